// The texts of the results of a quiz, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { results } from './en/results.ts';

export const resultsTexts = inLanguage('results', results);
