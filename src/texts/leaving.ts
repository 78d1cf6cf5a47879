// The texts of the dialog before a logout, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { leaving } from './en/leaving.ts';

export const leavingTexts = inLanguage('leaving', leaving);
