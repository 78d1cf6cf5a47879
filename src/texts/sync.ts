// The texts of the sending, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { sync } from './en/sync.ts';

export const syncTexts = inLanguage('sync', sync);
