// The texts of the import screen, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { quizImport } from './en/quizImport.ts';

export const quizImportTexts = inLanguage('quizImport', quizImport);
