// The texts of the results of an assignment, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { groupResults } from './en/groupResults.ts';

export const groupResultsTexts = inLanguage('groupResults', groupResults);
