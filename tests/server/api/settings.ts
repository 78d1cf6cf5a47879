// The settings of an account: name, password, sessions, the export of all of it, and its end.

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TableName, tables } from '#server/database/database';
import { call, logIn, newStudent, type Student } from '../../support/people.ts';
import { seedQuiz } from '../../support/quizzes.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';
import { reminders } from './togetherSuccesses.ts';

const MINUTE = 60_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

type Row = { session_id: number; device: string | null; created_at: string; last_used_at: string; is_current: boolean };

/** What the export calls each column of a document; null: the server's own. A new column does not compile without its line. */
const exportedAs: Record<keyof typeof tables.documents.$inferSelect, string | null> = {
  id: 'doc_id',
  userId: null,
  filename: 'filename',
  kind: 'kind',
  sizeBytes: 'size_bytes',
  fileKey: null,
  uploadKey: null,
  timerChoice: null,
  uploadedAt: 'uploaded_at',
  status: 'upload_status',
  error: 'error',
  errorCode: 'error_code',
  quizId: 'generated_quiz_id',
  claimedBy: null,
  deletedAt: 'deleted_at',
  rewrittenAt: null,
  betterAfter: null,
  betterTries: null,
  betterBy: null,
  betterDone: null,
  betterParts: null,
  betterQuizId: null,
  openChoices: null,
  letters: 'letters',
  wishes: 'wishes',
  parts: 'parts',
  partCount: null,
  unreadPages: null,
  sourceId: 'source_id',
};

/** The part of the export that has the rows of a table; null: none, they are the server's own. A new table does not compile without its line. */
const partOf: Record<TableName, string | null> = {
  users: 'user',
  documents: 'documents',
  quizzes: 'quizzes',
  submissions: 'quizzes',
  quizShares: 'shared',
  quizMembers: 'shared',
  studyGroups: 'groups',
  groupMembers: 'groups',
  assignments: 'groups',
  assignmentVersions: 'groups',
  reviewEvents: 'reviews',
  reviewSettings: 'review_settings',
  // `GET /documents/{id}/text` gives it.
  documentTexts: null,
  givenKeys: null,
  goneSessions: null,
  identities: null,
  jobs: null,
  knownBrowsers: null,
  languageModel: null,
  mailTokens: null,
  mails: null,
  modelReplies: null,
  pushKeys: null,
  pushMessages: null,
  pushSubscriptions: 'reminders',
  sessions: null,
};

export const settings: Suite = (start) => {
  const server = useServer(start, { now: () => time });
  let time = Date.parse('2026-11-22T10:00:00Z');

  const detailOf = async (response: Response) => ((await response.json()) as { detail: unknown }).detail;
  const tokenIn = (mail: { link: string } | undefined) => mail?.link.split('/').pop() ?? '';
  const sessionsOf = async (student: Student) => (await (await student.call('sessions')).json()) as Row[];

  describe('the name', () => {
    test.each(['Ama', 'Āma Ọ̀ṣun', '李明', 'x'.repeat(24), '  Ama  '])('"%s" is kept, and told with the user', async (name) => {
      const student = await newStudent(server);
      const changed = await student.call('changeProfile', { body: { display_name: name } });
      expect(changed.status).toBe(200);
      const user = await changed.json();
      expect(user).toMatchObject({ email: student.email, display_name: name.trim() });
      expect(await (await student.call('me')).json()).toEqual(user);
    });
  });

  describe('a change of the password', () => {
    test('takes the current one, ends every other session, and keeps this one', async () => {
      const phone = await newStudent(server);
      const laptop = await logIn(server, phone.email, phone.password);
      const token = tokenIn((await server.outbox()).findLast((mail) => mail.to === phone.email));
      expect((await call(server, 'verifyEmail', { params: { token } })).status).toBe(200);
      await call(server, 'forgotPassword', { body: { email: phone.email } });
      // The link is made when its mail is written: before the change.
      const reset = (await server.outbox()).findLast((mail) => mail.to === phone.email && /reset/i.test(mail.subject));
      const body = { current_password: phone.password, new_password: 'purple monkey dishwasher' };
      expect((await phone.call('changePassword', { body })).status).toBe(200);
      expect((await phone.call('me')).status).toBe(200);
      expect((await laptop.call('me')).status).toBe(401);
      const old = await call(server, 'login', { body: { username: phone.email, password: phone.password } });
      expect(old.status).toBe(401);
      await logIn(server, phone.email, 'purple monkey dishwasher');
      const link = { token: tokenIn(reset), new_password: 'somebody elses' };
      expect((await call(server, 'resetPassword', { body: link })).status).toBe(400);
    });

    test('ends no reset link while the address is not verified: its owner may be somebody else', async () => {
      const stranger = await newStudent(server);
      await call(server, 'forgotPassword', { body: { email: stranger.email } });
      const reset = (await server.outbox()).findLast((mail) => mail.to === stranger.email && /reset/i.test(mail.subject));
      const body = { current_password: stranger.password, new_password: 'purple monkey dishwasher' };
      expect((await stranger.call('changePassword', { body })).status).toBe(200);
      const link = { token: tokenIn(reset), new_password: 'the owner takes it' };
      expect((await call(server, 'resetPassword', { body: link })).status).toBe(200);
      expect((await stranger.call('me')).status).toBe(401);
      await logIn(server, stranger.email, 'the owner takes it');
    });

    test('with a wrong current one is 403 and changes nothing', async () => {
      const student = await newStudent(server);
      const body = { current_password: 'not this one', new_password: 'purple monkey dishwasher' };
      const refused = await student.call('changePassword', { body });
      expect(refused.status).toBe(403);
      expect(await detailOf(refused)).toBe('The current password is wrong.');
      await logIn(server, student.email, student.password);
    });
  });

  describe('the sessions', () => {
    test('are told with their device in plain words, the asking one marked', async () => {
      const first = await newStudent(server);
      const headers = { 'User-Agent': PHONE };
      time += 5 * MINUTE;
      const answer = await call(server, 'login', { body: { username: first.email, password: first.password }, headers });
      const { access_token } = (await answer.json()) as { access_token: string };
      const rows = (await (await call(server, 'sessions', {}, access_token)).json()) as Row[];
      expect(rows).toMatchObject([
        {
          device: 'Chrome on Android',
          browser: 'Chrome',
          system: 'Android',
          last_used_at: new Date(time).toISOString(),
          is_current: true,
        },
        { device: null, created_at: new Date(time - 5 * MINUTE).toISOString(), is_current: false },
      ]);
      expect(JSON.stringify(rows)).not.toContain(access_token);
    });

    test('one is ended, and only by its own student', async () => {
      const phone = await newStudent(server);
      const laptop = await logIn(server, phone.email, phone.password);
      const stranger = await newStudent(server);
      const id = (await sessionsOf(laptop)).find((row) => row.is_current)?.session_id ?? 0;
      const end = (student: Student) => student.call('endSession', { params: { session_id: id } });
      expect((await end(stranger)).status).toBe(404);
      expect((await laptop.call('me')).status).toBe(200);
      expect((await end(phone)).status).toBe(200);
      expect((await laptop.call('me')).status).toBe(401);
      expect((await end(phone)).status).toBe(404);
    });

    test('all others are ended at once', async () => {
      const phone = await newStudent(server);
      const others = await Promise.all([1, 2, 3].map(() => logIn(server, phone.email, phone.password)));
      const stranger = await newStudent(server);
      expect((await phone.call('endOtherSessions')).status).toBe(200);
      expect(await sessionsOf(phone)).toMatchObject([{ is_current: true }]);
      for (const other of others) expect((await other.call('me')).status).toBe(401);
      expect((await stranger.call('me')).status).toBe(200);
    });
  });

  describe('the export', () => {
    test('holds the user, documents, quizzes and submissions with answers, and nobody else', async () => {
      const student = await newStudent(server);
      const stranger = await newStudent(server);
      await seedQuiz(server, stranger);
      const { quizId, documentId } = await seedQuiz(server, student);
      await student.call('submit', { params: { id: quizId }, body: { answers: [{ question_id: 1, answer_given: 'B' }] } });
      const events = [1, 2].map((id) => ({ event_id: `e-${id}`, at: 1, quiz_id: quizId, question_id: id, kind: 'missed' }));
      await student.call('addReviews', { body: { events } });
      const response = await student.call('exportAccount');
      expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="oasis-export.json"');
      const text = await response.text();
      const all = JSON.parse(text);
      expect(new Set(Object.keys(all))).toEqual(
        new Set(['exported_at', ...Object.values(partOf).filter((part) => part !== null)]),
      );
      expect(all.user).toMatchObject({ email: student.email, is_verified: false });
      expect(all.documents).toMatchObject([{ doc_id: documentId, generated_quiz_id: quizId, upload_status: 'completed' }]);
      expect(new Set(Object.keys(all.documents[0]))).toEqual(new Set(Object.values(exportedAs).filter((name) => name !== null)));
      expect(all.quizzes).toMatchObject([{ quiz_id: quizId, questions: expect.any(Array) }]);
      expect(all.quizzes[0].submissions).toMatchObject([
        { score: expect.any(Number), answers: [{ question_id: 1, answer_given: 'B' }], results: expect.any(Array) },
      ]);
      expect(all.reviews).toEqual(expect.arrayContaining(events));
      expect(text).not.toMatch(/argon2|password|token/i);
      expect(text).not.toContain(stranger.email);
    });
  });

  describe('the end of an account', () => {
    const filesOf = async () =>
      (await readdir(path.join(server.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

    test('takes every row and every file with it, and leaves those of others', async () => {
      const student = await newStudent(server);
      const stranger = await newStudent(server);
      const { quizId } = await seedQuiz(server, student);
      const theirs = await seedQuiz(server, stranger);
      const answers = [{ question_id: 1, answer_given: 'B' }];
      await student.call('submit', { params: { id: quizId }, body: { answers } });
      await stranger.call('submit', { params: { id: theirs.quizId }, body: { answers } });
      await student.call('addReviews', {
        body: { events: [{ event_id: 'e', at: 1, quiz_id: quizId, question_id: 1, kind: 'missed' }] },
      });
      const choices = [{ name: 'retention', value: 0.8, chosen_at: new Date(time).toISOString() }];
      await student.call('chooseReview', { body: { choices } });
      await student.call('setReminders', { body: { ...reminders, assignment_due: true } });
      const before = (await filesOf()).length;
      const form = new FormData();
      form.append('file', new File(['A norm is a rule that a group shares.'], 'notes.txt', { type: 'text/plain' }));
      expect((await student.call('upload', { body: form })).status).toBe(201);
      expect(await filesOf()).toHaveLength(before + 1);
      const { user_id: userId } = (await (await student.call('me')).json()) as { user_id: number };

      expect((await student.call('deleteAccount', { body: { password: student.password } })).status).toBe(200);

      expect((await student.call('me')).status).toBe(401);
      expect(await filesOf()).toHaveLength(before);
      const { query } = server.deps.db;
      const tables = Object.values(query) as unknown as { findMany: () => PromiseLike<{ userId?: number }[]> }[];
      for (const table of tables) expect((await table.findMany()).filter((row) => row.userId === userId)).toEqual([]);
      expect((await query.users.findMany()).map((row) => row.id)).not.toContain(userId);
      expect((await stranger.call('score', { params: { id: theirs.quizId } })).status).toBe(200);
      // The address is free again.
      await newStudent(server, { email: student.email });
    });

    test.each([{}, { password: 'not this one' }, { email: 'set below' }])('with %o is 403, and all stays', async (given) => {
      const student = await newStudent(server);
      const body = 'email' in given ? { email: student.email } : given;
      const refused = await student.call('deleteAccount', { body });
      expect(refused.status).toBe(403);
      expect(await detailOf(refused)).toBe('The password is wrong.');
      expect((await student.call('me')).status).toBe(200);
    });
  });

  describe('a new password that anybody would try', () => {
    test.each(['password1', '        ', 'own-name'])('"%s" is refused at registration, reset and change', async (password) => {
      const registered = await call(server, 'register', { body: { email: 'own-name@example.com', password } });
      expect(registered.status).toBe(422);
      if (/own-name/i.test(password)) return;
      const student = await newStudent(server);
      const change = { current_password: student.password, new_password: password };
      expect((await student.call('changePassword', { body: change })).status).toBe(422);
      await call(server, 'forgotPassword', { body: { email: student.email } });
      const mail = (await server.outbox()).findLast((one) => one.to === student.email);
      const token = mail?.link.split('/').pop() ?? '';
      expect((await call(server, 'resetPassword', { body: { token, new_password: password } })).status).toBe(422);
      // The link still works.
      expect((await call(server, 'resetPassword', { body: { token, new_password: 'a brand new one' } })).status).toBe(200);
    });
  });
};
