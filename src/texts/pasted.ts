// The texts of pasting, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { pasted } from './en/pasted.ts';

export const pastedTexts = inLanguage('pasted', pasted);
