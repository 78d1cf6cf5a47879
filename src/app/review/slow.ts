// From when an answer is slow: reading takes its time, and so does typing. An essay is never slow.

import { typeRow } from '#core/quiz/questionTypes';
import type { Question } from '#core/quiz/quiz';
import { isEssay } from '#core/submission/marks';

const THINK_MS = 15_000;
const MS_A_WORD = 350;
const TYPE_MS = 20_000;

/** In ms from the moment that the question is on screen; null: never. */
export function slowAfterMs(question: Question): number | null {
  const { question_text, options } = question;
  if (isEssay(question)) return null;
  const words = [question_text, ...Object.values(options ?? {})].join(' ').split(/\s+/).length;
  return THINK_MS + words * MS_A_WORD + (typeRow(question).input === 'options' ? 0 : TYPE_MS);
}
