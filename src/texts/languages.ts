// Lists the languages of the page. `pseudo` is made of English by a function: tests see with it what no catalogue holds.

/** `locale`: of dates, numbers and sorting; `direction`: of the page. */
export const languages = {
  en: { locale: 'en-US', direction: 'ltr' },
  fr: { locale: 'fr-FR', direction: 'ltr' },
  pseudo: { locale: 'el', direction: 'rtl' },
} as const;

export type Language = keyof typeof languages;

/** The languages that a student chooses from; mails and files are written in them too. */
export type WrittenLanguage = Exclude<Language, 'pseudo'>;

/** Their own names. */
export const languageNames: Record<WrittenLanguage, string> = { en: 'English', fr: 'Français' };

/** Of a code from a request or a row. English for none, and for what this version does not know. */
export function writtenLanguageOf(code: string | null | undefined): WrittenLanguage {
  return Object.hasOwn(languageNames, code ?? '') ? (code as WrittenLanguage) : 'en';
}
