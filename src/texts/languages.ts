// Lists the languages of the page. `pseudo` is made of English by a function: tests see with it what no catalogue holds.

/** `locale`: of dates, numbers and sorting; `direction`: of the page. */
export const languages = {
  en: { locale: 'en-US', direction: 'ltr' },
  pseudo: { locale: 'el', direction: 'rtl' },
} as const;

export type Language = keyof typeof languages;
/** A language that mails and files are written in. */
export type WrittenLanguage = Exclude<Language, 'pseudo'>;
/** Of the mails and files that the server writes: an account has no language yet. */
export const ACCOUNT_LANGUAGE: WrittenLanguage = 'en';
