import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderBy, shownLetter, shownQuestion, shownResult, shuffled, shuffledQuiz, storedLetter } from '#core/attempt/shuffle';
import type { Question, Quiz } from '#core/quiz/quiz';
import { choiceQuestion } from '../support/questions.ts';

const options = { A: 'one', B: 'two', C: 'three', D: 'four' };
const question = (changes: Partial<Question> = {}) => choiceQuestion({ options, correct_answer: 'C', ...changes });
const quiz: Quiz = { title: 'Q', questions: Array.from({ length: 12 }, (_, i) => question({ question_id: i + 1 })) };
const ids = (given: Quiz) => given.questions.map((q) => q.question_id);

test('the same seed gives the same order, another seed another, and no question is lost', () => {
  expect(ids(shuffledQuiz(quiz, 'a'))).toEqual(ids(shuffledQuiz(quiz, 'a')));
  expect(ids(shuffledQuiz(quiz, 'a'))).not.toEqual(ids(shuffledQuiz(quiz, 'b')));
  expect(ids(shuffledQuiz(quiz, 'a')).sort((a, b) => a - b)).toEqual(ids(quiz));
});

test('a letter on screen is the place of its option, and stands for one stored letter', () => {
  fc.assert(
    fc.property(fc.uuid(), (seed) => {
      const order = orderBy(seed);
      const shown = shownQuestion(question(), order);
      expect(Object.keys(shown.options ?? {})).toEqual(['A', 'B', 'C', 'D']);
      expect(shown.options?.[shown.correct_answer]).toBe('three');
      for (const [letter, text] of Object.entries(shown.options ?? {})) {
        const stored = storedLetter(question(), order, letter);
        expect(question().options?.[stored]).toBe(text);
        expect(shownLetter(question(), order, stored)).toBe(letter);
      }
    }),
  );
});

test('a result names the letters that the student saw; what is typed stays', () => {
  const order = orderBy('seed');
  const result = { question_id: 1, is_correct: false, answer_given: 'b', correct_answer: 'C' };
  const shown = shownResult(question(), order, result);
  const seen = shownQuestion(question(), order).options ?? {};
  expect([seen[String(shown.answer_given)], seen[String(shown.correct_answer)]]).toEqual(['two', 'three']);
  expect(shownResult(question(), null, result)).toEqual(result);
  const typed = question({ options: undefined, question_type: 'short_answer', correct_answer: 'B' });
  expect(shownLetter(typed, order, 'b')).toBe('b');
});

test.each([
  ['an option that speaks of the others', { options: { A: 'x', B: 'y', C: 'z', D: 'All of the above' } }],
  ['an option that names letters', { options: { A: 'x', B: 'y', C: 'Both A and B', D: 'z' } }],
  ['an explanation that names a letter', { explanation: 'Option B is too small.' }],
  ['a quote with its letters', { source: { page: 1, quote: '4. Which? A. one B. two C. three D. four' } }],
])('%s keeps the stored places', (_, changes) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    expect(shownQuestion(question(changes), orderBy(seed)).options).toEqual(question(changes).options);
  }
});

test('an order of the first rule stays as it was, where the rule of today would hold the options', () => {
  const both = question({ options: { A: 'one', B: 'two', C: 'three', D: 'Both a and b' } });
  const seeds = ['a', 'b', 'c', 'd', 'e'];
  for (const seed of seeds) {
    expect(shownQuestion(both, orderBy(seed)).options).toEqual(both.options);
    const texts = Object.values(shownQuestion(both, { seed, rule: 1 }).options ?? {});
    // As the version before wrote it: the same seed and the same letters.
    expect(texts).toEqual(shuffled(Object.values(both.options ?? {}), `${seed}:1`));
  }
  expect(seeds.some((seed) => shownLetter(both, { seed, rule: 1 }, 'D') !== 'D')).toBe(true);
});
