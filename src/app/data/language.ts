// Starts the page in the language that was chosen on this device; English where none was.
import { setLanguage } from '#texts/catalogue';
import { type Language, languages } from '#texts/languages';

const PLACE = 'oasis-language';

/** Before the first screen is loaded. True where the page was served in another language: then its HTML is of no use. */
export function startLanguage(): boolean {
  const language = storedLanguage();
  const { lang: servedLanguage } = document.documentElement;
  setLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  return language !== servedLanguage;
}

function storedLanguage(): Language {
  try {
    const code = localStorage.getItem(PLACE) ?? '';
    return Object.hasOwn(languages, code) ? (code as Language) : 'en';
  } catch {
    return 'en';
  }
}
