// The calls that every page may make. With togetherEndpoints.ts, which a page loads on demand, they are the system's central
// table (allEndpoints.ts). The device's client, the server's validation, its OpenAPI document and the contract test read it
// (D1.4).
import * as z from 'zod/mini';
import { Message } from '../account/user.ts';
import { DocumentRow, UploadAnswer } from '../document/document.ts';
import { DocumentText } from '../document/documentText.ts';
import { GivenLetters, OpenChoice } from '../document/openChoice.ts';
import { Part, QuizOfDocument } from '../document/wishes.ts';
import { CreatedQuiz, NewQuiz, Quiz, SettingsChange } from '../quiz/quiz.ts';
import { HistoryRow, MarksBody, Receipt, Score, SubmissionRow, SubmitBody } from '../submission/submission.ts';
import { type Endpoint, SMALL_BODY } from '../wire/endpoint.ts';
import { accountEndpoints } from './accountEndpoints.ts';
import { reviewEndpoints } from './reviewEndpoints.ts';

export const API_BASE = '/api';

export type { Endpoint } from '../wire/endpoint.ts';

/** Enough for 60 essays of 20,000 characters in any script. */
const ANSWERS_BODY = 4 * 1024 * 1024;
/** 500 marks with 50 points each. */
const MARKS_BODY = 256 * 1024;

/** 200 parts with their headings. */
const WISHES_BODY = 512 * 1024;

/** 500 questions with explanations; a JSON escape takes at most six bytes for a character. */
const OWN_QUIZ_BODY = 16 * 1024 * 1024;

export const endpoints = {
  ...accountEndpoints,
  documents: {
    method: 'GET',
    path: '/documents',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: z.array(DocumentRow),
    query: ['limit', 'before'],
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
  },
  parts: {
    method: 'GET',
    path: '/documents/{doc_id}/parts',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: z.array(Part),
  },
  writeAnother: {
    method: 'POST',
    path: '/documents/{doc_id}/quizzes',
    auth: true,
    body: 'json',
    maxBytes: WISHES_BODY,
    request: QuizOfDocument,
    status: 201,
    answer: UploadAnswer,
    headers: ['Idempotency-Key'],
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/documents/{doc_id}',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: Message,
  },
  restoreDocument: {
    method: 'POST',
    path: '/documents/{doc_id}/restore',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: DocumentRow,
  },
  documentText: {
    method: 'GET',
    path: '/documents/{doc_id}/text',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: DocumentText,
  },
  openChoices: {
    method: 'GET',
    path: '/documents/{doc_id}/open-choices',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: z.array(OpenChoice),
  },
  giveLetters: {
    method: 'PUT',
    path: '/documents/{doc_id}/letters',
    auth: true,
    body: 'json',
    maxBytes: SMALL_BODY,
    request: GivenLetters,
    status: 200,
    answer: DocumentRow,
  },
  createQuiz: {
    method: 'POST',
    path: '/quizzes',
    auth: true,
    body: 'json',
    maxBytes: OWN_QUIZ_BODY,
    request: NewQuiz,
    status: 201,
    answer: CreatedQuiz,
    headers: ['Idempotency-Key'],
  },
  quiz: {
    method: 'GET',
    path: '/quizzes/{id}',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: Quiz,
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
  },
  submissions: {
    method: 'GET',
    path: '/quizzes/{id}/submissions',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: z.array(SubmissionRow),
  },
  submission: {
    method: 'GET',
    path: '/quizzes/{id}/submissions/{submission_id}',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: Receipt,
  },
  history: {
    method: 'GET',
    path: '/submissions',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: z.array(HistoryRow),
  },
  score: {
    method: 'GET',
    path: '/quizzes/{id}/score',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: Score,
  },
  download: {
    method: 'GET',
    path: '/quizzes/{id}/download',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: null,
    query: ['format', 'language'],
  },
  ...reviewEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** `/api/quizzes/7/score` for the endpoint's path and `{id: 7}`. Parameters are percent-encoded. */
export function pathOf(endpoint: Endpoint, params: Record<string, string | number> = {}): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const query = (endpoint.query ?? []).filter((name) => name in params);
  const queryString = query.map((name) => `${name}=${encodeURIComponent(String(params[name]))}`).join('&');
  return API_BASE + path + (queryString === '' ? '' : `?${queryString}`);
}
