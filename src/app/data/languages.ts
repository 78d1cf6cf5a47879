// Loads the marking for other languages than English before such a quiz is shown or kept.
import { isEnglish, type Quiz } from '#core/quiz/quiz';
import { loadLanguages } from './knownLanguages.ts';

/** Resolves with the quiz once its answers can be marked. */
export async function withLanguages<Q extends Pick<Quiz, 'questions'>>(quiz: Q): Promise<Q> {
  if (!quiz.questions.every(({ language }) => isEnglish(language))) await loadLanguages();
  return quiz;
}
