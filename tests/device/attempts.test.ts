import { expect, test } from 'vitest';
import { orderOf } from '#core/attempt/attempt';
import { SHUFFLE_RULE, shownQuestion, shuffledQuiz } from '#core/attempt/shuffle';
import { applyAll, discardAttempt, handInOverdue, moveAll } from '#device/attempts/attemptMoves';
import { attemptById, attemptsOf, beginOrResume, lastEnded, openAttempt, openAttempts } from '#device/attempts/attempts';
import { startOver } from '#device/attempts/freshStart';
import { submissionRowsOf } from '#device/queue/submissions';
import { newUuid } from '#device/rows/ids';
import { move } from '../support/moves.ts';
import { opening as openingOf, wall } from '../support/phone.ts';
import { smallQuiz, testDatabase, timedQuiz } from '../support/testDatabase.ts';

const opening = (quiz = smallQuiz) => openingOf({ quiz });

test('two tabs that begin together get the same attempt', async () => {
  const db = testDatabase();
  const [a, b] = await Promise.all([beginOrResume(db, opening()), beginOrResume(db, opening())]);
  expect(a.attemptId).toBe(b.attemptId);
  expect(await db.attempts.count()).toBe(1);
  expect(await db.papers.count()).toBe(1);
});

test('an attempt that was only opened is not continued, and begins on the newest paper', async () => {
  const db = testDatabase();
  const opened = await beginOrResume(db, opening());
  await moveAll(db, opened.attemptId, [move.goTo(2)], { wall });
  expect(await openAttempts(db, 1)).toEqual([]);
  const later = { ...opening(), reorder: shuffledQuiz, wall: wall + 60_000 };
  expect(await beginOrResume(db, later)).toMatchObject({ attemptId: opened.attemptId, startedAt: wall + 60_000, position: 2 });
  const corrected = { ...smallQuiz, title: 'Corrected' };
  const begun = await beginOrResume(db, { ...opening(corrected), wall: wall + 90_000 });
  expect(begun).toMatchObject({ quiz: corrected, answers: {} });
  expect(await attemptById(db, opened.attemptId)).toMatchObject({ endedBy: 'discarded' });
  await moveAll(db, begun.attemptId, [move.answer(1, 'B')], { wall });
  expect(await openAttempts(db, 1)).toHaveLength(1);
  expect(await beginOrResume(db, opening())).toMatchObject({ attemptId: begun.attemptId, quiz: corrected });
  expect(await db.outbox.count()).toBe(0);
});

test('a move is applied to the stored row, so two tabs lose nothing of each other', async () => {
  const db = testDatabase();
  const { attemptId } = await beginOrResume(db, opening());
  await Promise.all([
    moveAll(db, attemptId, [move.answer(1, 'B')], { wall }),
    moveAll(db, attemptId, [move.answer(2, 'cells')], { wall }),
    moveAll(db, attemptId, [move.flag(3)], { wall }),
  ]);
  expect(await openAttempt(db, 1, 7)).toMatchObject({ answers: { 1: 'B', 2: 'cells' }, flags: [3], revision: 3 });
});

test('a refused move stops no other move of the same transaction', async () => {
  const db = testDatabase();
  const { attemptId } = await beginOrResume(db, opening());
  const { refusals } = await moveAll(db, attemptId, [move.check(1), move.answer(1, 'B')], { wall });
  expect(refusals).toEqual(['no-answer', null]);
  expect((await attemptById(db, attemptId))?.answers).toEqual({ 1: 'B' });
});

test('ending an attempt writes the exact body into the outbox in the same transaction', async () => {
  const db = testDatabase();
  const { attemptId } = await beginOrResume(db, opening());
  await moveAll(db, attemptId, [move.answer(2, 'cells')], { wall });
  await moveAll(db, attemptId, [move.finish], { wall: wall + 9_000 });
  const { rows } = await submissionRowsOf(db, 1);
  expect(rows).toMatchObject([
    {
      submissionId: attemptId,
      quizId: 7,
      state: 'waiting',
      body: {
        submitted_at: new Date(wall + 9_000).toISOString(),
        answers: [
          { question_id: 1, answer_given: '' },
          { question_id: 2, answer_given: 'cells' },
          { question_id: 3, answer_given: '' },
        ],
      },
    },
  ]);
  expect(await openAttempt(db, 1, 7)).toBeUndefined();
});

test('two tabs that reach the end together hand in once', async () => {
  const db = testDatabase();
  const { attemptId } = await beginOrResume(db, opening(timedQuiz));
  const end = () => moveAll(db, attemptId, [{ type: 'finish', by: 'timer' }], { wall: wall + 60_000 });
  const results = await Promise.all([end(), end()]);
  expect(results.map((r) => r.refusals[0]).sort()).toEqual(['ended', null]);
  expect(await db.outbox.count()).toBe(1);
});

test('practice stands beside the open attempt and is never put into the outbox', async () => {
  const db = testDatabase();
  const { attemptId } = await beginOrResume(db, opening());
  await moveAll(db, attemptId, [move.flag(1)], { wall });
  const practice = await beginOrResume(db, { ...opening(), practice: true });
  await moveAll(db, practice.attemptId, [move.finish], { wall });
  expect(await db.outbox.count()).toBe(0);
  expect(await openAttempts(db, 1)).toHaveLength(1);
  expect(await lastEnded(db, 1, 7)).toBeUndefined();
  expect((await lastEnded(db, 1, 7, true))?.attemptId).toBe(practice.attemptId);
});

test('an attempt whose deadline passed while nobody looked is handed in as of the deadline', async () => {
  const db = testDatabase();
  const { attemptId } = await beginOrResume(db, opening(timedQuiz));
  await moveAll(db, attemptId, [move.answer(1, 'B')], { wall: wall + 30_000 });
  expect(await handInOverdue(db, 1, wall + 50_000)).toMatchObject({ handedIn: [], nextIn: 13_000 });
  expect(await handInOverdue(db, 1, wall + 61_000)).toMatchObject({ handedIn: [] });
  const { handedIn } = await handInOverdue(db, 1, wall + 3_600_000);
  expect(handedIn).toMatchObject([{ attemptId, endedAt: wall + 60_000, endedBy: 'timer', answers: { 1: 'B' } }]);
  expect(await handInOverdue(db, 1, wall + 3_600_000)).toMatchObject({ handedIn: [], nextIn: null });
  expect(await db.outbox.count()).toBe(1);
  // Another student's is not touched.
  await beginOrResume(db, { ...opening(timedQuiz), userId: 2 });
  expect((await handInOverdue(db, 1, wall + 3_600_000)).handedIn).toEqual([]);
});

test("a wall clock two hours ahead does not end the attempt on this page's own screen", async () => {
  const db = testDatabase();
  const { attemptId } = await beginOrResume(db, opening(timedQuiz));
  expect(await handInOverdue(db, 1, wall + 7_200_000, new Set([attemptId]))).toEqual({ handedIn: [], nextIn: 3_000 });
  expect(await openAttempt(db, 1, 7)).toBeDefined();
});

test('a row that the schema refuses is kept, is reported, and does not block a new attempt', async () => {
  const db = testDatabase();
  const { attemptId } = await beginOrResume(db, opening());
  await db.attempts.update(attemptId, { position: -5 });
  const next = await beginOrResume(db, opening());
  expect(next.attemptId).not.toBe(attemptId);
  const { rows, unreadable } = await attemptsOf(db, 1);
  expect(rows).toHaveLength(1);
  expect(unreadable).toMatchObject([{ attemptId, position: -5 }]);
});

test('the last attempt is the one that was begun last, whatever the clock was told in between', async () => {
  const db = testDatabase();
  const take = async (at: number) => {
    const { attemptId } = await beginOrResume(db, { ...opening(), wall: at });
    await moveAll(db, attemptId, [move.finish], { wall: at + 1_000 });
    return attemptId;
  };
  await take(wall + 8 * 3_600_000);
  const second = await take(wall);
  expect((await lastEnded(db, 1, 7))?.attemptId).toBe(second);
  const third = await take(wall - 3_600_000);
  expect((await lastEnded(db, 1, 7))?.attemptId).toBe(third);
});

test('the moves in memory are the moves in the store', async () => {
  const db = testDatabase();
  const attempt = await beginOrResume(db, opening());
  const moves = [move.answer(1, 'A'), move.goTo(2)];
  const stored = await moveAll(db, attempt.attemptId, moves, { wall });
  expect(applyAll(attempt, moves, { wall })).toEqual(stored);
});

test('an attempt that is put away is no open one, no result and is never sent; so is a practice run', async () => {
  const db = testDatabase();
  for (const practice of [false, true]) {
    const { attemptId } = await beginOrResume(db, { ...opening(), practice });
    await moveAll(db, attemptId, [move.answer(2, 'cells')], { wall });
    expect(await discardAttempt(db, attemptId, wall + 1_000)).toBe(true);
    expect(await attemptById(db, attemptId)).toMatchObject({ endedBy: 'discarded', endedAt: wall + 1_000 });
    expect(await openAttempt(db, 1, 7, practice)).toBeUndefined();
    expect(await lastEnded(db, 1, 7, practice)).toBeUndefined();
  }
  expect(await openAttempts(db, 1)).toEqual([]);
  expect((await submissionRowsOf(db, 1)).rows).toEqual([]);
  expect((await beginOrResume(db, opening())).answers).toEqual({});
});

test('of a tab that discards and one that hands in, the first wins; what ran out of time is handed in', async () => {
  const db = testDatabase();
  const first = await beginOrResume(db, opening());
  const [discarded, handedIn] = await Promise.all([
    discardAttempt(db, first.attemptId, wall),
    moveAll(db, first.attemptId, [move.finish], { wall }),
  ]);
  expect([discarded, handedIn.refusals]).toEqual([true, ['ended']]);
  const second = await beginOrResume(db, opening());
  await moveAll(db, second.attemptId, [move.finish], { wall });
  expect(await discardAttempt(db, second.attemptId, wall)).toBe(false);
  expect((await submissionRowsOf(db, 1)).rows.map((row) => row.submissionId)).toEqual([second.attemptId]);
  const timed = await beginOrResume(db, opening(timedQuiz));
  expect(await discardAttempt(db, timed.attemptId, wall + 3_600_000)).toBe(false);
  expect((await handInOverdue(db, 1, wall + 3_600_000)).handedIn).toHaveLength(1);
});

test('the first attempt keeps the stored order; a retake and practice have one of their own', async () => {
  const db = testDatabase();
  const reorder = shuffledQuiz;
  const first = await beginOrResume(db, { ...opening(), reorder });
  expect([first.shuffled, first.quiz]).toEqual([undefined, smallQuiz]);
  const practice = await beginOrResume(db, { ...opening(), reorder, practice: true });
  expect(practice.shuffled).toBe(true);
  await moveAll(db, first.attemptId, [move.finish], { wall });
  const again = await beginOrResume(db, { ...opening(), reorder });
  expect(again.shuffled).toBe(true);
  expect(again.quiz).toEqual(shuffledQuiz(smallQuiz, again.attemptId));
  expect(await openAttempt(db, 1, 7)).toEqual(again);
});

test('a retake says by which rule its options stand; where keys are hidden, none moves, whatever is told later', async () => {
  const db = testDatabase();
  const hidden = { ...smallQuiz, settings: { answers_hidden_until: '2027-01-01T00:00:00.000Z' } };
  const practice = { practice: true, reorder: shuffledQuiz };
  const open = await beginOrResume(db, { ...opening(), ...practice });
  expect(orderOf(open)).toEqual({ seed: open.attemptId, rule: SHUFFLE_RULE });
  const veiled = await beginOrResume(db, { ...opening(hidden), quizId: 8, ...practice });
  const told = await attemptById(db, veiled.attemptId);
  const [question] = smallQuiz.questions;
  if (!told || !question) throw new Error('The attempt is not there.');
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    expect(shownQuestion(question, orderOf({ ...told, attemptId: seed })).options).toEqual(question.options);
  }
});

test('starting over puts the attempt away and begins another in one transaction; one that had ended stays', async () => {
  const db = testDatabase();
  const { attemptId } = await beginOrResume(db, opening());
  await moveAll(db, attemptId, [move.answer(2, 'cells')], { wall });
  const fresh = { attemptId: newUuid(), wall: wall + 1_000, reorder: shuffledQuiz };
  const begun = await startOver(db, attemptId, fresh);
  expect(begun).toMatchObject({ attemptId: fresh.attemptId, answers: {}, position: 0, shuffled: true });
  expect(await openAttempt(db, 1, 7)).toEqual(begun);
  expect(await attemptById(db, attemptId)).toMatchObject({ endedBy: 'discarded' });
  expect(await startOver(db, attemptId, { ...fresh, attemptId: newUuid() })).toBeUndefined();
  expect(await db.attempts.count()).toBe(2);
  expect((await submissionRowsOf(db, 1)).rows).toEqual([]);
});
