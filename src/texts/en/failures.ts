// What the server says when it refuses, by the code of core/wire/failureCodes.
import type { FailureCode, FailureParams } from '#core/wire/failureCodes';
import { files } from './files.ts';

const formatCount = (count: string | number | undefined) => Number(count).toLocaleString('en');

export const failures = {
  // Any call
  account_gone: 'Please log in.',
  login_needed: 'Please log in.',
  not_valid: 'Not valid.',
  no_such_address: 'There is nothing at this address.',
  method_not_allowed: 'Method not allowed.',
  no_request: 'This server cannot answer this request.',
  not_for_students: 'This process does not answer requests from students.',
  too_large: 'The request is too large.',
  too_slow: 'The request took too long to arrive. Please try again.',
  too_many_tries: 'Too many tries. Please wait a little and try again.',
  busy: 'The server is busy. Please try again in a moment.',
  starting: 'Oasis is starting.',
  server_full: 'The server is full. Please try again later.',
  unexpected: 'Something went wrong on our side. Please try again.',

  // Accounts
  email_taken: 'An account with this email already exists.',
  wrong_login: 'Incorrect email or password.',
  verification_link_invalid: 'This verification link is invalid or expired.',
  reset_link_invalid: 'This reset link is invalid or expired.',
  password_blank: 'A password cannot be only spaces.',
  password_common: 'This password is too easy to guess. Choose another one.',
  password_is_address: 'The password cannot be your email address. Choose another one.',
  password_missing: 'This account has no password yet. Use "Forgot your password?" on the login page to set one.',
  wrong_current_password: 'The current password is wrong.',
  wrong_password: 'The password is wrong.',
  wrong_address: 'This is not the email address of your account.',
  login_too_old: 'Log in again first: an account without a password can be deleted only within 10 minutes of logging in.',
  export_running: 'Your last export is still being prepared. Please try again in a moment.',
  session_not_found: 'Session not found.',
  provider_email_missing: ({ provider }: FailureParams) => `${provider} did not tell us your email address.`,
  provider_email_unverified: ({ provider }: FailureParams) => `Your email address is not verified at ${provider}.`,
  provider_email_unusable: ({ provider }: FailureParams) => `Your email address at ${provider} cannot be used here.`,
  provider_login_lost: 'This login was not started in this browser, or it took too long.',
  provider_login_cancelled: 'The login was cancelled.',
  provider_login_refused: ({ provider }: FailureParams) => `${provider} refused the login.`,

  // Documents
  document_not_found: 'Document not found.',
  file_missing: 'Please choose a file.',
  file_empty: files.empty,
  file_type: files.wrongType,
  file_too_large: ({ name }: FailureParams) => files.tooLarge(String(name)),
  file_not_stored: 'The file could not be saved. Please try again.',
  file_has_no_room: 'The server has no room for this file. Please try again later.',
  file_gone: 'The file of this document is no longer stored. Please upload it again.',
  upload_broken_off: 'The upload was interrupted. Please try again.',
  upload_stalled: 'The upload stalled. Please try again.',
  too_many_documents: ({ limit }: FailureParams) =>
    `You have ${formatCount(limit)} documents, which is the limit. Delete one, then try again.`,
  too_many_megabytes: ({ limit }: FailureParams) =>
    `This would take you over your limit of ${formatCount(limit)} MB. Delete documents to free up space: it becomes free after 30 days.`,
  too_many_unread: 'Many of your documents are still being read. Please try again in a few minutes.',

  // Quizzes
  quiz_not_found: 'Quiz not found.',
  quiz_not_open: 'This quiz has not opened yet. Come back when it does.',
  not_quiz_owner: 'Only the owner of this quiz can do that.',
  edited_quiz_not_found: 'The quiz to edit was not found.',
  download_hidden: 'You can download this quiz once its answers are shown.',
  download_running: 'Your last download is still being prepared. Please try again in a moment.',
  quiz_too_large_for_format: 'This quiz is too large for this format. Choose JSON, or split it into two quizzes.',
  submission_not_found: 'Submission not found.',
  nothing_submitted: 'No submission found for this quiz',
  submitted_otherwise: 'Other answers were already handed in for this attempt.',
  key_used_otherwise: 'Something different was already sent under this key.',

  // Shared quizzes and groups
  link_gone: 'This link does not work. Ask the person who gave it to you for a new one.',
  link_ends_early: 'The link would expire before it starts. Choose a later time.',
  leaderboard_not_found: 'Leaderboard not found.',
  leaderboard_hidden: 'The leaderboard opens when the answers are shown.',
  name_taken: 'Someone here already has this name. Choose another one.',
  group_not_found: 'Group not found.',
  not_group_owner: 'Only the owner of this group can do that.',
  group_full: ({ limit }: FailureParams) => `A group has at most ${formatCount(limit)} members.`,
  too_many_groups: ({ limit }: FailureParams) => `You lead ${limit} groups, which is the limit. End one that you no longer need.`,
  invitation_gone: 'This invitation does not work. Ask the person who gave it to you for a new one.',
  member_not_found: 'Member not found.',
  assignment_not_found: 'Assignment not found.',
  too_many_assignments: ({ limit }: FailureParams) => `A group can have at most ${limit} quizzes. Unassign one first.`,
  closes_before_opening: 'It closes before it opens. Choose a later time.',
  never_closes: 'To show answers after closing, set a closing time.',
  opens_later: 'It is already open, and someone may have started. It cannot open later.',
  closes_earlier: 'After it opens you can only move the closing to a later time.',
  fewer_attempts: 'After it opens you can allow more attempts, but not fewer.',
} satisfies Record<FailureCode, string | ((params: FailureParams) => string)>;
