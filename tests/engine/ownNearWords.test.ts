// What marking needs to know of other words, for questions that no engine wrote.
import { expect, test } from 'vitest';
import { markOf } from '#core/grading';
import type { Question } from '#core/quiz';
import { nearWordsFor } from '#engine/ownNearWords';

const typed = (question_id: number, correct_answer: string, changes: Partial<Question> = {}): Question => ({
  question_id,
  question_text: 'What is it called?',
  question_type: 'short_answer',
  correct_answer,
  ...changes,
});

test('a slip of the finger is forgiven, another word of the lexicon or of the quiz is not', () => {
  const questions = [
    typed(1, 'photosynthesis'),
    typed(2, 'absorption'),
    typed(3, 'Kwabenya', { accepted_answers: ['Kwabenyan'] }),
  ];
  const words = nearWordsFor([...questions, typed(4, 'Kwabenja')]);
  const isRight = (at: number, answer: string) => {
    const question = questions[at] as Question;
    return markOf({ ...question, near_words: words.get(question.question_id) }, answer).isCorrect;
  };
  expect([isRight(0, 'photosynthisis'), isRight(1, 'absorbtion'), isRight(1, 'adsorption')]).toEqual([true, true, false]);
  expect(words.get(3)).toContain('kwabenja');
});

test('only typed answers without near words get them; an answer of many words, and more words than a quiz may have, get none', () => {
  const prose = Array.from(
    { length: 41 },
    (_, at) => `mitosis${'abcdefghijk'[at % 11]}${'abcdefghijk'[Math.floor(at / 11)]}`,
  ).join(' ');
  const words = nearWordsFor([
    typed(1, 'mitosis', { near_words: ['meiosis'] }),
    typed(2, 'mitosis', { question_type: 'essay' }),
    typed(3, 'A', { question_type: 'multiple_choice', options: { A: 'mitosis', B: 'meiosis' } }),
    typed(4, prose),
    typed(5, 'diagram of mitosis', { question_type: 'diagram' }),
    typed(6, '42'),
  ]);
  expect([...words.keys()]).toEqual([5, 6]);
  expect(words.get(6)).toEqual([]);
});
