// Marking is linear, and bounded: what costs most for its length is typed, as answer and as key.
import { describe, expect, test } from 'vitest';
import { formsOf, initialsOf, partsOf, plain } from '#core/answerWords';
import { markOf } from '#core/grading';
import type { Question } from '#core/quiz';
import { cpuGrowth, MOST_GROWTH } from '../support/cpuGrowth.ts';

const units: Record<string, string> = {
  spaces: ' ',
  tabs: '\t',
  digits: '1 2,3.',
  zeros: '0',
  'decimal zeros': '1.0',
  'one number of zeros': '.0',
  commas: 'a, ',
  plus: ' + ',
  and: ' and ',
  equations: 'a = 3 and ',
  'equations without an end': ' and a',
  of: 'a of ',
  articles: 'the ',
  denials: 'or ',
  brackets: '(a) ',
  'open brackets': '(',
  names: 'Aa ',
  slips: 'phenotipe ',
  superscripts: '⁻²',
  formulas: '\\frac{1}{2}+',
  'minus signs': ' -.',
  apostrophes: 'l’',
  'British words': 'colour ',
};
const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

describe.each(Object.entries(units))('of %s', (_, unit) => {
  test('twice the text takes at most two and a half times the work', () => {
    const workOf = (size: number) => {
      const text = `a${repeated(unit, size)}b`;
      return () => [plain(text), formsOf(text), initialsOf(text), partsOf(text)];
    };
    expect(cpuGrowth(workOf, 2_000)).toBeLessThan(MOST_GROWTH);
  });

  test('twice an answer and twice its keys take at most two and a half times the work', () => {
    const workOf = (size: number) => {
      const question: Question = {
        question_id: 1,
        question_text: `Who is ${repeated(unit, size)}?`,
        question_type: 'short_answer',
        correct_answer: `a${repeated(unit, size)}b`,
        accepted_answers: Array.from({ length: 5 }, (__, at) => `c${repeated(unit, size - at)}d`),
        near_words: [],
        source: { page: 1, quote: repeated(unit, size) },
      };
      const answer = `e${repeated(unit, size)}f`;
      return () => markOf(question, answer);
    };
    expect(cpuGrowth(workOf, 60)).toBeLessThan(MOST_GROWTH);
  });
});

describe.each(
  Object.entries({ ...units, sentences: 'Norms are. ', dots: '.', denials: 'not a norm and the ', verbs: 'aé', nouns: 'norm ' }),
)('an essay of %s', (_, unit) => {
  test('costs at most two and a half times as much for twice the text, its model answer and its points', () => {
    const workOf = (size: number) => {
      const point = { text: repeated(unit, size / 4), terms: [repeated(unit, size / 8)], also: ['norm rule'], against: ['law'] };
      const question: Question = {
        question_id: 1,
        question_text: `What is it?${repeated(unit, size / 4)}`,
        question_type: 'essay',
        correct_answer: repeated(unit, size),
        key_points: [{ text: 'The norm is shared.', terms: ['norm'] }, point, point],
      };
      const answer = `The norm of a group is shared. ${repeated(unit, size)}`;
      return () => markOf(question, answer);
    };
    expect(cpuGrowth(workOf, 2_000)).toBeLessThan(MOST_GROWTH);
  });
});
