// Loads the marking of languages other than English before a quiz in one is shown or kept, and at every start of a page that had such a quiz.
import { isEnglish, type Quiz } from '#core/quiz';

const PLACE = 'oasis-languages';

/** What cannot be loaded now is loaded with the next quiz. */
const load = () => import('#core/languageAnswer').catch(() => undefined);

/** The quiz, once its answers can be marked. */
export async function withLanguages<Q extends Pick<Quiz, 'questions'>>(quiz: Q): Promise<Q> {
  if (quiz.questions.every(({ language }) => isEnglish(language))) return quiz;
  try {
    localStorage.setItem(PLACE, '1');
  } catch {
    // Then it is loaded with each quiz.
  }
  await load();
  return quiz;
}

/** Before anything is shown: a page marks what ran out as soon as it starts. */
export async function loadKnownLanguages(): Promise<void> {
  try {
    if (localStorage.getItem(PLACE) !== null) await load();
  } catch {
    // The browser keeps nothing for this page.
  }
}
