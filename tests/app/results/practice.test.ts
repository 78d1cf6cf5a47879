// Practice of the wrong answers: which run is begun, gone on with, or put away.
import { expect, test } from 'vitest';
import { onlyIncorrect } from '#core/attempt/outcome';
import { grade } from '#core/marking/grading';
import { openAttempt } from '#device/attempts/attempts';
import { beginPractice } from '../../../src/app/results/practice.ts';
import { ama, smallQuiz, testDatabase, timedQuiz } from '../../support/testDatabase.ts';

const scoreWith = (letter: string, word: string) =>
  grade(smallQuiz.questions, [
    { question_id: 1, answer_given: letter },
    { question_id: 2, answer_given: word },
  ]);
const wish = { userId: ama.user_id, quizId: 7, wall: 1_000 };

test('holds only what was wrong, without a clock, and goes on where it stood', async () => {
  const db = testDatabase();
  await beginPractice(db, { ...wish, wanted: onlyIncorrect(timedQuiz, scoreWith('B', 'x')) });
  const first = await openAttempt(db, ama.user_id, 7, true);
  expect(first?.quiz.questions.map((q) => q.question_id).sort()).toEqual([2, 3]);
  expect(first?.timer).toBeNull();
  await beginPractice(db, { ...wish, wanted: onlyIncorrect(smallQuiz, scoreWith('B', 'x')) });
  expect((await openAttempt(db, ama.user_id, 7, true))?.attemptId).toBe(first?.attemptId);
  expect(await openAttempt(db, ama.user_id, 7)).toBeUndefined();
});

test('of other questions puts the older run away, and nothing is submitted', async () => {
  const db = testDatabase();
  await beginPractice(db, { ...wish, wanted: onlyIncorrect(smallQuiz, scoreWith('B', 'x')) });
  await beginPractice(db, { ...wish, wanted: onlyIncorrect(smallQuiz, scoreWith('A', 'Cells')) });
  const open = await openAttempt(db, ama.user_id, 7, true);
  expect(open?.quiz.questions.map((q) => q.question_id).sort()).toEqual([1, 3]);
  expect(await db.attempts.count()).toBe(2);
  expect(await db.outbox.count()).toBe(0);
});
