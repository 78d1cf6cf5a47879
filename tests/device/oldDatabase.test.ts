// A whole database of version adc449b8 (26 November 2026), opened by this one: each row of each table is still there as it was written.
import { Dexie } from 'dexie';
import { expect, onTestFinished, test } from 'vitest';
import { keepMissing } from '#device/quizzes/library';
import { createDatabase } from '#device/rows/db';
import { smallQuiz } from '../support/testDatabase.ts';

const attemptId = '6f1c2a90-3f0e-4f3b-9d55-0a3e1b7c2d10';
const queued = { userId: 1, state: 'waiting', reason: null, tries: 3, retryAt: 1_700_000_004_000, notBefore: 0 };
const attempt = {
  ...{ attemptId, userId: 1, quizId: 7, openKey: '1:7', practice: false, startedAt: 1_700_000_000_000, position: 1 },
  ...{ answers: { 1: 'B' }, flags: [2], checked: null, timer: null, endedAt: null },
};
const event = { event_id: 'e1', at: 1_700_000_002_000, quiz_id: 7, question_id: 3, kind: 'rated', rating: 'good', ms: 900 };

/** Literal, as that version named and wrote them: what keys they have, and a row of each. */
const tables: Record<string, [schema: string, row: object]> = {
  session: [
    'id',
    { id: 'session', token: 't1', user: { user_id: 1, email: 'ama@example.com', is_verified: true }, revoke: null },
  ],
  library: [
    '[userId+quizId], userId, *earlier',
    { userId: 1, quizId: 7, quiz: smallQuiz, bytes: 400, keptAt: 1, usedAt: 2, earlier: [5, 6] },
  ],
  unkept: ['[userId+quizId], userId', { userId: 1, quizId: 8 }],
  papers: ['attemptId', { attemptId, quiz: smallQuiz }],
  attempts: ['attemptId, &openKey, userId, [userId+quizId]', attempt],
  outbox: [
    'submissionId, userId',
    { submissionId: attemptId, quizId: 7, quizTitle: 'Notes', body: { answers: [] }, endedAt: 1_700_000_000_000, ...queued },
  ],
  uploads: [
    'uploadId, userId',
    { uploadId: 'u1', filename: 'a.txt', type: 'text/plain', timer: 'suggested', addedAt: 5, size: 3, asks: false, ...queued },
  ],
  queries: ['key, userId', { key: '1:documents', userId: 1, value: '[]' }],
  uploadBytes: ['uploadId', { uploadId: 'u1', bytes: new Uint8Array([1, 2, 3]).buffer }],
  queue: ['id, userId', { id: 'reviews:1', kind: 'reviews', version: 2, madeAt: 1_700_000_002_000, ...queued }],
  reviews: ['[userId+eventId], userId, [userId+unsent]', { userId: 1, eventId: 'e1', event, unsent: 1 }],
  reviewPlaces: ['userId', { userId: 1, next: 12 }],
  reviewSettings: ['userId', { userId: 1, choices: [{ name: 'retention', value: 0.85, chosen_at: '2026-01-02T03:04:05.000Z' }] }],
  letters: ['[userId+docId], userId', { userId: 1, docId: 4, letters: ['B', null] }],
  reviewAhead: ['userId', { userId: 1, quizzes: [] }],
  madeQuizzes: ['quizId, userId', { quizId: -1, title: 'Own', ...queued }],
  madeBodies: ['quizId', { quizId: -1, body: { title: 'Own', questions: smallQuiz.questions, made_from: { kind: 'own' } } }],
  drafts: ['[userId+name], userId', { userId: 1, name: 'edit:7', draft: { title: 'Half' } }],
  texts: ['[userId+docId], userId, *quizIds', { userId: 1, docId: 4, quizIds: [7], bytes: 20 }],
  textPages: ['[userId+docId], userId', { userId: 1, docId: 4, pages: [{ number: 1, text: 'A norm is a rule.' }] }],
};

test('every row of every table is there after opening', async () => {
  const name = crypto.randomUUID();
  const before = new Dexie(name);
  before.version(11).stores(Object.fromEntries(Object.entries(tables).map(([table, [schema]]) => [table, schema])));
  for (const [table, [, row]] of Object.entries(tables)) await before.table(table).add(row);
  before.close();
  const db = createDatabase(name);
  onTestFinished(() => db.delete());
  for (const [table, [, row]] of Object.entries(tables)) expect([table, await db.table(table).toArray()]).toEqual([table, [row]]);
  // A table that is not named here is newer, and empty.
  for (const { name: table } of db.tables)
    if (!(table in tables)) expect([table, await db.table(table).count()]).toEqual([table, 0]);
  // Its quiz may have fields that the version did not know.
  const downloaded: number[] = [];
  const download = async (id: number) => {
    downloaded.push(id);
    return { ...smallQuiz, earlier: [5, 6] };
  };
  await keepMissing(db, 1, [], download, Date.now);
  expect(downloaded).toEqual([7]);
  expect(await db.library.where('earlier').equals(6).count()).toBe(1);
});
