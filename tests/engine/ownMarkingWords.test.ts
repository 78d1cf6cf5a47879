// What marking needs to know of other words, for questions that no engine wrote.
import { describe, expect, test } from 'vitest';
import { markOf } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import { markingWordsFor } from '#engine/ownMarkingWords';

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
  const words = markingWordsFor([...questions, typed(4, 'Kwabenja')]);
  const isRight = (at: number, answer: string) => {
    const question = questions[at] as Question;
    return markOf({ ...question, ...words.get(question.question_id) }, answer).isCorrect;
  };
  expect([isRight(0, 'photosynthisis'), isRight(1, 'absorbtion'), isRight(1, 'adsorption')]).toEqual([true, true, false]);
  expect(words.get(3)?.near_words).toContain('kwabenja');
});

test('only typed answers without near words get them; an answer of many words, and more words than a quiz may have, get none', () => {
  const prose = Array.from(
    { length: 41 },
    (_, at) => `mitosis${'abcdefghijk'[at % 11]}${'abcdefghijk'[Math.floor(at / 11)]}`,
  ).join(' ');
  const words = markingWordsFor([
    typed(1, 'mitosis', { near_words: ['meiosis'] }),
    typed(2, 'mitosis', { question_type: 'essay' }),
    typed(3, 'A', { question_type: 'multiple_choice', options: { A: 'mitosis', B: 'meiosis' } }),
    typed(4, prose),
    typed(5, 'diagram of mitosis', { question_type: 'diagram' }),
    typed(6, '42'),
  ]);
  expect([...words.keys()]).toEqual([5, 6]);
  expect(words.get(6)).toEqual({ near_words: [] });
});

describe('the points of an essay', () => {
  const essay = (question_id: number, texts: readonly string[], changes: Partial<Question> = {}): Question =>
    typed(question_id, texts.join(' '), {
      ...{ question_text: 'How does a river change its course?', question_type: 'essay' },
      key_points: texts.map((text) => ({ text, terms: [] })),
      ...changes,
    });
  const texts = ['The stream erodes the outer bank of a bend.', 'Sediment settles where the current is weaker.'];

  test('are found in other words, and not in their opposite', () => {
    const question = essay(1, texts);
    const words = markingWordsFor([question]);
    const pointsOf = (answer: string, made = words.get(1)) => markOf({ ...question, ...made }, answer).points;
    const inOtherWords =
      'The river wears away the external side of its curve, and the mud that it carries settles in the slack part.';
    expect([pointsOf(inOtherWords, {}), pointsOf(inOtherWords)]).toEqual([[], [0, 1]]);
    const turned = 'The stream erodes the inner bank of a bend.';
    expect([pointsOf(turned, {}), pointsOf(turned)]).toEqual([[0], []]);
  });

  test('get no words where they have some, in another language, and beyond the bounds', () => {
    const words = markingWordsFor([
      essay(1, texts, { key_points: [{ text: 'x', terms: [], also: [] }] }),
      essay(2, texts, { language: 'fr' }),
      essay(3, [Array.from({ length: 3000 }, () => texts.join(' ')).join(' ')]),
      ...Array.from({ length: 500 }, (_, at) => essay(at + 4, texts)),
    ]);
    expect([1, 2].map((id) => words.has(id))).toEqual([false, false]);
    expect(words.size).toBeGreaterThan(50);
    expect(JSON.stringify([...words.values()]).length).toBeLessThan(120_000);
  });
});
