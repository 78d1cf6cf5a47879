// The texts of a question's flaws, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { flaws } from './en/flaws.ts';

export const flawsTexts = inLanguage(flaws, {});
