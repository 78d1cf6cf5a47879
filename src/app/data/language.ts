// The language of the page, chosen on this device; English unless it is.
import { chooseLanguage, languageNow } from '#texts/catalogue';
import { type Language, languageNames, languages, type WrittenLanguage } from '#texts/languages';

const PLACE = 'oasis-language';

/** Call it before the first screen is drawn. True if the page's HTML is in another language and must not be used. */
export async function startLanguage(): Promise<boolean> {
  // Where its file cannot be had, the page is in English.
  await chooseLanguage(storedLanguage() ?? 'en').catch(() => undefined);
  const language = languageNow();
  const { lang: servedLanguage } = document.documentElement;
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  return language !== servedLanguage;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(PLACE, language);
}

/** The language that the student chose on this device; null if none. */
export function chosenLanguage(): WrittenLanguage | null {
  const language = storedLanguage();
  return language !== null && Object.hasOwn(languageNames, language) ? (language as WrittenLanguage) : null;
}

function storedLanguage(): Language | null {
  try {
    const code = localStorage.getItem(PLACE) ?? '';
    return Object.hasOwn(languages, code) ? (code as Language) : null;
  } catch {
    return null;
  }
}
