// Gives the page its texts in one language at a time. English comes with the screen that shows it; a translation is loaded by area,
// right after the code that shows it.
import { type Language, languages, type Translation } from './languages.ts';

type Text = string | ((...values: never[]) => string) | { readonly [key: string]: Text };
/** The texts that are loaded together. */
export type Area = { readonly [key: string]: Text };
type Loaders<T> = Record<Translation, () => Promise<T>>;

let language: Language = 'en';
const loaders: (() => Promise<void>)[] = [];

/** The area in the chosen language. Its texts are read when they are shown, never when a module starts: then no language is chosen yet. */
export function inLanguage<T extends Area>(english: T, translations: Loaders<T>): T {
  let texts = english;
  let textsLanguage: Language = 'en';
  loaders.push(async () => {
    const wanted = language;
    if (textsLanguage === wanted) return;
    if (wanted === 'en') texts = english;
    else if (wanted === 'pseudo') texts = (await import('./pseudo.ts')).pseudoOf(english);
    else texts = (await (translations as Record<string, () => Promise<T>>)[wanted]?.()) ?? english;
    textsLanguage = wanted;
  });
  return new Proxy(english, { get: (_, key) => Reflect.get(texts, key) });
}

/** Chooses the language. Its texts are there after `loadTexts`. */
export function setLanguage(next: Language): void {
  language = next;
}

/** Loads what the chosen language lacks of all areas that are in use; what failed is tried again the next time. */
export async function loadTexts(): Promise<void> {
  if (language !== 'en') await Promise.all(loaders.map((load) => load()));
}

/** The code, once its texts are there. */
export async function withTexts<T>(code: Promise<T>): Promise<T> {
  const part = await code;
  await loadTexts();
  return part;
}

/** For Intl. */
export function localeNow(): string {
  return languages[language].locale;
}
