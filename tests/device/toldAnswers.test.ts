// A quiz whose answers are hidden until its assignment closes: nothing is marked on the device before, and all of it is kept after.
import { expect, test } from 'vitest';
import { provisionalScore, shownReceipt } from '#core/attempt/outcome';
import { scoreWith } from '#core/marking/scoring';
import type { Receipt } from '#core/submission/submission';
import { moveAll } from '#device/attempts/attemptMoves';
import { attemptById, beginOrResume } from '#device/attempts/attempts';
import { finishedAttemptsHere, studiedHere } from '#device/attempts/history';
import { quizzesForReview } from '#device/attempts/reviewQuizzes';
import { answeredQuestions } from '#device/queue/answered';
import { keepReceipt } from '#device/queue/submissions';
import { keepTold } from '#device/queue/toldAnswers';
import { hideKept, keepQuiz, keepTimer, keptQuiz } from '#device/quizzes/library';
import { reviewLog } from '#device/review/reviewLog';
import { unsentLog } from '#device/review/reviews';
import { newUuid } from '#device/rows/ids';
import { smallQuiz, testDatabase } from '../support/testDatabase.ts';

const wall = 1_800_000_000_000;
const until = new Date(wall + 3_600_000).toISOString();
const hidden = {
  ...smallQuiz,
  settings: { is_exam: true, answers_hidden_until: until },
  questions: smallQuiz.questions.map((question) => ({ ...question, correct_answer: '' })),
};

async function handIn() {
  const db = testDatabase();
  await keepQuiz(db, 1, 7, hidden, wall);
  const { attemptId } = await beginOrResume(db, { userId: 1, quizId: 7, quiz: hidden, attemptId: newUuid(), wall, exam: true });
  const moves = [
    { type: 'answer', questionId: 1, text: 'B' },
    { type: 'flag', questionId: 2, flagged: true },
    { type: 'finish', by: 'student' },
  ] as const;
  await moveAll(db, attemptId, moves, { wall: wall + 1000 });
  const score = scoreWith({ questions: smallQuiz.questions, answers: [{ question_id: 1, answer_given: 'B' }], marks: [] });
  const told: Receipt = { ...score, submission_id: attemptId, submitted_at: new Date(wall + 1000).toISOString() };
  return { db, attemptId, told, veiled: { ...told, score: 0, correct_count: 0, results: [], hidden_until: until } };
}

test('before the closing nothing is known to be wrong: no review, no score in the history, no question to practise', async () => {
  const { db, veiled } = await handIn();
  for (const receipt of [null, veiled]) {
    if (receipt) await keepReceipt(db, receipt);
    expect((await reviewLog(db, 1)).rows).toEqual([]);
    const taken = await finishedAttemptsHere(db, 1);
    expect([taken, (await studiedHere(db, 1, taken)).studied, [...(await answeredQuestions(db, 1))]]).toEqual([[], [], []]);
  }
});

test('a changed time limit does not make the answers known', async () => {
  const { db } = await handIn();
  await keepTimer(db, 1, 7, 600);
  expect((await keptQuiz(db, 1, 7, wall))?.settings).toEqual({ ...hidden.settings, timer_duration_seconds: 600 });
});

test('what the closing tells is kept with the attempt once, and what was missed comes into review and is sent', async () => {
  const { db, attemptId, told, veiled } = await handIn();
  await keepReceipt(db, veiled);
  await keepTold(db, attemptId, { quiz: hidden, score: told, wall });
  await keepTold(db, attemptId, { quiz: smallQuiz, score: veiled, wall });
  expect((await attemptById(db, attemptId))?.receipt).toEqual(veiled);
  await keepTold(db, attemptId, { quiz: smallQuiz, score: told, wall });
  await keepTold(db, attemptId, { quiz: smallQuiz, score: told, wall });
  const attempt = await attemptById(db, attemptId);
  expect(attempt?.receipt).toEqual(told);
  expect(attempt?.quiz).toMatchObject({ questions: smallQuiz.questions, settings: { is_exam: true } });
  expect((await finishedAttemptsHere(db, 1)).map(({ correct }) => correct)).toEqual([1]);
  expect((await reviewLog(db, 1)).rows.map(({ kind, question_id }) => [kind, question_id])).toEqual([['missed', 2]]);
  expect((await unsentLog(db, 1))?.count).toBe(1);
});

/** The quiz is somebody else's, and was here with its answers before an assignment hid them. */
async function knownBefore({ isHandedIn = false } = {}) {
  const db = testDatabase();
  const quiz = { ...smallQuiz, is_shared: true };
  await keepQuiz(db, 1, 7, quiz, wall);
  const { attemptId } = await beginOrResume(db, { userId: 1, quizId: 7, quiz, attemptId: newUuid(), wall });
  const answer = { type: 'answer', questionId: 1, text: 'A' } as const;
  await moveAll(db, attemptId, isHandedIn ? [answer, { type: 'finish', by: 'student' }] : [answer], { wall });
  const score = scoreWith({ questions: smallQuiz.questions, answers: [{ question_id: 1, answer_given: 'A' }], marks: [] });
  const receipt: Receipt = { ...score, submission_id: attemptId, submitted_at: new Date(wall).toISOString() };
  if (isHandedIn) await keepReceipt(db, receipt);
  expect(await hideKept(db, 1, 7, until, wall)).toBe(true);
  return { db, quiz, attemptId, receipt };
}

test('a kept copy whose answers are hidden since has none, and its open attempt goes on as an exam', async () => {
  const { db, attemptId } = await knownBefore();
  const kept = await keptQuiz(db, 1, 7, wall);
  expect(kept).toMatchObject({ settings: { answers_hidden_until: until } });
  const attempt = await attemptById(db, attemptId);
  expect(attempt).toMatchObject({ exam: true, answers: { 1: 'A' } });
  expect([kept, attempt?.quiz].map((one) => one?.questions.map((question) => question.correct_answer))).toEqual([
    smallQuiz.questions.map(() => ''),
    smallQuiz.questions.map(() => ''),
  ]);
  const { attempt: after } = await moveAll(db, attemptId, [{ type: 'finish', by: 'student' }], { wall: wall + 1 });
  expect(provisionalScore(after)).toMatchObject({ score: 0, results: [], hidden_until: until });
  expect((await reviewLog(db, 1)).rows).toEqual([]);
  expect(await hideKept(db, 1, 7, until, wall)).toBe(false);
});

test('what was handed in before is not used while its answers are hidden, and is there again after', async () => {
  const { db, quiz, attemptId, receipt } = await knownBefore({ isHandedIn: true });
  const read = async () => {
    const attempt = await attemptById(db, attemptId);
    return {
      shown: attempt && shownReceipt(attempt),
      taken: (await finishedAttemptsHere(db, 1)).length,
      answered: (await answeredQuestions(db, 1)).size,
      forReview: (await quizzesForReview(db, 1, [7])).size,
    };
  };
  const veiled = { ...receipt, score: 0, correct_count: 0, results: [], hidden_until: until };
  expect(await read()).toEqual({ shown: veiled, taken: 0, answered: 0, forReview: 0 });
  await keepQuiz(db, 1, 7, quiz, wall);
  expect(await read()).toEqual({ shown: receipt, taken: 1, answered: 1, forReview: 1 });
});
