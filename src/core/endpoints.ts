// Every call of the API, once: the central table of the system. The device's client, the server's validation, docs/api.md and
// the contract test all read it (D1.4).
import * as z from 'zod/mini';
import { DocumentRow, UploadAnswer } from './document.ts';
import { Quiz, SettingsChange } from './quiz.ts';
import { MarksBody, Receipt, Score, SubmissionRow, SubmitBody } from './submission.ts';
import {
  AccountDeletion,
  LoginForm,
  LoginProvider,
  Message,
  PasswordChange,
  PasswordReset,
  PasswordResetRequest,
  ProfileChange,
  Registration,
  SessionRow,
  Token,
  User,
} from './user.ts';

export const API_BASE = '/api';

export type BodyKind = 'none' | 'json' | 'form' | 'multipart';
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** below API_BASE; `{name}` is a parameter */
  path: string;
  auth: boolean;
  body: BodyKind;
  /** the most bytes of a body that the server reads: said wherever there is a `request` */
  maxBytes?: number;
  /** checked by the server; null where there is no body, or where it is a stream */
  request: z.ZodMiniType | null;
  /** the success status */
  status: 200 | 201;
  /** checked by the device; null where the answer is a file */
  answer: z.ZodMiniType | null;
  /** headers that are understood, all optional */
  headers?: readonly string[];
  about: string;
};

/** A form of a few fields. */
const SMALL_BODY = 8 * 1024;
/** 60 essays of 20,000 characters fit, in any script. */
const ANSWERS_BODY = 4 * 1024 * 1024;
/** 500 marks with 50 points each. */
const MARKS_BODY = 256 * 1024;

const EmailAnswer = z.object({ email: z.string() });

export const endpoints = {
  login: {
    method: 'POST',
    path: '/auth/token',
    auth: false,
    body: 'form',
    maxBytes: SMALL_BODY,
    request: LoginForm,
    status: 200,
    answer: Token,
    about: 'Log in. `username` holds the e-mail.',
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    auth: false,
    body: 'json',
    maxBytes: SMALL_BODY,
    request: Registration,
    status: 201,
    answer: EmailAnswer,
    about: 'Create an account and send the verification mail.',
  },
  providers: {
    method: 'GET',
    path: '/auth/providers',
    auth: false,
    body: 'none',
    request: null,
    status: 200,
    answer: z.array(LoginProvider),
    about:
      'Third-party logins, if any. Lead the browser to `login_path`; it returns to /auth/callback#token=… or /auth/callback?error=….',
  },
  me: {
    method: 'GET',
    path: '/auth/users/me',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: User,
    about: 'The current user.',
  },
  verifyEmail: {
    method: 'POST',
    path: '/auth/verify-email/{token}',
    auth: false,
    body: 'none',
    request: null,
    status: 200,
    answer: Message,
    about: 'Verify an e-mail address. A link that was used already answers success.',
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    auth: false,
    body: 'json',
    maxBytes: SMALL_BODY,
    request: PasswordResetRequest,
    status: 200,
    answer: Message,
    about: 'Send reset instructions, if the account exists. The answer is the same either way.',
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    auth: false,
    body: 'json',
    maxBytes: SMALL_BODY,
    request: PasswordReset,
    status: 200,
    answer: Message,
    about: 'Set a new password. Ends every session of the user.',
  },
  resendVerification: {
    method: 'POST',
    path: '/auth/request-verification-email',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: Message,
    about: 'Send the verification mail again.',
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: Message,
    about: 'End this session.',
  },
  changeProfile: {
    method: 'PATCH',
    path: '/account',
    auth: true,
    body: 'json',
    maxBytes: SMALL_BODY,
    request: ProfileChange,
    status: 200,
    answer: User,
    about: 'Set the name that the student is called by, or take it away with null.',
  },
  changePassword: {
    method: 'PUT',
    path: '/account/password',
    auth: true,
    body: 'json',
    maxBytes: SMALL_BODY,
    request: PasswordChange,
    status: 200,
    answer: Message,
    about: 'Change the password. Ends every other session of the user. A wrong current password is 403.',
  },
  sessions: {
    method: 'GET',
    path: '/account/sessions',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: z.array(SessionRow),
    about: 'Where the user is signed in, last used first.',
  },
  endSession: {
    method: 'DELETE',
    path: '/account/sessions/{session_id}',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: Message,
    about: 'End one session of the user. One that is gone already is 404.',
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/account/sessions',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: Message,
    about: 'End every session of the user but this one.',
  },
  exportAccount: {
    method: 'GET',
    path: '/account/export',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: null,
    about: 'All that is kept of the user as one JSON file: the account, documents, quizzes, submissions with answers.',
  },
  deleteAccount: {
    method: 'POST',
    path: '/account/delete',
    auth: true,
    body: 'json',
    maxBytes: SMALL_BODY,
    request: AccountDeletion,
    status: 200,
    answer: Message,
    about:
      'Delete the account with everything that belongs to it, for good. It asks for the password; an account without one for its own e-mail, within 10 minutes of signing in. Anything else is 403.',
  },
  documents: {
    method: 'GET',
    path: '/documents',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: z.array(DocumentRow),
    about: 'The documents, newest first.',
  },
  upload: {
    method: 'POST',
    path: '/documents/upload',
    auth: true,
    body: 'multipart',
    request: null,
    status: 201,
    answer: UploadAnswer,
    headers: ['Idempotency-Key'],
    about: 'Upload one document: the field `file`, and optionally `timer_duration_seconds` (60 to 86400, or `suggested`).',
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/documents/{doc_id}',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: Message,
    about: 'Delete a document. It can be restored; submissions to its quiz are still accepted.',
  },
  restoreDocument: {
    method: 'POST',
    path: '/documents/{doc_id}/restore',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: DocumentRow,
    about: 'Undo a deletion.',
  },
  quiz: {
    method: 'GET',
    path: '/quizzes/{id}',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: Quiz,
    about: 'A quiz. Its questions never change.',
  },
  changeQuiz: {
    method: 'PATCH',
    path: '/quizzes/{id}',
    auth: true,
    body: 'json',
    maxBytes: SMALL_BODY,
    request: SettingsChange,
    status: 200,
    answer: Quiz,
    about: 'Change the time limit. An attempt that has begun keeps its deadline.',
  },
  submit: {
    method: 'POST',
    path: '/quizzes/{id}/submit',
    auth: true,
    body: 'json',
    maxBytes: ANSWERS_BODY,
    request: SubmitBody,
    status: 200,
    answer: Receipt,
    headers: ['Idempotency-Key', 'Client-Now'],
    about: 'Hand in. The same key and body gives the same receipt; the same key with another body is 409.',
  },
  mark: {
    method: 'PUT',
    path: '/quizzes/{id}/submissions/{submission_id}/marks',
    auth: true,
    body: 'json',
    maxBytes: MARKS_BODY,
    request: MarksBody,
    status: 200,
    answer: Receipt,
    headers: ['Client-Now'],
    about:
      'What the student says of answers after handing in: the covered points of an essay, or that a refused typed answer was right. The newest mark of each question counts, whatever order they arrive in.',
  },
  submissions: {
    method: 'GET',
    path: '/quizzes/{id}/submissions',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: z.array(SubmissionRow),
    about: 'Every submission, newest first.',
  },
  score: {
    method: 'GET',
    path: '/quizzes/{id}/score',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: Score,
    about: 'The newest submission, scored.',
  },
  download: {
    method: 'GET',
    path: '/quizzes/{id}/download',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: null,
    about: 'The quiz as a DOCX file.',
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export type RequestOf<N extends EndpointName> = (typeof endpoints)[N]['request'] extends infer S extends z.ZodMiniType
  ? z.input<S>
  : undefined;
export type AnswerOf<N extends EndpointName> = (typeof endpoints)[N]['answer'] extends infer S extends z.ZodMiniType
  ? z.output<S>
  : unknown;

/** `/api/quizzes/7/score` for the endpoint's path and `{id: 7}`; every parameter is percent-encoded. */
export function pathOf(endpoint: Endpoint, params: Record<string, string | number> = {}): string {
  return API_BASE + endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}
