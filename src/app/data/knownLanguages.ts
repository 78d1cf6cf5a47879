// Whether this page has had a quiz in a language other than English: then the marking of such answers is loaded at every start.
const PLACE = 'oasis-languages';

/** What cannot be loaded now is loaded with the next quiz. */
const load = () => import('#core/marking/languageAnswer').catch(() => undefined);

export async function loadLanguages(): Promise<void> {
  try {
    localStorage.setItem(PLACE, '1');
  } catch {
    // Then it is loaded with each quiz.
  }
  await load();
}

/** Before anything is shown: a page marks what ran out as soon as it starts. */
export async function loadKnownLanguages(): Promise<void> {
  try {
    if (localStorage.getItem(PLACE) !== null) await load();
  } catch {
    // The browser keeps nothing for this page.
  }
}
