// The texts of what is not on the server yet, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { unsent } from './en/unsent.ts';

export const unsentTexts = inLanguage('unsent', unsent);
