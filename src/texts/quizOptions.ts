// The texts of the choices for a quiz to be written, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { quizOptions } from './en/quizOptions.ts';

export const quizOptionsTexts = inLanguage('quizOptions', quizOptions);
