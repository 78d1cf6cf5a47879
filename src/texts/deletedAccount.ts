// The texts of what is left of a deleted account, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { deletedAccount } from './en/deletedAccount.ts';

export const deletedAccountTexts = inLanguage('deletedAccount', deletedAccount);
