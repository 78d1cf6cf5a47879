import { expect, test } from 'vitest';
import { leftOutWords } from '#core/leftOut';
import type { Question } from '#core/quiz';

const question: Question = { question_id: 1, question_text: 'Which?', question_type: 'essay', correct_answer: 'This.' };
const words = (count: number, left_out?: Record<string, number>) =>
  leftOutWords({ questions: Array.from({ length: count }, () => question), left_out });

test('the sentence counts what is there and what is left out, with its reasons', () => {
  expect(words(41, { figure: 12, no_answer: 7 })).toBe(
    '41 of 60 questions are in this quiz; left out: 12 with a figure, 7 without an answer.',
  );
  expect(words(1, { unclear: 1 })).toBe('1 of 2 questions is in this quiz; left out: 1 not read clearly.');
});

test('a reason of a later version is another reason, and where nothing is left out nothing is said', () => {
  expect(words(3, { handwriting: 2 })).toBe('3 of 5 questions are in this quiz; left out: 2 for other reasons.');
  expect([words(3), words(3, {}), words(3, { figure: 0 })]).toEqual([null, null, null]);
});
