// Answers in French and Spanish, against what a teacher says of them (tests/support/fixtures/marking; `npm run quality -- --marking` lists
// those that fail), and what holds in any language.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import '#core/marking/languageAnswer';
import { markOf } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import { cpuGrowth, MOST_GROWTH } from '../support/cpuGrowth.ts';

type Item = { question: string; key: string; quote: string; right: string[]; wrong: string[] };
const itemsOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`../support/fixtures/marking/typed-${language}.json`, import.meta.url), 'utf8')) as Item[];

const questionOf = (language: string, key: string, more: Partial<Question> = {}): Question => ({
  ...{ question_id: 1, question_text: '…', question_type: 'short_answer', correct_answer: key, language, near_words: [] },
  ...more,
});
const isRight = (question: Question, answer: string) => markOf(question, answer).isCorrect;

test.each(['fr', 'es'])(
  'of typed answers in %s nine of ten right ones are accepted, and 98 of 100 wrong ones refused',
  (language) => {
    const verdicts = itemsOf(language).flatMap(({ question, key, quote, right, wrong }) => {
      const near_words =
        quote
          .toLowerCase()
          .match(/\p{L}+/gu)
          ?.filter((word) => !key.toLowerCase().includes(word)) ?? [];
      const asked = questionOf(language, key, { question_text: question, near_words, source: { page: 1, quote } });
      return [
        ...right.map((answer) => ({ isFair: isRight(asked, answer), isWanted: true })),
        ...wrong.map((answer) => ({ isFair: !isRight(asked, answer), isWanted: false })),
      ];
    });
    const shareOf = (isWanted: boolean) => {
      const some = verdicts.filter((verdict) => verdict.isWanted === isWanted);
      return some.filter(({ isFair }) => isFair).length / some.length;
    };
    expect(shareOf(true)).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(false)).toBeGreaterThanOrEqual(0.98);
  },
);

describe('by the language of the question', () => {
  test.each([
    ['de', 'die Zelle', 'Zellen', true],
    ['de', 'zwölf', '12', true],
    ['pt-BR', 'os animais', 'animal', true],
    ['pt', 'a célula', 'não a célula', false],
    ['sw', 'seli', 'Seli', true],
    ['fr', 'quatre-vingts', '80', true],
    ['fr', 'vingt et un', '21', true],
    ['fr', 'le noyau', 'les noyaux', true],
    ['fr', 'un animal', 'des animaux', true],
    ['fr', '3,5 m', '3.5 mètres', true],
    ['fr', 'vitamine A', 'vitamine C', false],
    ['fr', 'vitamine A', 'la vitamine A', true],
    ['fr', 'vitamine A', 'une vitamine', false],
    ['es', '-5', '5', false],
    ['es', 'co-dominancia', 'codominancia', true],
    ['es', '$\\frac{1}{2}$', '1/2', true],
    // No English plural: “un bas” and “une base” are two words.
    ['xx', 'bas', 'base', false],
    ['xx', 'Ord', 'ord', true],
  ])('%s: %s, typed as %s', (language, key, answer, expected) => {
    expect(isRight(questionOf(language, key), answer)).toBe(expected);
  });
});

test('of an essay the points are suggested that a sentence states and does not deny', () => {
  const essay = questionOf('fr', 'Modèle.', {
    question_type: 'essay',
    question_text: 'Pourquoi les villes ont-elles grandi ?',
    key_points: ['Les mauvaises récoltes chassent les paysans.', 'Les usines des villes attirent des ouvriers.'].map((text) => ({
      text,
      terms: [],
    })),
  });
  const points = (answer: string) => markOf(essay, answer).points;
  expect(points('Les récoltes étaient mauvaises. Les usines attiraient beaucoup d’ouvriers.')).toEqual([0, 1]);
  expect(points('Les récoltes n’étaient pas mauvaises.')).toEqual([]);
  expect(points('Les villes ont grandi.')).toEqual([]);
});

test('marking is bounded, whatever a quiz and its answers contain', () => {
  const typing = (size: number) => {
    const list = Array.from({ length: 50 }, (_, at) => `m${at}`).join(', ');
    const question = questionOf('fr', list, { accepted_answers: Array.from({ length: size }, (_, at) => `${list} ${at}`) });
    return () => markOf(question, `x${list}`);
  };
  expect(cpuGrowth(typing, 40)).toBeLessThan(MOST_GROWTH);
});
