// The texts of the screen of a new mock exam, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { exam } from './en/exam.ts';

export const examTexts = inLanguage('exam', exam);
