// The texts of what a link opens, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { sharedQuiz } from './en/sharedQuiz.ts';

export const sharedQuizTexts = inLanguage('sharedQuiz', sharedQuiz);
