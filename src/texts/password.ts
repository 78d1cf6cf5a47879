// The texts of a new password, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { password } from './en/password.ts';

export const passwordTexts = inLanguage('password', password);
