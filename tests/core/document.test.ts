import { expect, test } from 'vitest';
import { refusePassword } from '#core/account/password';
import { endpoints, pathOf } from '#core/api/endpoints';
import { type DocumentRow, needsPolling, newestFirst, quizDelay, stateOf } from '#core/document/document';
import { checkUpload, MAX_UPLOAD_BYTES } from '#core/document/uploadRules';
import { exportFilename, wordFormat } from '#core/formats/exportFormat';
import { suggestedTimer } from '#core/quiz/questionTypes';
import type { QuestionType } from '#core/quiz/quiz';
import { adviceText } from '#texts/files';

const row = (upload_status: DocumentRow['upload_status'], generated_quiz_id: number | null = null): DocumentRow => ({
  doc_id: 1,
  filename: 'a.pdf',
  uploaded_at: '2026-11-20T10:00:00.000Z',
  upload_status,
  generated_quiz_id,
});

test.each([
  ['notes.pdf', 10, 'application/pdf', null],
  ['notes.pptx', 10, 'application/vnd.openxmlformats-officedocument.presentationml.presentation', null],
  ['notes.txt', 10, 'text/plain', null],
  ['notes.txt', 10, '', null],
  ['notes.docx', 10, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', null],
  ['notes.docx', 10, '', null],
  ['notes.doc', 10, 'application/msword', 'type'],
  ['notes.exe', 10, '', 'type'],
  ['notes.pdf', MAX_UPLOAD_BYTES, 'application/pdf', null],
  ['notes.pdf', MAX_UPLOAD_BYTES + 1, 'application/pdf', 'large'],
  ['notes.png', MAX_UPLOAD_BYTES + 1, 'image/png', 'large'],
  ['notes.pdf', 0, 'application/pdf', 'empty'],
])('%s of %i bytes and type %j: %s', (name, size, type, refusal) => {
  expect(checkUpload({ name, size, type })).toBe(refusal);
});

test.each([
  ['notes.doc', 'save it as PDF or DOCX'],
  ['deck.PPT', 'save it as PDF or PPTX'],
  ['marks.xlsx', 'as PDF'],
  ['board.JPG', 'scanner app'],
  ['page.heic', 'scanner app'],
  ['notes.exe', null],
])('%s is refused with advice: %s', (name, advice) => {
  const said = adviceText(name);
  if (advice === null) expect(said).toBeNull();
  else expect(said).toContain(advice);
});

test.each([
  ['pending', null, true, 'waiting', 'incomplete', 'generating'],
  ['processing', null, true, 'reading', 'incomplete', 'generating'],
  ['processing', 7, false, 'reading', 'incomplete', 'generating'],
  ['completed', null, false, 'writing', 'generating', 'generating'],
  ['completed', 7, false, 'ready', null, null],
  ['error', null, false, 'failed', 'incomplete', 'incomplete'],
] as const)('%s with quiz %j: polls %s, is %s, reads %j wide and %j small', (status, quizId, polls, state, wide, small) => {
  const document = row(status, quizId);
  expect(needsPolling([document])).toBe(polls);
  expect(stateOf(document)).toBe(state);
  expect(quizDelay(document, 'wide')).toBe(wide);
  expect(quizDelay(document, 'small')).toBe(small);
});

test('documents are listed newest first', () => {
  const dated = (doc_id: number, uploaded_at: string) => ({ ...row('completed', 1), doc_id, uploaded_at });
  const rows = [
    dated(1, '2026-01-01T00:00:00Z'),
    dated(2, '2026-03-01T00:00:00Z'),
    dated(3, '2026-03-01T00:00:00Z'),
    dated(4, '2026-02-01T00:00:00Z'),
  ];
  expect(newestFirst(rows).map((d) => d.doc_id)).toEqual([3, 2, 4, 1]);
});

test.each([
  ['My title', 7, 'my_title_id7.docx'],
  ['Lecture 4: Kinematics', 12, 'lecture_4__kinematics_id12.docx'],
  ['Ökologie', 1, '_kologie_id1.docx'],
])('the quiz %j (%i) is saved as %s', (title, id, name) => {
  expect(exportFilename(title, id, wordFormat)).toBe(name);
});

test.each([
  [0, 0, 60],
  [1, 0, 90],
  [12, 0, 1_080],
  [12, 2, 1_560],
  [2_000, 0, 86_400],
])('the suggested limit for %i questions and %i essays is %i seconds', (count, essays, seconds) => {
  const of = (length: number, question_type: QuestionType) => Array.from({ length }, () => ({ question_type }));
  expect(suggestedTimer([...of(count, 'multiple_choice'), ...of(essays, 'essay')])).toBe(seconds);
});

test.each([
  ['abcdefgh', 'abcdefgx', 'differ'],
  ['short', 'short', 'tooShort'],
  ['short', 'other', 'differ'],
  ['long enough', 'long enough', null],
])('the password %j repeated as %j: %s', (password, repeated, refusal) => {
  expect(refusePassword(password, repeated)).toBe(refusal);
});

test('a path carries its parameters, percent-encoded', () => {
  expect(pathOf(endpoints.score, { id: 7 })).toBe('/api/quizzes/7/score');
  expect(pathOf(endpoints.verifyEmail, { token: 'a/b' })).toBe('/api/auth/verify-email/a%2Fb');
});
