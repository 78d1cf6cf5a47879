// The ways in which systems of this kind lose answers (docs/traps.md), met by the device's half and the real server.
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { provisionalScore } from '#core/attempt/outcome';
import { grade } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import { moveAll } from '#device/attempts/attemptMoves';
import { attemptById, beginOrResume, openAttempt } from '#device/attempts/attempts';
import { createApi } from '#device/queue/api';
import { createDelivery } from '#device/queue/delivery';
import { submissionRowsOf } from '#device/queue/submissions';
import { keepQuiz, keepTimer } from '#device/quizzes/library';
import { storeSession } from '#device/rows/credentials';
import { createDatabase, type OasisDatabase } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import { newStudent } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { testDatabase } from '../support/testDatabase.ts';
import { ORIGIN, startTestServer, type TestServer } from '../support/testServer.ts';

// Without Web Locks, as in older browsers.
beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => void vi.unstubAllGlobals());

let server: TestServer | null = null;
afterAll(() => server?.close());

/** A student at a real server, on one device. */
async function meet(db: OasisDatabase = testDatabase()) {
  server ??= await startTestServer();
  const { fetch } = server;
  const student = await newStudent(server);
  const user = (await (await student.call('me')).json()) as { user_id: number; email: string; is_verified: boolean };
  const { quizId, documentId } = await seedQuiz(server, student);
  await storeSession(db, student.token, user);
  const outboxOf = (on: OasisDatabase, network: typeof fetch = fetch, now = Date.now) =>
    createDelivery({ db: on, api: createApi({ fetch: network, base: ORIGIN }), now });
  const finish = async (on: OasisDatabase, given: Record<number, string>, wall = Date.now()) => {
    const opening = { userId: user.user_id, quizId, quiz: sampleQuiz, attemptId: newUuid(), wall };
    const { attemptId } = await beginOrResume(on, opening);
    const moves = Object.entries(given).map(([id, text]) => ({ type: 'answer', questionId: Number(id), text }) as const);
    return (await moveAll(on, attemptId, [...moves, { type: 'finish', by: 'student' }], { wall })).attempt;
  };
  const params = { id: quizId };
  return {
    db,
    student,
    user,
    quizId,
    documentId,
    fetch,
    outboxOf,
    finish,
    submissions: async () =>
      (await (await student.call('submissions', { params })).json()) as { submission_id: string; score: number }[],
    score: async () => (await (await student.call('score', { params })).json()) as { score: number; total_questions: number },
  };
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const eager = { eager: true };

test('trap 5: silent expiry of queued work: what has waited for a year is sent', async () => {
  const { db, outboxOf, finish, submissions } = await meet();
  const { attemptId } = await finish(db, { 1: 'B' }, Date.now() - 365 * 86_400_000);
  expect(await outboxOf(db).drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect((await submissions()).map((row) => row.submission_id)).toEqual([attemptId]);
});

test('trap 7: one failure ends it: after a hundred failures it is still sent', async () => {
  const { db, outboxOf, finish, submissions } = await meet();
  await finish(db, { 1: 'B' });
  const offline = outboxOf(db, noNetwork);
  for (let round = 0; round < 100; round += 1) await offline.drain(eager);
  expect(await outboxOf(db).drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect(await submissions()).toHaveLength(1);
});

test('trap 8: in-flight work is not persisted: killed while sending, the next start sends it, and it arrives once', async () => {
  const { db, outboxOf, finish, submissions, fetch } = await meet();
  await finish(db, { 1: 'B' });
  let arrived = () => {};
  const there = new Promise<void>((resolve) => (arrived = resolve));
  void outboxOf(db, async (...args) => {
    await fetch(...args);
    arrived();
    return new Promise(() => {});
  }).drain(eager);
  await there;
  // The page is gone; another one opens the same database.
  const next = createDatabase(db.name);
  onTestFinished(() => next.close());
  expect(await outboxOf(next).drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect(await submissions()).toHaveLength(1);
});

test('trap 9: restored answers marked "synced": a receipt comes from the server alone', async () => {
  const { db, outboxOf, finish } = await meet();
  const { attemptId, receipt } = await finish(db, { 1: 'B' });
  expect(receipt).toBeNull();
  await outboxOf(db, noNetwork).drain(eager);
  expect((await attemptById(db, attemptId))?.receipt).toBeNull();
  await outboxOf(db).drain(eager);
  expect((await attemptById(db, attemptId))?.receipt?.submission_id).toBe(attemptId);
});

test('trap 11: the queue is thrown away at page load: a new page finds every row', async () => {
  const { db, finish, user } = await meet();
  const { attemptId } = await finish(db, { 1: 'B' });
  db.close();
  const next = createDatabase(db.name);
  onTestFinished(() => next.close());
  expect((await submissionRowsOf(next, user.user_id)).rows.map((row) => row.submissionId)).toEqual([attemptId]);
});

test('trap 13: a lost answer, then a second submission: the same key gives one submission and the same receipt', async () => {
  const { db, outboxOf, finish, submissions, fetch } = await meet();
  await finish(db, { 1: 'B' });
  const losing = outboxOf(db, async (...args) => {
    await fetch(...args);
    throw new TypeError('Failed to fetch');
  });
  expect(await losing.drain(eager)).toEqual({ delivered: 0, left: 1 });
  expect(await submissions()).toHaveLength(1);
  expect(await outboxOf(db).drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect(await submissions()).toHaveLength(1);
});

test("trap 14: two devices' attempts added up: the newest by the corrected clock is the score, and none is summed", async () => {
  const { db, outboxOf, finish, submissions, score, student, user } = await meet();
  const tablet = testDatabase();
  await storeSession(tablet, student.token, user);
  await finish(db, { 1: 'B' }, Date.now() - 60_000);
  await finish(tablet, { 1: 'A' });
  await outboxOf(tablet).drain(eager);
  await outboxOf(db).drain(eager);
  const rows = await submissions();
  expect(rows.map((row) => row.score).sort()).toEqual([0, 33.3]);
  // The tablet finished last, though the phone's submission arrived last.
  expect((await score()).score).toBe(0);
});

test('trap 15: the server changed, so local answers are reverted: a quiz deleted meanwhile still takes its submission', async () => {
  const { db, outboxOf, finish, student, documentId } = await meet();
  const { attemptId } = await finish(db, { 1: 'B' });
  expect((await student.call('deleteDocument', { params: { doc_id: documentId } })).ok).toBe(true);
  expect(await outboxOf(db).drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect((await attemptById(db, attemptId))?.receipt?.score).toBe(33.3);
});

test('trap 17: a refetch changes the quiz under the student: an attempt has its own copy and its own deadline', async () => {
  const { db, quizId, user } = await meet();
  const wall = Date.now();
  const timed = { ...sampleQuiz, settings: { timer_duration_seconds: 60 } };
  const begun = await beginOrResume(db, { userId: user.user_id, quizId, quiz: timed, attemptId: newUuid(), wall });
  await keepQuiz(db, user.user_id, quizId, { ...timed, questions: [] }, wall);
  await keepTimer(db, user.user_id, quizId, 3_600);
  expect(await openAttempt(db, user.user_id, quizId)).toEqual(begun);
});

test('trap 18: shuffled options against a key by index: the letter decides, in whatever order the options stand', () => {
  const [first] = sampleQuiz.questions as [Question];
  const turned = { ...first, options: Object.fromEntries(Object.entries(first.options ?? {}).reverse()) };
  for (const question of [first, turned]) {
    expect(grade([question], [{ question_id: 1, answer_given: 'B' }]).score).toBe(100);
    expect(grade([question], [{ question_id: 1, answer_given: 'C' }]).score).toBe(0);
  }
});

test('trap 19: unanswered questions fall out of the denominator; trap 28: the shown score differs from the true one: neither does', async () => {
  const { db, outboxOf, finish, score: serverScore } = await meet();
  const ended = await finish(db, { 2: '30' });
  await outboxOf(db).drain(eager);
  const { receipt } = (await attemptById(db, ended.attemptId)) ?? {};
  const { score, correct_count, total_questions } = provisionalScore(ended);
  expect({ score, correct_count, total_questions }).toEqual({ score: 33.3, correct_count: 1, total_questions: 3 });
  expect(receipt).toMatchObject({ score, correct_count, total_questions });
  expect((await serverScore()).score).toBe(score);
});

test('trap 20: a stale second tab overwrites: a tab that knows nothing of the other changes only what it moved', async () => {
  const { db, quizId, user } = await meet();
  const wall = Date.now();
  const opening = { userId: user.user_id, quizId, quiz: sampleQuiz, attemptId: newUuid(), wall };
  const { attemptId } = await beginOrResume(db, opening);
  const stale = createDatabase(db.name);
  onTestFinished(() => stale.close());
  await attemptById(stale, attemptId);
  await moveAll(db, attemptId, [{ type: 'answer', questionId: 1, text: 'B' }], { wall });
  await moveAll(stale, attemptId, [{ type: 'answer', questionId: 2, text: '30' }], { wall });
  expect((await attemptById(db, attemptId))?.answers).toEqual({ 1: 'B', 2: '30' });
});
