// Checks the letters that a student gives for a past paper without answers. Page and server use it.

import { FEWEST_QUESTIONS } from '../quiz/quiz.ts';
import type { ValidationFlaw } from '../wire/validation.ts';
import { answerLetters, type Letters, type OpenChoice } from './openChoice.ts';

/** Each quiz has at least this many questions, so at least this many letters are needed. */
export const FEWEST_LETTERS = FEWEST_QUESTIONS;

/**
 * The code of what is wrong with the letters, or null: one for each choice, each within its options, and at least three in all.
 */
export function checkLetters(choices: readonly OpenChoice[], letters: Letters): ValidationFlaw | null {
  if (letters.length !== choices.length) return { code: 'letters_count', params: { count: choices.length } };
  const beyond = letters.findIndex(
    (letter, at) => letter !== null && answerLetters.indexOf(letter) >= (choices[at]?.options.length ?? 0),
  );
  if (beyond >= 0) {
    const number = String(choices[beyond]?.number ?? beyond + 1);
    return { code: 'letter_unknown', params: { number, letter: letters[beyond] ?? '' } };
  }
  const answerCount = letters.filter((letter) => letter !== null).length;
  return answerCount < FEWEST_LETTERS ? { code: 'letters_few', params: { limit: FEWEST_LETTERS } } : null;
}
