// Gives the page its texts in one language at a time. English comes with the screen that shows it; another language is one file, loaded
// when it is chosen. Where that file does not come, the texts are English.
import type { Area } from './area.ts';
import type { Areas } from './areas.ts';
import { type Language, languages } from './languages.ts';

/** `english`: the pseudo-language is made of it. */
type Translate = <K extends keyof Areas>(area: K, english?: Areas[K]) => Areas[K];
/** A language with a folder beside `en`. */
type Translation = Exclude<Language, 'en'>;

const loaders: Record<Translation, () => Promise<Translate>> = {
  pseudo: () => import('./pseudo.ts').then(({ translatePseudo }) => translatePseudo),
};

let language: Language = 'en';
/** The language of the texts: English until those of the chosen language are there. */
let shownLanguage: Language = 'en';
const loadedTexts: Partial<Record<Language, Translate>> = {};
const listeners = new Set<() => void>();

/** The area in the chosen language. Its texts are read when they are shown, never when a module starts: then no language is chosen yet. */
/* @__NO_SIDE_EFFECTS__ */
export function inLanguage<K extends keyof Areas>(area: K, english: Areas[K]): Areas[K] {
  return new Proxy(english, { get: (_, key) => Reflect.get(loadedTexts[shownLanguage]?.(area, english) ?? english, key) });
}

/** The area in a language other than English; null in English. */
export function translationOf(area: keyof Areas): Area | null {
  return loadedTexts[shownLanguage]?.(area) ?? null;
}

/** Chooses the language. Its texts are there after `loadTexts`. */
export function setLanguage(next: Language): void {
  language = next;
  show(language in loadedTexts ? language : 'en');
}

function show(next: Language): void {
  if (next === shownLanguage) return;
  shownLanguage = next;
  for (const listener of listeners) listener();
}

/** Loads the chosen language, if it is not there; what failed is tried again the next time. */
export async function loadTexts(): Promise<void> {
  const wanted = language;
  if (wanted === 'en') return;
  loadedTexts[wanted] ??= await loaders[wanted]();
  if (wanted === language) show(wanted);
}

/** The language that the texts are in now. */
export function languageNow(): Language {
  return shownLanguage;
}

/** Hears of every change of `languageNow`. Returns the end of it. */
export function watchLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For Intl. */
export function localeNow(): string {
  return languages[shownLanguage].locale;
}
