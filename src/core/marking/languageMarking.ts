// Holds the marking of languages other than English (languageAnswer.ts) for the programs that have loaded it. A page loads it for students
// who have such a quiz; without it an answer in such a language is right only as it is written.

import type { KeyPoint } from '../quiz/quiz.ts';
import type { TypedKey } from './answerReadings.ts';
import type { TypedMatch } from './typedAnswer.ts';

export type LanguageMarking = {
  matchInLanguage: (typed: string, key: TypedKey, language: string) => TypedMatch | null;
  suggestedPointsIn: (language: string, points: readonly KeyPoint[], answer: string, question: string) => boolean[];
};

const NOT_LOADED: LanguageMarking = { matchInLanguage: () => null, suggestedPointsIn: () => [] };
let current = NOT_LOADED;

/** Marks with this from now on. */
export function registerLanguageMarking(marking: LanguageMarking): void {
  current = marking;
}

/** What marks answers in languages other than English. */
export const languageMarking = (): LanguageMarking => current;
