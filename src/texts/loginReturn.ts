// The texts of the return from another login, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { loginReturn } from './en/loginReturn.ts';

export const loginReturnTexts = inLanguage('loginReturn', loginReturn);
