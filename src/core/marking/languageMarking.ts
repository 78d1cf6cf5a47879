// Holds the marking for other languages than English (languageAnswer.ts) once it is loaded. A page loads it for students with
// such a quiz; without it an answer is right only word for word.

import type { KeyPoint } from '../quiz/quiz.ts';
import type { TypedKey } from './answerReadings.ts';
import type { TypedMatch } from './typedAnswer.ts';

export type LanguageMarking = {
  matchInLanguage: (typed: string, key: TypedKey, language: string) => TypedMatch | null;
  suggestedPointsIn: (language: string, points: readonly KeyPoint[], answer: string, question: string) => boolean[];
};

const NOT_LOADED: LanguageMarking = { matchInLanguage: () => null, suggestedPointsIn: () => [] };
let current = NOT_LOADED;

/** Registers the marking to use. */
export function registerLanguageMarking(marking: LanguageMarking): void {
  current = marking;
}

/** The registered marking. */
export const languageMarking = (): LanguageMarking => current;
