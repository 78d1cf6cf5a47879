// The texts of the answers of a past paper, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { pastPaper } from './en/pastPaper.ts';

export const pastPaperTexts = inLanguage('pastPaper', pastPaper);
