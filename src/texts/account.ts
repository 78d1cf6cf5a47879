// The texts of the forms of an account, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { account } from './en/account.ts';

export const accountTexts = inLanguage('account', account);
