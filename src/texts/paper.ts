// The texts of the facts of a quiz, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { paper } from './en/paper.ts';

export const paperTexts = inLanguage(paper, {});
