// An essay of one's own has points: it is marked by them like any other.
import { expect, test } from 'vitest';
import { withPoints } from '#core/editing/ownPoints';
import { BoundedQuestion } from '#core/editing/ownQuiz';
import { markOf } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import { hasPoints } from '#core/submission/marks';
import { essayQuestion } from '../support/questions.ts';

const essay = (correct_answer: string, more: Partial<Question> = {}) =>
  essayQuestion({ question_id: 1, question_text: 'Why do cities grow?', correct_answer, ...more });
const textsOf = (answer: string) => withPoints(essay(answer)).key_points?.map(({ text }) => text);

test.each([
  ['Factories need workers. Harvests fail.', ['Factories need workers.', 'Harvests fail.']],
  ['One sentence, e.g. Accra grew', ['One sentence, e.g. Accra grew']],
  [
    'They grow:\n- Factories need workers.\n\n2) Harvests fail. People leave.',
    ['They grow:', 'Factories need workers.', 'Harvests fail. People leave.'],
  ],
  ['It is $a. B$ in 1800. Then $x$. End.', ['It is $a. B$ in 1800.', 'Then $x$.', 'End.']],
  ['“Bread!” They left.', ['“Bread!”', 'They left.']],
])('%j has the points %j', (answer, points) => {
  expect(textsOf(answer)).toEqual(points);
});

test('a long answer has twelve points at most, and nothing of it is left out', () => {
  const sentences = Array.from({ length: 30 }, (_, at) => `Sentence number ${at + 1} says something.`);
  const points = textsOf(sentences.join(' ')) ?? [];
  expect(points).toHaveLength(12);
  expect(points.join(' ')).toBe(sentences.join(' '));
});

test('what has points keeps them, other questions get none, and an answer without a word neither', () => {
  const own = essay('Because.', { key_points: [{ text: 'Work', terms: ['work'] }] });
  expect(withPoints(own)).toBe(own);
  const typed = essay('Because.', { question_type: 'short_answer' });
  expect(withPoints(typed)).toBe(typed);
  expect(hasPoints(withPoints(essay('42')))).toBe(false);
  // A point that the bounds refuse would keep the quiz from being sent.
  const long = withPoints(essay('word '.repeat(3000)));
  expect([hasPoints(long), BoundedQuestion.safeParse(long).success]).toEqual([false, true]);
});

test('its student can mark it, and the rule suggests what an answer says', () => {
  const question = withPoints(essay('Factories in the town need many workers. Poor harvests drive people from the countryside.'));
  expect(markOf(question, 'I do not know.').isCorrect).toBe(false);
  expect(markOf(question, 'I do not know.', [], { points_covered: [0, 1] })).toMatchObject({
    isCorrect: true,
    markedBy: 'student',
  });
  const said = markOf(question, 'Poor harvests drive people away from the countryside, and factories in the town need workers.');
  expect(said).toMatchObject({ isCorrect: true, markedBy: 'suggested', points: [0, 1] });
});
