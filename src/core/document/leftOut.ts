// Says which questions of a past exam a quiz does not have, and why.
import { paperTexts } from '#texts/paper';
import type { Quiz } from '../quiz/quiz.ts';

type Reasons = typeof paperTexts.leftOut;
/** Why a question of a past exam is not in its quiz. `other` is for reasons that a later version knows. */
export type LeftOutReason = Exclude<keyof Reasons, 'other'>;

const isKnown = (code: string): code is keyof Reasons => Object.hasOwn(paperTexts.leftOut, code);

/** "41 of 60 questions are in this quiz; left out: 12 with a figure, 7 without an answer."; null where nothing was left out. */
export function leftOutWords(leftOut: Quiz['left_out'] | null, count: number): string | null {
  const counts = Object.entries(leftOut ?? {}).filter(([, number]) => number > 0);
  const missing = counts.reduce((sum, [, number]) => sum + number, 0);
  if (missing === 0) return null;
  const reasons = counts.map(([code, number]) => paperTexts.leftOut[isKnown(code) ? code : 'other'](number));
  return paperTexts.leftOutOf(count, count + missing, reasons.join(', '));
}
