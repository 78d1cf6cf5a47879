import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grade, isCorrect, percent } from '#core/marking/grading';
import { choiceQuestion, essayQuestion, typedQuestion } from '../support/questions.ts';

const choice = choiceQuestion();
const short = typedQuestion({ correct_answer: 'Natural selection', accepted_answers: ['selection, natural'] });
const essay = essayQuestion({
  key_points: [
    { text: 'Traits vary', terms: ['trait', 'vary'] },
    { text: 'Some traits are inherited', terms: ['inherited', 'parents'] },
    { text: 'The fit leave more offspring', terms: ['offspring', 'fitness'] },
  ],
});

test.each([
  [choice, 'B', true],
  [choice, ' b ', true],
  [choice, 'A', false],
  [choice, 'y', false],
  [choice, '', false],
  [short, 'natural selection', true],
  [short, '  NATURAL SELECTION\n', true],
  [short, 'Selection, natural', true],
  [short, 'selection', false],
  [short, '   ', false],
  [essay, 'Because.', true],
  [essay, 'Traits vary a lot, and some of the traits are inherited from the parents.', true],
  [essay, 'traits vary inherited parents offspring fitness', false],
  [essay, 'Traits.', false],
  [essay, 'Something else entirely.', false],
])('the answer to question %# is graded', (question, answer, right) => {
  expect(isCorrect(question, answer)).toBe(right);
});

test('an empty key never makes an empty answer right', () => {
  expect(isCorrect({ ...short, correct_answer: '' }, '')).toBe(false);
});

test('unanswered questions count, and results stand in the order of the quiz', () => {
  const score = grade([choice, short, essay], [{ question_id: 2, answer_given: 'natural selection' }]);
  expect(score).toMatchObject({ score: 33.3, correct_count: 1, total_questions: 3 });
  expect(score.results.map((r) => [r.question_id, r.is_correct, r.answer_given].join(' '))).toEqual([
    '1 false ',
    '2 true natural selection',
    '3 false ',
  ]);
});

test('a percentage has one decimal and is what a pocket calculator says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(200), (total, some) => {
      const correct = Math.min(some, total);
      expect(Math.abs(percent(correct, total) - (100 * correct) / total)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(percent(correct, total)).toBe(Number(percent(correct, total).toFixed(1)));
    }),
  );
  expect(percent(0, 0)).toBe(0);
});
