// The feedback's words for each type and result (P7.5).
import { describe, expect, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { pointsWords } from '../../../src/app/question/pointsWords.ts';
import { optionOf, rightAnswerOf, verdictOf } from '../../../src/app/question/verdict.ts';

const base = { question_id: 1, question_text: '?', correct_answer: 'B' };
const choice: Question = { ...base, question_type: 'multiple_choice', options: { A: 'x', B: 'y' } };
const short: Question = { ...base, question_type: 'short_answer' };
const essay: Question = { ...base, question_type: 'essay' };
const diagram: Question = { ...base, question_type: 'diagram' };
const points: Question = {
  ...essay,
  key_points: [
    { text: 'First', terms: ['alpha'] },
    { text: 'Second', terms: ['beta'] },
  ],
};
const explained = (question: Question): Question => ({ ...question, explanation: 'Because.' });
const none = 'No explanation provided.';

describe('the panel after a check', () => {
  test.each([
    ['multiple choice', 'correct', choice, 'right', 'Correct!', null],
    ['multiple choice', 'incorrect', choice, 'wrong', 'Incorrect', none],
    ['multiple choice, explained', 'correct', explained(choice), 'right', 'Correct!', 'Because.'],
    ['multiple choice, explained', 'incorrect', explained(choice), 'wrong', 'Incorrect', 'Because.'],
    ['short answer', 'correct', short, 'right', 'Correct!', null],
    ['short answer', 'incorrect', short, 'wrong', 'Incorrect', none],
    ['short answer, blank explanation', 'incorrect', { ...short, explanation: ' ' }, 'wrong', 'Incorrect', none],
    ['diagram', 'correct', diagram, 'right', 'Correct!', null],
    ['diagram', 'incorrect', diagram, 'wrong', 'Incorrect', none],
    ['essay', 'correct', essay, 'right', 'Correct!', null],
    ['essay', 'incorrect', essay, 'wrong', 'Incorrect', none],
    ['essay with key points', 'correct', points, 'sent', 'Answer Submitted', null],
    ['essay with key points', 'incorrect', points, 'sent', 'Answer Submitted', none],
  ] as const)('%s, %s', (_, result, question, tone, head, explanation) => {
    expect(verdictOf(question, 'alpha', result)).toMatchObject({ tone, head, explanation });
  });

  test('an answer without a slip has no spelling to mind', () => {
    expect(verdictOf(short, 'B', 'correct').spelling).toBeNull();
  });

  test('an explanation that only repeats the points and the model answer of an essay is left out', () => {
    const said = { ...points, correct_answer: 'Alpha comes first, and beta is the second of them.' };
    const repeats = 'Page 3: “Alpha comes first and beta is the second of them.”';
    expect(verdictOf({ ...said, explanation: repeats }, 'x', 'incorrect').explanation).toBeNull();
    const more = 'Gamma would have come third, had anybody asked for it.';
    expect(verdictOf({ ...said, explanation: more }, 'x', 'incorrect').explanation).toBe(more);
  });
});

test.each([
  ['B', { letter: 'B', text: 'y' }],
  [' b ', { letter: 'B', text: 'y' }],
  ['Z', null],
  ['', null],
])('the option that %j names', (answer, option) => {
  expect(optionOf(choice, answer)).toEqual(option);
});

test('of two options that say the same, the one that was chosen is shown as the right one', () => {
  expect([rightAnswerOf(choice, 'A', 'correct'), rightAnswerOf(choice, 'A', 'incorrect')]).toEqual(['A', 'B']);
  expect(rightAnswerOf(short, 'b ', 'correct')).toBe('B');
});

test('the points of an essay are counted in singular and plural', () => {
  expect(pointsWords('student', 1, 1)).toBe('You marked 1 of 1 point');
  expect(pointsWords('suggested', 1, 2)).toBe('Suggested: 1 of 2 points');
});
