// Lists every failure of the API: its code, which programs compare, and its status. The catalogue of texts has its sentence, which
// only people read. A code is never renamed or given another meaning: apps of before know it.

/** Parameters of a sentence. */
export type FailureParams = Record<string, string | number>;

type FailureRow = {
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 507;
  /** the number of seconds after which to try again */
  retryAfter?: number;
  /** the `type` of the issue, if the failure concerns one field */
  type?: string;
};

export const failureRows = {
  // Any call
  account_gone: { status: 401 },
  login_needed: { status: 401 },
  not_valid: { status: 422 },
  no_such_address: { status: 404 },
  method_not_allowed: { status: 405 },
  no_request: { status: 400 },
  not_for_students: { status: 404 },
  too_large: { status: 413 },
  too_slow: { status: 408, retryAfter: 5 },
  too_many_tries: { status: 429 },
  busy: { status: 503, retryAfter: 5 },
  starting: { status: 503, retryAfter: 2 },
  server_full: { status: 507 },
  unexpected: { status: 500 },

  // Accounts
  email_taken: { status: 409 },
  wrong_login: { status: 401 },
  verification_link_invalid: { status: 400 },
  reset_link_invalid: { status: 400 },
  password_blank: { status: 422 },
  password_common: { status: 422 },
  password_is_address: { status: 422 },
  password_missing: { status: 409 },
  wrong_current_password: { status: 403 },
  wrong_password: { status: 403 },
  wrong_address: { status: 403 },
  login_too_old: { status: 403 },
  export_running: { status: 503, retryAfter: 5 },
  session_not_found: { status: 404 },
  provider_email_missing: { status: 403 },
  provider_email_unverified: { status: 403 },
  provider_email_unusable: { status: 403 },
  provider_login_lost: { status: 400 },
  provider_login_cancelled: { status: 403 },
  provider_login_refused: { status: 403 },

  // Documents
  document_not_found: { status: 404 },
  file_missing: { status: 422, type: 'missing' },
  file_empty: { status: 422 },
  file_type: { status: 415 },
  file_too_large: { status: 413 },
  file_not_stored: { status: 503, retryAfter: 10 },
  file_has_no_room: { status: 507 },
  file_gone: { status: 409 },
  upload_broken_off: { status: 422, type: 'incomplete' },
  upload_stalled: { status: 408, retryAfter: 5 },
  too_many_documents: { status: 403 },
  too_many_megabytes: { status: 403 },
  too_many_unread: { status: 429, retryAfter: 60 },

  // Quizzes
  quiz_not_found: { status: 404 },
  quiz_not_open: { status: 403 },
  not_quiz_owner: { status: 403 },
  edited_quiz_not_found: { status: 422 },
  download_hidden: { status: 403 },
  download_running: { status: 503, retryAfter: 5 },
  quiz_too_large_for_format: { status: 422 },
  submission_not_found: { status: 404 },
  nothing_submitted: { status: 404 },
  submitted_otherwise: { status: 409 },
  key_used_otherwise: { status: 409 },

  // Shared quizzes and groups
  link_gone: { status: 404 },
  link_ends_early: { status: 422 },
  leaderboard_not_found: { status: 404 },
  leaderboard_hidden: { status: 403 },
  name_taken: { status: 409 },
  group_not_found: { status: 404 },
  not_group_owner: { status: 403 },
  group_full: { status: 403 },
  too_many_groups: { status: 403 },
  invitation_gone: { status: 404 },
  member_not_found: { status: 404 },
  assignment_not_found: { status: 404 },
  too_many_assignments: { status: 403 },
  closes_before_opening: { status: 422 },
  never_closes: { status: 422 },
  opens_later: { status: 409 },
  closes_earlier: { status: 409 },
  fewer_attempts: { status: 409 },
} as const satisfies Record<string, FailureRow>;

export type FailureCode = keyof typeof failureRows;

/** The row of a code, in its general type. */
export function failureRow(code: FailureCode): FailureRow {
  return failureRows[code];
}
