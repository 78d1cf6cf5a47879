// Gives the page its texts in one language at a time. English comes with the screen that shows it. Another language is one file, loaded
// before the first screen: so it is there as a whole, offline too, or not at all.
import type { Area } from './area.ts';
import type { french } from './fr/language-fr.ts';
import { type Language, languages } from './languages.ts';

/** The texts of all areas by name. French has each, so that an area without its French does not compile. */
type Areas = typeof french;
type AreaName = keyof Areas;
/** Finds an area in a language. `english`: what it is made of in the pseudo-language, if it is at hand. */
type Translation = (name: AreaName, english?: Area) => Area | undefined;

const loaders: Record<Exclude<Language, 'en'>, () => Promise<Translation>> = {
  fr: () => import('./fr/language-fr.ts').then((m) => (name) => m.french[name]),
  pseudo: () => import('./pseudo.ts').then((m) => m.loadPseudo()),
};

let language: Language = 'en';
let translation: Translation | null = null;

/**
 * The area in the chosen language. Its texts are read when they are shown, never when a module starts: then no language is chosen yet.
 * A program that shows none of them leaves the area out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function inLanguage<Name extends AreaName>(name: Name, english: Areas[Name]): Areas[Name] {
  return new Proxy(english, { get: (_, key) => Reflect.get(translation?.(name, english) ?? english, key) });
}

/** The area in a language other than English; null in English. */
export function translated(name: AreaName): Area | null {
  return translation?.(name) ?? null;
}

/** Loads a language, and chooses it once it is there. */
export async function chooseLanguage(next: Language): Promise<void> {
  translation = next === 'en' ? null : await loaders[next]();
  language = next;
}

/** The language of the texts. */
export function languageNow(): Language {
  return language;
}

/** For Intl. */
export function localeNow(): string {
  return languages[language].locale;
}
