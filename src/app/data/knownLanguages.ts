// Remembers whether this page has had a quiz in another language than English; then the marking for it is loaded at every start.
const PLACE = 'oasis-languages';

/** If it cannot be loaded now, it is loaded with the next quiz. */
const load = () => import('#core/marking/languageAnswer').catch(() => undefined);

export async function loadLanguages(): Promise<void> {
  try {
    localStorage.setItem(PLACE, '1');
  } catch {
    // Then it is loaded with each quiz.
  }
  await load();
}

/** Before anything is shown, since a page marks overdue attempts as soon as it starts. */
export async function loadKnownLanguages(): Promise<void> {
  try {
    if (localStorage.getItem(PLACE) !== null) await load();
  } catch {
    // The browser stores nothing for this page.
  }
}
