// The texts of the calls of the page, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { data } from './en/data.ts';

export const dataTexts = inLanguage('data', data);
