// The texts of the quiz on paper, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { print } from './en/print.ts';

export const printTexts = inLanguage('print', print);
