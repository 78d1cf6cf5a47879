// Gives the page its texts in one language at a time. English comes with the screen that shows it; a translation is loaded by area,
// right after the code that shows it.
import { type Language, languages, type Translation } from './languages.ts';

type Text = string | ((...values: never[]) => string) | { readonly [key: string]: Text };
/** The texts that are loaded together. */
export type Area = { readonly [key: string]: Text };
type Loaders<T> = Record<Translation, () => Promise<T>>;

let language: Language = 'en';
const loaders: (() => Promise<void>)[] = [];

/**
 * The area in the chosen language. Its texts are read when they are shown, never when a module starts: then no language is chosen yet.
 * A program that shows none of them leaves the area out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function inLanguage<T extends Area>(english: T, translations: Loaders<T>): T {
  const translation = translationOf(() => Promise.resolve(english), translations);
  return new Proxy(english, { get: (_, key) => Reflect.get(translation() ?? english, key) });
}

/** The area in a language other than English; null in English, and until it is loaded. `loadEnglish`: for the pseudo-language. */
export function translationOf<T extends Area>(loadEnglish: () => Promise<T>, translations: Loaders<T>): () => T | null {
  const loadedTexts = new Map<Language, T>();
  const loadArea = async (): Promise<T> => {
    if (language === 'pseudo') return (await import('./pseudo.ts')).pseudoOf(await loadEnglish());
    return (await (translations as Record<string, () => Promise<T>>)[language]?.()) ?? loadEnglish();
  };
  loaders.push(async () => {
    const wanted = language;
    if (!loadedTexts.has(wanted)) loadedTexts.set(wanted, await loadArea());
  });
  return () => loadedTexts.get(language) ?? null;
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
