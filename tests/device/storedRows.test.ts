// Every row that an earlier version left on a phone is read and sent by this one. The rows are literal, as those versions wrote
// them: a change of a schema must not change these tests.
import { Dexie } from 'dexie';
import { expect, onTestFinished, test } from 'vitest';
import { answerOf, orderOf } from '#core/attempt/attempt';
import { shownLetter, shownQuestion, storedLetter } from '#core/attempt/shuffle';
import type { Reply } from '#core/submission/submission';
import { moveAll } from '#device/attempts/attemptMoves';
import { attemptById } from '#device/attempts/attempts';
import { waitingUploads } from '#device/files/uploads';
import { cannotSend, createFileQueue, createOutbox } from '#device/queue/kinds';
import { marksRowsOf } from '#device/queue/laterMarks';
import { submissionRowsOf } from '#device/queue/submissions';
import { reviewLog } from '#device/review/reviewLog';
import { fetchReviews, retryReviews, unsentLog } from '#device/review/reviews';
import { storeSession } from '#device/rows/credentials';
import { createDatabase, type OasisDatabase } from '#device/rows/db';
import { ama } from '../support/testDatabase.ts';

const submissionId = '6f1c2a90-3f0e-4f3b-9d55-0a3e1b7c2d10';
const queued = { userId: 1, reason: null, tries: 3, retryAt: 1_700_000_004_000, notBefore: 0 };
const submission = {
  submissionId,
  quizId: 7,
  quizTitle: 'Notes',
  body: { answers: [{ question_id: 1, answer_given: 'B' }], submitted_at: '2026-01-02T03:04:05.000Z' },
  endedAt: 1_700_000_000_000,
  state: 'waiting',
  ...queued,
};
const marks = {
  id: `marks:${submissionId}`,
  kind: 'marks',
  quizId: 7,
  quizTitle: 'Notes',
  submissionId,
  marks: [{ question_id: 3, points_covered: [0], marked_at: '2026-01-02T03:05:05.000Z' }],
  seen: 0,
  version: 1,
  madeAt: 1_700_000_001_000,
  state: 'needs-login',
  ...queued,
};
const file = { uploadId: 'u1', userId: 1, filename: 'a.txt', type: 'text/plain', timer: 'suggested', addedAt: 5 };
const bytes = () => new Uint8Array([1, 2, 3]).buffer;

const first = {
  session: 'id',
  library: '[userId+quizId], userId',
  unkept: '[userId+quizId], userId',
  papers: 'attemptId',
  attempts: 'attemptId, &openKey, userId, [userId+quizId]',
  outbox: 'submissionId, userId',
  uploads: 'uploadId, userId',
  queries: 'key, userId',
};
const second = { ...first, uploadBytes: 'uploadId' };
const third = { ...second, queue: 'id, userId' };
const fourth = { ...third, reviews: '[userId+eventId], userId, [userId+unsent]', reviewPlaces: 'userId' };
const rating = { event_id: 'e1', at: 1_700_000_002_000, quiz_id: 7, question_id: 3, kind: 'rated', rating: 'good', ms: 900 };
const ticket = { id: 'reviews:1', kind: 'reviews', version: 2, madeAt: 1_700_000_002_000, state: 'refused', ...queued };

/** A database as a version left it, opened by this one. */
async function leftBy(version: number, tables: Record<string, string>, rows: Record<string, object[]>): Promise<OasisDatabase> {
  const name = crypto.randomUUID();
  const before = new Dexie(name);
  before.version(version).stores(tables);
  for (const [table, all] of Object.entries(rows)) await before.table(table).bulkPut(all);
  before.close();
  const db = createDatabase(name);
  onTestFinished(() => db.delete());
  await storeSession(db, 't1', ama);
  return db;
}

/** Drains both lanes over a server that takes everything; what was sent, in order. */
async function sendAll(db: OasisDatabase): Promise<unknown[]> {
  const sent: unknown[] = [];
  const receipt = { submission_id: submissionId, submitted_at: '2026-01-02T03:04:05.000Z' };
  const took = async (what: unknown): Promise<Reply> => {
    sent.push(what);
    const score = { score: 0, correct_count: 0, total_questions: 3, results: [] };
    return { status: 200, body: { ...receipt, ...score, filename: 'a.txt', doc_id: 4 }, retryAfterMs: null };
  };
  const port = { db, now: () => 1_800_000_000_000, tell: () => undefined, lock: (work: () => Promise<void>) => work() };
  await createOutbox({
    ...cannotSend,
    ...port,
    sendSubmission: (row) => took(row.body),
    sendMarks: (row) => took(row.marks),
    sendReviews: (row) => took(row.events),
  }).drain({ eager: true });
  await createFileQueue({
    ...port,
    files: { runAlone: (_, work) => work(), send: ({ filename, timer, size }) => took({ filename, timer, size }) },
  }).drain({ eager: true });
  return sent;
}

const rowsLeft = async (db: OasisDatabase) => [
  await db.outbox.count(),
  await db.queue.count(),
  await db.uploads.count(),
  await db.uploadBytes.count(),
];

test('a submission and a file of the first version, whose bytes lay in its row and which knew no tries', async () => {
  const db = await leftBy(1, first, {
    outbox: [submission],
    uploads: [{ ...file, bytes: bytes(), state: 'waiting', reason: null }],
  });
  expect(await sendAll(db)).toEqual([submission.body, { filename: 'a.txt', timer: 'suggested', size: 3 }]);
  expect(await rowsLeft(db)).toEqual([0, 0, 0, 0]);
});

test('a file of the second version, which knew no shared files, goes out without a tap', async () => {
  const db = await leftBy(2, second, {
    uploads: [{ ...file, size: 3, state: 'needs-login', ...queued }],
    uploadBytes: [{ uploadId: 'u1', bytes: bytes() }],
  });
  expect(await sendAll(db)).toEqual([{ filename: 'a.txt', timer: 'suggested', size: 3 }]);
  expect(await rowsLeft(db)).toEqual([0, 0, 0, 0]);
});

test('rows of every table of the third version: the submission, the marks behind it, the file', async () => {
  const db = await leftBy(3, third, {
    outbox: [submission],
    queue: [marks],
    uploads: [{ ...file, size: 3, state: 'waiting', asks: false, ...queued }],
    uploadBytes: [{ uploadId: 'u1', bytes: bytes() }],
  });
  expect((await submissionRowsOf(db, 1)).rows).toEqual([submission]);
  expect((await marksRowsOf(db, 1)).rows).toEqual([marks]);
  expect((await waitingUploads(db, 1)).rows).toMatchObject([{ ...file, ...queued }]);
  expect(await sendAll(db)).toEqual([submission.body, marks.marks, { filename: 'a.txt', timer: 'suggested', size: 3 }]);
  expect(await rowsLeft(db)).toEqual([0, 0, 0, 0]);
});

test('the log of reviews of the fourth version, and its place in the queue', async () => {
  const db = await leftBy(4, fourth, {
    queue: [ticket],
    reviews: [
      { userId: 1, eventId: 'e1', event: rating, unsent: 1 },
      { userId: 1, eventId: 'e0', event: { ...rating, event_id: 'e0' } },
    ],
    reviewPlaces: [{ userId: 1, next: 12 }],
  });
  expect((await reviewLog(db, 1)).rows).toEqual([{ ...rating, event_id: 'e0' }, rating]);
  expect(await unsentLog(db, 1)).toEqual({ row: ticket, count: 1 });
  await retryReviews(db, 1);
  expect(await sendAll(db)).toEqual([[rating]]);
  const asked: number[] = [];
  await fetchReviews(db, 1, async (after) => {
    asked.push(after);
    return { events: [], next: after, more: false };
  });
  expect(asked).toEqual([12]);
});

test('a shuffled attempt of before keeps the letters that its student saw, though its options would be held today', async () => {
  const attemptId = '6f1c2a90-3f0e-4f3b-9d55-0a3e1b7c2d11';
  const question = {
    question_id: 1,
    question_text: 'Which?',
    question_type: 'multiple_choice',
    options: { A: 'one', B: 'two', C: 'three', D: 'Both a and b' },
    correct_answer: 'D',
  };
  const attempt = {
    ...{ attemptId, userId: 1, quizId: 7, openKey: '1:7', practice: false, startedAt: 1_700_000_000_000, position: 0 },
    ...{ answers: { 1: 'B' }, flags: [], checked: null, timer: null, endedAt: null, endedBy: null, receipt: null },
    ...{ revision: 1, nth: 2, shuffled: true },
  };
  const papers = [{ attemptId, quiz: { title: 'Notes', questions: [question] } }];
  const db = await leftBy(4, fourth, { attempts: [attempt], papers });
  const lettersSeen = async () => {
    const stored = await attemptById(db, attemptId);
    const asked = stored?.quiz.questions[0];
    if (!stored || !asked) throw new Error('The attempt cannot be read.');
    const order = orderOf(stored);
    return [shownQuestion(asked, order).options, shownLetter(asked, order, answerOf(stored, 1)), storedLetter(asked, order, 'B')];
  };
  const seen = [{ A: 'two', B: 'Both a and b', C: 'one', D: 'three' }, 'A', 'D'];
  expect(await lettersSeen()).toEqual(seen);
  await moveAll(db, attemptId, [{ type: 'finish', by: 'student' }], { wall: 1_700_000_100_000 });
  expect(await lettersSeen()).toEqual(seen);
  expect(await sendAll(db)).toMatchObject([{ answers: [{ question_id: 1, answer_given: 'B' }] }]);
});

test('a row of a kind that this version does not know is kept, can be exported, and blocks nothing', async () => {
  const unknown = { id: 'joins:1', kind: 'joins', userId: 1, codes: [] };
  const db = await leftBy(3, third, { outbox: [submission], queue: [unknown, marks] });
  const read = await marksRowsOf(db, 1);
  expect([read.rows, read.unreadable]).toEqual([[marks], [unknown]]);
  expect(await sendAll(db)).toEqual([submission.body, marks.marks]);
  expect(await db.queue.toArray()).toEqual([unknown]);
});
