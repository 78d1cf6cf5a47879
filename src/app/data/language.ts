// The language of the page, chosen on this device; English unless it is.
import { chooseLanguage, languageNow } from '#texts/catalogue';
import { type Language, languages } from '#texts/languages';

const PLACE = 'oasis-language';

/** Call it before the first screen is drawn. True if the page's HTML is in another language and must not be used. */
export async function startLanguage(): Promise<boolean> {
  // Where its file cannot be had, the page is in English.
  await chooseLanguage(storedLanguage()).catch(() => undefined);
  const language = languageNow();
  const { lang: servedLanguage } = document.documentElement;
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  return language !== servedLanguage;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(PLACE, language);
}

function storedLanguage(): Language {
  try {
    const code = localStorage.getItem(PLACE) ?? '';
    return Object.hasOwn(languages, code) ? (code as Language) : 'en';
  } catch {
    return 'en';
  }
}
