// The keystone: every call of the API, once. The device's client, the server's validation, docs/api.md and the contract
// test all read this table (specification, section 7; design, section 1).
import * as z from 'zod/mini';
import { DocumentRow, UploadAnswer } from './document.ts';
import { Quiz, SettingsChange } from './quiz.ts';
import { Receipt, Score, SubmissionRow, SubmitBody } from './submission.ts';
import { LoginForm, LoginProvider, Message, PasswordReset, PasswordResetRequest, Registration, Token, User } from './user.ts';

export const API_BASE = '/api';

export type BodyKind = 'none' | 'json' | 'form' | 'multipart';
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** below API_BASE; `{name}` is a parameter */
  path: string;
  auth: boolean;
  body: BodyKind;
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

const EmailAnswer = z.object({ email: z.string() });

export const endpoints = {
  login: {
    method: 'POST',
    path: '/auth/token',
    auth: false,
    body: 'form',
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
    request: SubmitBody,
    status: 200,
    answer: Receipt,
    headers: ['Idempotency-Key', 'Client-Now'],
    about: 'Hand in. The same key and body gives the same receipt; the same key with another body is 409.',
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
