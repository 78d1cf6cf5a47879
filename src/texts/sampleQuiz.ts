// The texts of the sample quiz, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { sampleQuiz } from './en/sampleQuiz.ts';

export const sampleQuizTexts = inLanguage('sampleQuiz', sampleQuiz);
