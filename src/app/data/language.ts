// The language of the page: chosen on this device, else English.
import { languageNow, loadTexts, setLanguage, watchLanguage } from '#texts/catalogue';
import { type Language, languages } from '#texts/languages';

const PLACE = 'oasis-language';

/** Call it before the first screen is loaded. True if the page's HTML is in another language and must not be used. */
export function startLanguage(): boolean {
  const language = storedLanguage();
  setLanguage(language);
  watchLanguage(markPage);
  return language !== document.documentElement.lang;
}

/** A language that comes later than this shows its texts once they are there; until then the page is in English. */
const LONGEST_WAIT_MS = 5_000;

/** Resolves before the first drawing, also without the texts: they are tried again once there is a network. */
export async function loadLanguage(): Promise<void> {
  const load = () => loadTexts().catch((error: unknown) => console.error('The texts did not come.', error));
  addEventListener('online', load);
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** For those who read the page aloud or break its lines. */
function markPage(): void {
  const language = languageNow();
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
}

function storedLanguage(): Language {
  try {
    const code = localStorage.getItem(PLACE) ?? '';
    return Object.hasOwn(languages, code) ? (code as Language) : 'en';
  } catch {
    return 'en';
  }
}
