// Starts the page in the language chosen on this device, or in English.
import { setLanguage } from '#texts/catalogue';
import { type Language, languages } from '#texts/languages';

const PLACE = 'oasis-language';

/** Call it before the first screen is loaded. True if the page's HTML is in another language and must not be used. */
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
