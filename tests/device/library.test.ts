import { expect, test } from 'vitest';
import { attemptById, beginOrResume } from '#device/attempts/attempts';
import {
  keepMissing,
  keepOrder,
  keepOutdated,
  keepQuiz,
  keepTimer,
  keptIds,
  keptQuiz,
  keptQuizzes,
  newestIds,
  newestKept,
  removeKept,
  trimLibrary,
} from '#device/quizzes/library';
import { newestNow } from '#device/quizzes/versions';
import { newUuid } from '#device/rows/ids';
import { smallQuiz, testDatabase } from '../support/testDatabase.ts';

const wall = 1_800_000_000_000;

test('a kept quiz is read back, by its owner only', async () => {
  const db = testDatabase();
  await keepQuiz(db, 1, 7, smallQuiz, wall);
  expect(await keptQuiz(db, 1, 7, wall)).toEqual(smallQuiz);
  expect(await keptQuiz(db, 2, 7, wall)).toBeUndefined();
  expect((await keptQuizzes(db, 1))[0]?.bytes).toBe(JSON.stringify(smallQuiz).length);
});

test('what is missing is downloaded newest first, two at a time, and one failure stops nothing', async () => {
  const db = testDatabase();
  await keepQuiz(db, 1, 3, smallQuiz, wall);
  const asked: number[] = [];
  let under = 0;
  let most = 0;
  const download = async (id: number) => {
    asked.push(id);
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve, 2));
    under -= 1;
    if (id === 4) throw new Error('no network');
    return smallQuiz;
  };
  expect(await keepMissing(db, 1, [5, 4, 3, 2, 1], download, () => wall)).toEqual([
    { quizId: 4, error: new Error('no network'), isKept: false },
  ]);
  expect(asked).toEqual([5, 4, 2, 1]);
  expect(most).toBe(2);
  expect((await keptQuizzes(db, 1)).map((row) => row.quizId).sort()).toEqual([1, 2, 3, 5]);
});

test('a copy of before is fetched once more, also one that no list names; its open attempt stays as it was', async () => {
  const db = testDatabase();
  const [first, ...others] = smallQuiz.questions;
  if (first === undefined) throw new Error('The quiz has no question.');
  const newest = { ...smallQuiz, questions: [{ ...first, language: 'fr' }, ...others] };
  for (const quizId of [7, 8]) await db.library.put({ userId: 1, quizId, quiz: smallQuiz, bytes: 1, keptAt: 1, usedAt: 2 });
  const attemptId = newUuid();
  await beginOrResume(db, { userId: 1, quizId: 7, quiz: smallQuiz, attemptId, wall });
  const downloaded: number[] = [];
  const download = async (id: number) => {
    downloaded.push(id);
    if (id === 8) throw new Error('refused');
    return newest;
  };
  const error = new Error('refused');
  expect(await keepMissing(db, 1, [7], download, () => wall)).toEqual([{ quizId: 8, error, isKept: true }]);
  await keepOutdated(db, 1, 8);
  expect(await keepMissing(db, 1, [7], download, () => wall)).toEqual([]);
  expect(downloaded.sort()).toEqual([7, 8]);
  expect((await keptQuizzes(db, 1)).map(({ quizId, quiz, usedAt }) => ({ quizId, quiz, usedAt }))).toEqual([
    { quizId: 7, quiz: newest, usedAt: 2 },
    { quizId: 8, quiz: smallQuiz, usedAt: 2 },
  ]);
  expect((await attemptById(db, attemptId))?.quiz).toEqual(smallQuiz);
});

test('a quiz that the student removed is not kept again by itself, until it is opened', async () => {
  const db = testDatabase();
  await keepQuiz(db, 1, 7, smallQuiz, wall);
  await removeKept(db, 1, 7);
  const download = async () => smallQuiz;
  expect(await keepMissing(db, 1, [7], download, () => wall)).toEqual([]);
  expect(await keptQuiz(db, 1, 7, wall)).toBeUndefined();
  await keepQuiz(db, 1, 7, smallQuiz, wall);
  expect(await keptQuiz(db, 1, 7, wall)).toBeDefined();
});

test('the least recently used go first, and never one with an open attempt', async () => {
  const db = testDatabase();
  for (const id of [1, 2, 3, 4]) await keepQuiz(db, 1, id, smallQuiz, wall + id);
  await beginOrResume(db, { userId: 1, quizId: 1, quiz: smallQuiz, attemptId: newUuid(), wall });
  expect(await trimLibrary(db, 1, null, 2)).toBe(2);
  expect((await keptQuizzes(db, 1)).map((row) => row.quizId).sort()).toEqual([1, 4]);
});

test('the library stays within half of the storage', async () => {
  const db = testDatabase();
  for (const id of [1, 2, 3, 4]) await keepQuiz(db, 1, id, smallQuiz, wall + id);
  const bytes = JSON.stringify(smallQuiz).length;
  await trimLibrary(db, 1, bytes * 4);
  expect((await keptQuizzes(db, 1)).map((row) => row.quizId)).toEqual([4, 3]);
});

test('a changed time limit reaches the kept quiz', async () => {
  const db = testDatabase();
  await keepQuiz(db, 1, 7, smallQuiz, wall);
  await keepTimer(db, 1, 7, 600);
  expect((await keptQuiz(db, 1, 7, wall))?.settings).toEqual({ timer_duration_seconds: 600 });
  await keepTimer(db, 1, 7, null);
  expect((await keptQuiz(db, 1, 7, wall))?.settings).toEqual({ timer_duration_seconds: null });
});

test('a correction that was undone is an earlier version again: cards of it go on with what is taken now', async () => {
  const db = testDatabase();
  const newestOf = () => Promise.all([7, 9].map((id) => newestNow(db, 1, id)));
  await keepQuiz(db, 1, 7, smallQuiz, 1);
  await keepQuiz(db, 1, 9, { ...smallQuiz, earlier: [7] }, 2);
  await keepOrder(db, 1, [7, 9]);
  expect([await newestOf(), await newestIds(db, 1)]).toEqual([[9, 9], [9]]);
  await keepOrder(db, 1, [9, 7]);
  expect([await newestOf(), await newestIds(db, 1)]).toEqual([[7, 7], [7]]);
  expect((await newestKept(db, 1)).map(({ quizId }) => quizId)).toEqual([7]);
  expect(await keptQuiz(db, 1, 9, 3)).toEqual(smallQuiz);
  await keepOrder(db, 1, [7, 9]);
  expect(await newestOf()).toEqual([9, 9]);
});

test('an edit takes the place of its earlier versions, and all of them leave this device together', async () => {
  const db = testDatabase();
  await keepQuiz(db, 1, 7, smallQuiz, 1);
  await keepQuiz(db, 1, 9, { ...smallQuiz, earlier: [7] }, 2);
  await keepQuiz(db, 1, 8, smallQuiz, 3);
  expect((await newestKept(db, 1)).map(({ quizId }) => quizId)).toEqual([8, 9]);
  expect(await newestIds(db, 1)).toEqual([8, 9]);
  await removeKept(db, 1, 9);
  expect(await keptIds(db, 1)).toEqual([8]);
});
