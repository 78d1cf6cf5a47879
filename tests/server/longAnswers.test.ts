// The longest answers that an app may have queued are marked and get their receipt, and others are answered meanwhile.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { scoreWith } from '#core/marking/scoring';
import type { Question } from '#core/quiz/quiz';
import { MAX_ANSWER_LENGTH, type Receipt } from '#core/submission/submission';
import { scoreInSlices } from '#server/quizzes/scoreInSlices';
import { newStudent } from '../support/people.ts';
import { questions as fewQuestions, seedQuiz } from '../support/quizzes.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer(startTestServer);

const spaces = (length: number) => `a${' '.repeat(length - 2)}b`;
const longAnswers = [
  spaces(MAX_ANSWER_LENGTH),
  'a, '.repeat(MAX_ANSWER_LENGTH / 3),
  '1 2,3.'.repeat(MAX_ANSWER_LENGTH / 6),
  '0'.repeat(MAX_ANSWER_LENGTH),
];
const COUNT = 200;
const longQuiz: Question[] = Array.from({ length: COUNT }, (_, at) => ({
  question_id: at + 1,
  question_text: 'What is it?',
  question_type: at % 8 < 7 ? 'short_answer' : 'essay',
  correct_answer: 'a b',
  accepted_answers: [spaces(400), 'a, '.repeat(150)],
  key_points: at % 8 < 7 ? [] : [{ text: 'It is a norm.', terms: ['norm'] }],
}));
const answers = longQuiz.map(({ question_id }, at) => ({
  question_id,
  answer_given: longAnswers[at % longAnswers.length] ?? '',
}));

test('a queued row of the longest answers gets its receipt, with all answers whole', async () => {
  const student = await newStudent(server);
  const { quizId } = await seedQuiz(server, student, { title: 'Long', questions: longQuiz });
  const submissionId = randomUUID();
  const headers = { 'Idempotency-Key': submissionId };
  const response = await student.call('submit', { params: { id: quizId }, headers, body: { answers } });
  expect(response.status).toBe(200);
  const receipt = (await response.json()) as Receipt;
  expect(receipt).toMatchObject({ submission_id: submissionId, total_questions: COUNT });
  expect(receipt.results.map((result) => result.answer_given)).toEqual(answers.map((answer) => answer.answer_given));
  expect(receipt.results.slice(0, 2).map((result) => result.is_correct)).toEqual([true, false]);
});

/** How often other work had the thread meanwhile. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const takeTurn = () => {
    turns += 1;
    if (!isDone) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await work();
  isDone = true;
  return turns;
}

/** Each reading is this much later than the one before. */
function clockOf(stepMs: number): () => number {
  let time = 0;
  return () => {
    time += stepMs;
    return time;
  };
}

const option = '$a$ '.repeat(450);
const questionKinds: [kind: string, question: Omit<Question, 'question_id'>, answer: string][] = [
  [
    'long options',
    { question_text: 'q', question_type: 'multiple_choice', options: { A: `${option}x`, B: option }, correct_answer: 'A' },
    'B',
  ],
  [
    'a long quote',
    { question_text: 'q', question_type: 'short_answer', correct_answer: 'k', source: { page: 1, quote: 'ﷺ'.repeat(2_000) } },
    'x(y)',
  ],
  ['a short key', { question_text: 'q', question_type: 'short_answer', correct_answer: 'k' }, 'x'],
];

test.each(questionKinds)(
  'marking questions with %s gives way as soon as a slice has taken its time',
  async (_, question, answer) => {
    const questions = Array.from({ length: 30 }, (__, at) => ({ ...question, question_id: at + 1 }));
    const attempt = {
      questions,
      answers: questions.map(({ question_id }) => ({ question_id, answer_given: answer })),
      marks: [],
    };
    expect(await countTurns(() => scoreInSlices(attempt, clockOf(10)))).toBeGreaterThanOrEqual(30);
    expect(await countTurns(() => scoreInSlices(attempt, clockOf(1)))).toBeGreaterThanOrEqual(3);
    expect(await countTurns(() => scoreInSlices(attempt, clockOf(0)))).toBeLessThanOrEqual(2);
  },
);

test('marking in slices gives the score that marking at once gives', async () => {
  const few = fewQuestions.map(({ question_id }) => ({ question_id, answer_given: 'a mango', points_covered: [0] }));
  for (const attempt of [
    { questions: longQuiz, answers, marks: [], own: { 3: ['1'] } },
    { questions: fewQuestions, answers: few, marks: [], suggestions: { 5: { points: [0], reasons: ['It says so.'] } } },
    { questions: longQuiz.map((question, at) => ({ ...question, marks: at + 1 })), answers, marks: [] },
    { questions: fewQuestions, answers: [], marks: [] },
  ])
    expect(await scoreInSlices(attempt)).toEqual(scoreWith(attempt));
});
