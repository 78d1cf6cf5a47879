// Lists every failure of the API: its code, which programs compare, its status and its sentence, which only people read. A code is
// never renamed or given another meaning: apps of before know it.
import { uploadTexts } from './document.ts';

/** What a sentence names. */
export type FailureParams = Record<string, string | number>;

type FailureRow = {
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 507;
  text: string | ((params: FailureParams) => string);
  /** after how many seconds it may be tried again */
  retryAfter?: number;
  /** the `type` of the issue, where the failure is about one field */
  type?: string;
};

const formatCount = (count: string | number | undefined) => Number(count).toLocaleString('en');

export const failureRows = {
  // Any call
  account_gone: { status: 401, text: 'Please log in.' },
  login_needed: { status: 401, text: 'Please log in.' },
  not_valid: { status: 422, text: 'Not valid.' },
  no_such_address: { status: 404, text: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, text: 'Method not allowed.' },
  no_request: { status: 400, text: 'This is no request for this server.' },
  not_for_students: { status: 404, text: 'This process answers no requests of students.' },
  too_large: { status: 413, text: 'The request is too large.' },
  too_slow: { status: 408, text: 'The request took too long to arrive. Please try again.', retryAfter: 5 },
  too_many_tries: { status: 429, text: 'Too many tries. Please wait a little and try again.' },
  busy: { status: 503, text: 'The server is busy. Please try again in a moment.', retryAfter: 5 },
  starting: { status: 503, text: 'Oasis is starting.', retryAfter: 2 },
  server_full: { status: 507, text: 'The server has no room left. Please try again later.' },
  unexpected: { status: 500, text: 'Something went wrong on our side. Please try again.' },

  // Accounts
  email_taken: { status: 409, text: 'An account with this email already exists.' },
  wrong_login: { status: 401, text: 'Incorrect email or password.' },
  verification_link_invalid: { status: 400, text: 'This verification link is invalid or expired.' },
  reset_link_invalid: { status: 400, text: 'This reset link is invalid or expired.' },
  password_blank: { status: 422, text: 'A password needs more than spaces.' },
  password_common: {
    status: 422,
    text: 'This password is one of the first that anybody would try. Choose another one.',
  },
  password_is_address: { status: 422, text: 'The password cannot be your email address. Choose another one.' },
  password_missing: {
    status: 409,
    text: 'This account has no password yet. "Forgot your password?" on the login page sets one.',
  },
  wrong_current_password: { status: 403, text: 'The current password is not right.' },
  wrong_password: { status: 403, text: 'The password is not right.' },
  wrong_address: { status: 403, text: 'This is not the email address of your account.' },
  login_too_old: {
    status: 403,
    text: 'Log in again first: an account without a password can be deleted within 10 minutes of a login.',
  },
  export_running: {
    status: 503,
    text: 'Your last export is still being made. Please try again in a moment.',
    retryAfter: 5,
  },
  session_not_found: { status: 404, text: 'Session not found.' },
  provider_email_missing: { status: 403, text: ({ provider }) => `${provider} did not tell us your email address.` },
  provider_email_unverified: { status: 403, text: ({ provider }) => `Your email address is not verified at ${provider}.` },
  provider_email_unusable: { status: 403, text: ({ provider }) => `Your email address at ${provider} cannot be used here.` },
  provider_login_lost: { status: 400, text: 'This login was not started in this browser, or it took too long.' },
  provider_login_cancelled: { status: 403, text: 'The login was cancelled.' },
  provider_login_refused: { status: 403, text: ({ provider }) => `${provider} refused the login.` },

  // Documents
  document_not_found: { status: 404, text: 'Document not found.' },
  file_missing: { status: 422, text: 'Please choose a file.', type: 'missing' },
  file_empty: { status: 422, text: uploadTexts.empty },
  file_type: { status: 415, text: uploadTexts.wrongType },
  file_too_large: { status: 413, text: ({ name }) => uploadTexts.tooLarge(String(name)) },
  file_not_stored: { status: 503, text: 'The file could not be stored. Please try again.', retryAfter: 10 },
  file_has_no_room: { status: 507, text: 'The server has no room for this file. Please try again later.' },
  file_gone: { status: 409, text: 'The file of this document is not kept any more. Upload it again.' },
  upload_broken_off: { status: 422, text: 'The upload broke off. Please try again.', type: 'incomplete' },
  upload_stalled: { status: 408, text: 'The upload came to a standstill. Please try again.', retryAfter: 5 },
  too_many_documents: {
    status: 403,
    text: ({ limit }) =>
      `You have ${formatCount(limit)} documents, and one student may keep no more here. Delete one, then try again.`,
  },
  too_many_megabytes: {
    status: 403,
    text: ({ limit }) =>
      `Your documents, quizzes and answers would take more than the ${formatCount(limit)} MB that one student may use here. Delete documents: their files make room after 30 days.`,
  },
  too_many_unread: {
    status: 429,
    text: 'Many of your documents are still being read. Please try again in a few minutes.',
    retryAfter: 60,
  },

  // Quizzes
  quiz_not_found: { status: 404, text: 'Quiz not found.' },
  quiz_not_open: { status: 403, text: 'This quiz has not opened yet. Come back when it does.' },
  not_quiz_owner: { status: 403, text: 'Only the owner of this quiz may do that.' },
  edited_quiz_not_found: { status: 422, text: 'There is no such quiz to edit.' },
  download_hidden: { status: 403, text: 'This quiz can be downloaded when its answers are shown.' },
  download_running: {
    status: 503,
    text: 'Your last download is still being made. Please try again in a moment.',
    retryAfter: 5,
  },
  quiz_too_large_for_format: {
    status: 422,
    text: 'This quiz is too large for a file of this format. Choose JSON, or make two quizzes of it.',
  },
  submission_not_found: { status: 404, text: 'Submission not found.' },
  nothing_submitted: { status: 404, text: 'No submission found for this quiz' },
  submitted_otherwise: { status: 409, text: 'These answers were handed in before, in another version.' },
  key_used_otherwise: { status: 409, text: 'Something else was sent under this key before.' },

  // Shared quizzes and groups
  link_gone: { status: 404, text: 'This link does not work (any more). Ask whoever gave it to you for a new one.' },
  link_ends_early: { status: 422, text: 'The link would have run out before it begins. Choose a later time.' },
  leaderboard_not_found: { status: 404, text: 'Leaderboard not found.' },
  leaderboard_hidden: { status: 403, text: 'The leaderboard opens when the answers are shown.' },
  name_taken: { status: 409, text: 'Somebody here has this name already. Choose another one.' },
  group_not_found: { status: 404, text: 'Group not found.' },
  not_group_owner: { status: 403, text: 'Only the owner of this group may do that.' },
  group_full: { status: 403, text: ({ limit }) => `A group has at most ${formatCount(limit)} members.` },
  too_many_groups: { status: 403, text: ({ limit }) => `You lead ${limit} groups. Delete one that you do not need any more.` },
  invitation_gone: {
    status: 404,
    text: 'This invitation does not work (any more). Ask whoever gave it to you for a new one.',
  },
  member_not_found: { status: 404, text: 'Member not found.' },
  assignment_not_found: { status: 404, text: 'Assignment not found.' },
  too_many_assignments: {
    status: 403,
    text: ({ limit }) => `A group is assigned at most ${limit} quizzes. End one of them.`,
  },
  closes_before_opening: { status: 422, text: 'It closes before it opens. Choose a later time.' },
  never_closes: { status: 422, text: 'Answers that are shown after the closing need a time at which it closes.' },
  opens_later: { status: 409, text: 'It is open already, and somebody may have begun. It cannot be made to open later.' },
  closes_earlier: {
    status: 409,
    text: 'Once it is open, the closing can be moved to a later time, not to an earlier one: who works offline would not hear of it and be late.',
  },
  fewer_attempts: {
    status: 409,
    text: 'Once it is open, more attempts can be allowed, not fewer: somebody may have used them already.',
  },
} as const satisfies Record<string, FailureRow>;

export type FailureCode = keyof typeof failureRows;

/** The row of a code, as any row may be. */
export function failureRow(code: FailureCode): FailureRow {
  return failureRows[code];
}
