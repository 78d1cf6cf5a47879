// One question of each type, as short as it can be; tests name what theirs has beside it.
import type { Question } from '#core/quiz/quiz';

export const choiceQuestion = (more: Partial<Question> = {}): Question => ({
  ...{ question_id: 1, question_text: 'Which?', question_type: 'multiple_choice', options: { A: 'x', B: 'y' } },
  ...{ correct_answer: 'B', ...more },
});
export const typedQuestion = (more: Partial<Question> = {}): Question => ({
  ...{ question_id: 2, question_text: 'What?', question_type: 'short_answer', correct_answer: 'Cells' },
  ...more,
});
export const essayQuestion = (more: Partial<Question> = {}): Question => ({
  ...{ question_id: 3, question_text: 'Why?', question_type: 'essay', correct_answer: 'Because.' },
  ...more,
});
/** The points of an essay that is marked by them. */
export const twoPoints = [
  { text: 'The first', terms: ['alpha'] },
  { text: 'The second', terms: ['beta'] },
];
