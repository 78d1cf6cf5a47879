// Says which questions of a past exam a quiz does not have, and why.
import type { Quiz } from './quiz.ts';

/** What stands behind a number of questions; `other` is for reasons that a later version knows. */
const WORDS = {
  figure: 'with a figure',
  context: 'about a text or case elsewhere in the paper',
  no_answer: 'without an answer',
  several_answers: 'with several right answers',
  repeated: 'asked twice',
  unclear: 'not read clearly',
  too_many: 'beyond the first 100',
  other: 'for other reasons',
};

/** Why a question of a past exam is not in its quiz. */
export type LeftOutReason = Exclude<keyof typeof WORDS, 'other'>;

const isKnown = (code: string): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/** "41 of 60 questions are in this quiz; left out: 12 with a figure, 7 without an answer."; null where nothing was left out. */
export function leftOutWords(leftOut: Quiz['left_out'] | null, count: number): string | null {
  const counts = Object.entries(leftOut ?? {}).filter(([, number]) => number > 0);
  const missing = counts.reduce((sum, [, number]) => sum + number, 0);
  if (missing === 0) return null;
  const reasons = counts.map(([code, number]) => `${number} ${WORDS[isKnown(code) ? code : 'other']}`);
  return `${count} of ${count + missing} questions ${count === 1 ? 'is' : 'are'} in this quiz; left out: ${reasons.join(', ')}.`;
}
