// The texts of the screen Study, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { study } from './en/study.ts';

export const studyTexts = inLanguage('study', study);
