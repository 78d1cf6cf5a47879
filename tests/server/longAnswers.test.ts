// The longest answers that an app may have queued are marked and get their receipt, and others are answered meanwhile.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { MAX_ANSWER_LENGTH, type Receipt } from '#core/submission/submission';
import { newStudent } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
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
