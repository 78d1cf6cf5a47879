// The texts of the quiz screen, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { quiz } from './en/quiz.ts';

export const quizTexts = inLanguage('quiz', quiz);
