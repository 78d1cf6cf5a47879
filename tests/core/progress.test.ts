// Progress: what was done on each day, the calm streak, what is known of topics and documents, and the history of quizzes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeDays, type FinishedAttempt, lastDays } from '#core/progress/day';
import { byQuiz, changeOf, mergedHistory } from '#core/progress/history';
import { masteryOf, weakestTopics } from '#core/progress/mastery';
import { progressCsv } from '#core/progress/progressCsv';
import { streakOf } from '#core/progress/streak';
import { sureWrong } from '#core/progress/sureWrong';
import { DAY_MS, emptyDeck, withEvents } from '#core/review/review';
import type { ReviewEvent, ReviewRating } from '#core/review/reviewEvent';
import { dayOf } from '#core/review/reviewPlan';
import { typedQuestion } from '../support/questions.ts';
import { NOON } from '../support/reviewLog.ts';

const today = dayOf(NOON, 0);
const MINUTE = 60_000;
const taken = (submissionId: string, at: number, more: Partial<FinishedAttempt> = {}): FinishedAttempt => ({
  ...{ submissionId, quizId: 7, title: 'Cells', at, score: 50, correct: 5, total: 10, startedAt: at - 12 * MINUTE },
  ...more,
});
const rated = (event_id: string, at: number, rating: ReviewRating = 'good', question_id = 1, ms = 30_000): ReviewEvent => ({
  ...{ event_id, at, quiz_id: 7, question_id, kind: 'rated', rating, ms },
});
const nothing = { days: [], documents: [], sureWrong: [], today, zone: 0, ahead: [], noTopic: '' };
const linesOf = (progress: Pick<Parameters<typeof progressCsv>[0], 'history'> & Partial<Parameters<typeof progressCsv>[0]>) =>
  progressCsv({ ...nothing, ...progress }).split('\r\n');

test('a day counts quizzes, reviews, answers and minutes, each review once and none that was taken back', () => {
  const undone: ReviewEvent = { event_id: 'u', at: NOON, quiz_id: 7, question_id: 1, kind: 'undone', undoes: 'b' };
  const log = [rated('a', NOON), rated('a', NOON), rated('b', NOON), undone, rated('c', NOON - DAY_MS)];
  expect(activeDays([taken('s', NOON)], log, 0)).toEqual([
    { day: today - 1, quizzes: 0, reviews: 1, answers: 1, minutes: 1 },
    { day: today, quizzes: 1, reviews: 1, answers: 11, minutes: 13 },
  ]);
});

test('who leaves a quiz open over night did not answer all night, and another device does not say how long it took', () => {
  expect(activeDays([taken('s', NOON, { startedAt: NOON - DAY_MS })], [], 0)[0]?.minutes).toBe(30);
  expect(activeDays([taken('s', NOON, { startedAt: null })], [], 0)[0]).toMatchObject({ answers: 10, minutes: 0 });
  expect(activeDays([taken('s', NOON, { startedAt: NOON + DAY_MS })], [], 0)[0]?.minutes).toBe(0);
});

test('what was left blank is no answer, and a day without any is none', () => {
  const blank = taken('t', NOON - DAY_MS, { answered: 0 });
  expect(activeDays([blank, taken('s', NOON, { answered: 4 })], [], 0)).toMatchObject([{ day: today, quizzes: 1, answers: 4 }]);
});

test('the last days are all there, up to today', () => {
  const days = lastDays(activeDays([taken('s', NOON - 2 * DAY_MS)], [], 0), today, 4);
  expect(days.map(({ day, quizzes }) => [day - today, quizzes].join(' '))).toEqual(['-3 0', '-2 1', '-1 0', '0 0']);
});

test.each([
  ['nothing was ever done', [], 0],
  ['only today', [0], 1],
  ['until yesterday: today is still to come', [-1, -2], 2],
  ['one missed day', [0, -1, -3, -4], 4],
  ['one missed day a week', [0, -1, -3, -4, -5, -6, -7, -8, -10], 9],
  ['two missed days in a week', [0, -2, -3, -5, -6], 3],
  ['two missed days in a row', [0, -1, -4, -5], 2],
  ['the day before yesterday, and nothing since', [-2, -3], 2],
  ['three days ago, and nothing since', [-3, -4], 0],
] as const)('a streak of days: %s', (_, days, expected) => {
  const active = days.map((day) => today + day);
  expect(streakOf(active, today).days).toBe(expected);
});

test('a streak never counts a day on which nothing was done, and one more day never shortens it', () => {
  const days = fc.uniqueArray(fc.integer({ min: -60, max: 0 }), { maxLength: 60 });
  fc.assert(
    fc.property(days, fc.integer({ min: -60, max: 0 }), (active, more) => {
      const { days: length, isToday } = streakOf(active, 0);
      expect(length).toBeLessThanOrEqual(active.length);
      expect(isToday).toBe(active.includes(0));
      if (more === 0) expect(streakOf([...active, 0], 0).days).toBeGreaterThanOrEqual(length);
    }),
  );
});

const question = (question_id: number, topic?: string) => typedQuestion({ question_id, ...(topic ? { topic } : {}) });

test('what is known of a topic follows from review, and from the last answer where review has nothing', () => {
  const missed: ReviewEvent = { event_id: 'm', at: NOON, quiz_id: 7, question_id: 2, kind: 'missed' };
  const deck = withEvents(emptyDeck, [rated('a', NOON, 'easy', 1), missed]);
  const questions = [question(1, 'Cells'), question(2, 'Cells'), question(3, 'Norms'), question(4, 'Norms'), question(5)];
  const right = new Map(Object.entries({ 1: false, 2: false, 3: true, 5: false }).map(([id, is]) => [Number(id), is]));
  const [cells] = masteryOf([{ quizId: 7, title: 'Quiz', questions, right }], deck, NOON);
  expect(cells).toMatchObject({ of: 4, knownCount: 2, strength: 0.5 });
  expect(cells?.topics).toMatchObject([
    { topic: '', of: 1, knownCount: 0, strength: 0 },
    { topic: 'Cells', of: 2, knownCount: 1, strength: 0.5, questionIds: [1, 2] },
    { topic: 'Norms', of: 1, knownCount: 1, strength: 1 },
  ]);
  // What is remembered fades.
  const [later] = masteryOf([{ quizId: 7, title: 'Quiz', questions, right }], deck, NOON + 300 * DAY_MS);
  expect(later?.topics.find(({ topic }) => topic === 'Cells')).toMatchObject({ knownCount: 0 });
  expect(masteryOf([{ quizId: 8, title: 'Unseen', questions, right: new Map() }], deck, NOON)).toEqual([]);
});

test('the weakest topics rest on two questions at least, and none of them is known', () => {
  const questions = Array.from({ length: 40 }, (_, at) => question(at, `Topic ${Math.floor(at / 2)}`));
  const right = new Map(questions.map(({ question_id: id }) => [id, id >= 30 || id % 2 === 1]));
  const alone = { quizId: 8, title: 'Alone', questions: [question(1, 'Single')], right: new Map([[1, false]]) };
  const weakest = weakestTopics(masteryOf([{ quizId: 7, title: 'Quiz', questions, right }, alone], emptyDeck, NOON), 10);
  expect(weakest).toHaveLength(10);
  expect(new Set(weakest.map(({ strength }) => strength))).toEqual(new Set([0.5]));
});

const row = (submission_id: string, at: number, score: number) => ({
  ...{ submission_id, submitted_at: new Date(at).toISOString(), score, quiz_id: 7, title: 'Cells' },
  ...{ correct_count: 1, total_questions: 2 },
});

test('device and server together give each attempt once, with the newer score and the time it took', () => {
  const here = [taken('both', NOON, { score: 40 }), taken('waits', NOON + 5000, { quizId: 8 })];
  const history = mergedHistory(here, [row('both', NOON, 60), row('elsewhere', NOON - DAY_MS, 10)]);
  expect(history.map(({ submissionId, score, startedAt }) => [submissionId, score, startedAt])).toEqual([
    ['elsewhere', 10, null],
    ['both', 60, NOON - 12 * MINUTE],
    ['waits', 50, NOON + 5000 - 12 * MINUTE],
  ]);
  expect(changeOf(history, 'both')).toBe(50);
  expect(changeOf(history, 'waits')).toBeNull();
  expect(changeOf(history, 'elsewhere')).toBeNull();
  expect(changeOf(history, 'unknown')).toBeNull();
  expect(byQuiz(history).map(({ quizId, attempts }) => [quizId, attempts.length].join(' '))).toEqual(['8 1', '7 2']);
});

test('of a quiz of somebody else the score that others see stands in the history, and none where only essays were asked', () => {
  const official = { correct: 1, questions: 2, essays: 1 };
  const onlyEssays = { correct: 0, questions: 0, essays: 2 };
  const shared = [
    { ...row('first', NOON - DAY_MS, 75), correct_count: 3, total_questions: 4, official },
    { ...row('essays', NOON, 100), official: onlyEssays },
    { ...row('last', NOON + 1, 100), official: { ...official, correct: 2 } },
  ];
  const history = mergedHistory([taken('first', NOON, { score: 75, correct: 3 })], shared);
  expect(history.map(({ score, correct, total }) => [score, correct, total].join(' '))).toEqual(['50 1 4', ' 0 2', '100 2 2']);
  expect([changeOf(history, 'essays'), changeOf(history, 'last')]).toEqual([null, 50]);
  const lines = linesOf({ history });
  expect(lines.slice(1, 3).map((line) => line.split(',').slice(4, 7).join(' '))).toEqual(['50 1 2', ' 0 0']);
  // The list of an earlier server does not say it, but this device knows.
  const here = taken('first', NOON, { score: 50, correct: 1, official });
  expect(mergedHistory([here], [row('first', NOON, 75)])).toMatchObject([{ score: 50, correct: 1, official }]);
});

test('the table for spreadsheets has a row for each quiz, day, document, topic, wrong belief and coming day, and no cell that is a formula', () => {
  const history = [taken('s', NOON, { title: '=HYPERLINK("x")' })];
  const right = new Map([[1, true]]);
  const documents = masteryOf([{ quizId: 7, title: 'Cells, tissues', questions: [question(1, '')], right }], emptyDeck, NOON);
  const sure = [{ quizId: 7, title: 'Cells, tissues', questions: [question(1, 'Norms')] }];
  const days = activeDays(history, [], 0);
  const lines = linesOf({ history, days, documents, sureWrong: sure, ahead: [2, 0, 5], noTopic: 'No topic' });
  expect(lines[1]).toBe(`quiz,2026-11-23,"'=HYPERLINK(""x"")",,50,5,10,,,,,,,,${new Date(NOON).toISOString()}`);
  expect(lines[2]).toBe('day,2026-11-23,,,,,,1,0,10,12,,,,');
  expect(lines[3]).toBe('document,,"Cells, tissues",,,,1,,,,,1,,,');
  expect(lines[4]).toBe('topic,,"Cells, tissues",No topic,,,1,,,,,1,,,');
  expect(lines[5]).toBe('sure but wrong,,"Cells, tissues",Norms,,,,,,,,,What?,,');
  expect(lines[6]).toBe('to come,2026-11-23,,,,,,,,,,,,2,');
  expect(lines[8]).toBe('to come,2026-11-25,,,,,,,,,,,,5,');
  expect(lines).toHaveLength(10);
});

test('what is handed in after midnight is of one day in the whole table', () => {
  const history = [taken('s', NOON + 14 * 60 * MINUTE)];
  const days = activeDays(history, [], 0);
  const lines = linesOf({ history, days });
  expect(lines.slice(1, 3).map((line) => line.split(',').slice(0, 2).join(' '))).toEqual(['quiz 2026-11-23', 'day 2026-11-23']);
});

test('sure but wrong is what the newest answer was, until review or the student sets it right', () => {
  const known = [
    { quizId: 7, title: 'Cells', questions: [1, 2, 3, 4, 5].map((id) => question(id, 'Norms')) },
    { quizId: 8, title: 'Waves', questions: [question(1, 'Light')] },
  ];
  const answer = (question_id: number, is_correct: boolean, more: object = {}) => ({
    ...{ question_id, is_correct, answer_given: 'x', correct_answer: 'y', is_sure: true, ...more },
  });
  const before = { quizId: 7, at: NOON - DAY_MS, results: [answer(1, false), answer(2, true)] };
  const now = {
    quizId: 7,
    at: NOON,
    results: [
      answer(1, true),
      answer(2, false),
      answer(3, false, { is_sure: undefined }),
      answer(4, false, { own_judgement: true }),
      answer(5, true, { first_check: 'incorrect' }),
    ],
  };
  const other = { quizId: 8, at: NOON + 1, results: [answer(1, false)] };
  const found = (log: ReviewEvent[]) =>
    sureWrong([before, now, other], known, withEvents(emptyDeck, log)).map(
      ({ title, questions }) => `${title} ${questions.map(({ question_id }) => question_id)}`,
    );
  expect(found([])).toEqual(['Waves 1', 'Cells 2,5']);
  const reviewed = [
    rated('early', NOON - 1, 'good', 2),
    rated('late', NOON + 1, 'good', 5),
    rated('again', NOON + 1, 'again', 2),
  ];
  expect(found(reviewed)).toEqual(['Waves 1', 'Cells 2']);
});
