// The feedback's words for each type and result, beside specification sections 4 and 5.
import { describe, expect, test } from 'vitest';
import type { Question } from '#core/quiz';
import { optionOf, verdictOf } from '../../src/app/quiz/verdict.ts';

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

  test('an essay says which of its points were found', () => {
    expect(verdictOf(points, 'Only Alpha is here', 'incorrect').points).toEqual([
      { text: 'First', found: true },
      { text: 'Second', found: false },
    ]);
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
