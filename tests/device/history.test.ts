// The history that this device knows of: handed-in attempts with their score and answers, and the quizzes that it holds.
import { expect, test } from 'vitest';
import { aboutOriginal } from '#core/review/copies';
import { emptyDeck, withEvents } from '#core/review/review';
import { finishedAttemptsHere, studiedHere } from '#device/attempts/history';
import { markLater } from '#device/queue/laterMarks';
import { keepReceipt } from '#device/queue/submissions';
import { keepQuiz } from '#device/quizzes/library';
import { copiesInReview } from '#device/quizzes/versions';
import type { OasisDatabase } from '#device/rows/db';
import { begin, handIn as handInOn, receiptFor, wall } from '../support/phone.ts';
import { smallQuiz, testDatabase } from '../support/testDatabase.ts';

const MINUTE = 60_000;

const handIn = (db: OasisDatabase, at: number, letter: string, practice = false) =>
  handInOn(db, { 1: letter }, { wall: at, practice, endedAt: at + 4 * MINUTE });

test('attempts that were handed in are there, unsent ones too, and neither practice nor what is open', async () => {
  const db = testDatabase();
  const first = await handIn(db, wall, 'A');
  const second = await handIn(db, wall + 60 * MINUTE, 'B');
  await handIn(db, wall + 90 * MINUTE, 'B', true);
  await begin(db, { wall: wall + 99 * MINUTE });
  const taken = await finishedAttemptsHere(db, 1);
  expect(taken).toMatchObject([
    {
      submissionId: first,
      quizId: 7,
      title: smallQuiz.title,
      at: wall + 4 * MINUTE,
      startedAt: wall,
      correct: 0,
      total: 3,
      answered: 1,
    },
    { submissionId: second, correct: 1 },
  ]);
  expect(await finishedAttemptsHere(db, 2)).toEqual([]);
  const {
    studied: [studied],
  } = await studiedHere(db, 1, taken);
  expect(studied).toMatchObject({ quizId: 7, questions: smallQuiz.questions });
  expect([...(studied?.right ?? [])].map(String).sort()).toEqual(['1,true', '2,false', '3,false']);
});

test('the receipt says the score and the time, and a mark that waits counts already', async () => {
  const db = testDatabase();
  await keepQuiz(db, 1, 7, smallQuiz, wall);
  await keepQuiz(db, 1, 8, { ...smallQuiz, title: 'Never taken' }, wall);
  const id = await handIn(db, wall, 'B');
  const [before] = await finishedAttemptsHere(db, 1);
  const submitted_at = new Date(wall + 30 * MINUTE).toISOString();
  const results = before?.results ?? [];
  await keepReceipt(db, receiptFor(id, { submitted_at, score: 66.7, correct_count: 2, results }));
  expect(await finishedAttemptsHere(db, 1)).toMatchObject([
    { score: 66.7, at: wall + 30 * MINUTE, startedAt: wall + 26 * MINUTE },
  ]);
  await markLater(db, id, { question_id: 2, own_judgement: true }, wall + 40 * MINUTE);
  const {
    studied: [studied, other],
  } = await studiedHere(db, 1, await finishedAttemptsHere(db, 1));
  expect(studied?.right.get(2)).toBe(true);
  expect(other).toMatchObject({ title: 'Never taken', right: new Map() });
});

test('an attempt of a quiz of somebody else has the score that others see, before its receipt too', async () => {
  const db = testDatabase();
  const quiz = { ...smallQuiz, is_shared: true };
  const attemptId = await handInOn(db, { 1: 'B', 2: 'Wrong', 3: 'Because.' }, { quiz, endedAt: wall + MINUTE });
  const official = { correct: 1, questions: 2, essays: 1 };
  const shown = [{ score: 50, correct: 1, total: 3, official }];
  const [before] = await finishedAttemptsHere(db, 1);
  expect([before]).toMatchObject(shown);
  const submitted_at = new Date(wall + MINUTE).toISOString();
  const figures = { score: 66.7, correct_count: 2, total_questions: 3, results: before?.results ?? [] };
  await keepReceipt(db, { submission_id: attemptId, submitted_at, ...figures, official });
  expect(await finishedAttemptsHere(db, 1)).toMatchObject(shown);
  await keepQuiz(db, 1, 7, quiz, wall);
  await markLater(db, attemptId, { question_id: 2, own_judgement: true }, wall + 2 * MINUTE);
  expect(await finishedAttemptsHere(db, 1)).toMatchObject(shown);
});

test('an edited quiz is studied once, with what was answered in its earlier versions', async () => {
  const db = testDatabase();
  await handIn(db, wall, 'B');
  await keepQuiz(db, 1, 7, smallQuiz, wall);
  await keepQuiz(db, 1, 9, { ...smallQuiz, title: 'Edited', earlier: [7] }, wall);
  const { studied } = await studiedHere(db, 1, await finishedAttemptsHere(db, 1));
  expect(studied.map(({ quizId, right }) => [quizId, right.get(1)])).toEqual([[9, true]]);
});

test('what a mock exam copied is one question: its card, its answer and its progress are the original’s', async () => {
  const db = testDatabase();
  const questions = smallQuiz.questions.slice(0, 2).map((question, at) => ({ ...question, question_id: at + 11, topic: 'Exam' }));
  const exam = { title: 'Mock exam', questions, settings: { timer_duration_seconds: 600, is_exam: true } };
  await keepQuiz(db, 1, 7, smallQuiz, wall);
  await keepQuiz(db, 1, 8, exam, wall);
  await handIn(db, wall, 'A');
  await handInOn(db, { 11: 'B' }, { quizId: 8, quiz: exam, wall: wall + MINUTE, endedAt: wall + 9 * MINUTE });
  const { studied } = await studiedHere(db, 1, await finishedAttemptsHere(db, 1));
  expect(studied.map(({ quizId, right: known }) => [quizId, known.get(1)])).toEqual([[7, true]]);

  const copies = await copiesInReview(db, 1, [7, 8]);
  expect([...copies]).toEqual([
    ['8:11', { quizId: 7, questionId: 1 }],
    ['8:12', { quizId: 7, questionId: 2 }],
  ]);
  const missed = (quiz_id: number, question_id: number, at: number) =>
    aboutOriginal({ event_id: `missed:${quiz_id}`, at, quiz_id, question_id, kind: 'missed' }, copies);
  expect([...withEvents(emptyDeck, [missed(7, 1, wall), missed(8, 11, wall + 1)]).keys()]).toEqual(['7:1']);
  expect([...(await copiesInReview(db, 1, [7]))]).toEqual([]);
});
