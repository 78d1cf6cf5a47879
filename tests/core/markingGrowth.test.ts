// Marking is linear, and bounded: what costs most for its length is typed, as answer and as key.
import { describe, expect, test } from 'vitest';
import { formsOf, initialsOf, partsOf, plain } from '#core/marking/answerWords';
import { markOf } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import { cpuGrowth, MOST_GROWTH } from '../support/cpuGrowth.ts';

const units = [
  ...[' ', '\t', '1 2,3.', '0', '1.0', '.0', 'a, ', ' + ', ' and ', 'a = 3 and ', ' and a', 'a of ', 'the ', 'or ', '(a) ', '('],
  ...['Aa ', 'phenotipe ', '⁻²', '\\frac{1}{2}+', ' -.', 'l’', 'colour ', 'ﷺ'],
];
const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

describe.each(units)('of %j', (unit) => {
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

describe.each([...units, 'Norms are. ', '.', 'not a norm and the ', 'aé', 'norm '])('an essay of %j', (unit) => {
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

describe('of ligatures that are written out as 18 characters', () => {
  const ligatures = (length: number) => 'ﷺ'.repeat(length);
  const question: Question = {
    question_id: 1,
    question_text: `Who is ${ligatures(4_900)}?`,
    question_type: 'short_answer',
    correct_answer: ligatures(140),
    accepted_answers: Array.from({ length: 50 }, (_, at) => `${ligatures(140)}${at} bricks`),
    near_words: [],
    source: { page: 1, quote: ligatures(2_000) },
  };
  const own = Array.from({ length: 20 }, (_, at) => `${ligatures(140)}m${at}`);

  test('an answer that is right letter by letter is right, however long it gets', () => {
    expect(markOf(question, question.correct_answer).isCorrect).toBe(true);
    expect(markOf(question, `${ligatures(140)}7 BRICKS `).isCorrect).toBe(true);
    expect(markOf(question, own.at(-1) ?? '', own).isCorrect).toBe(true);
  });
});

test('a long answer of accents, Hangul or dots in a row is compared as any other', () => {
  for (const sign of ['é', '각', '…', '½', 'ﬁ']) {
    const key = `${sign.repeat(150)} bricks`;
    const question: Question = { question_id: 1, question_text: 'q', question_type: 'short_answer', correct_answer: key };
    expect(markOf(question, `the ${sign.repeat(150)} brick`).isCorrect, sign).toBe(true);
  }
});
