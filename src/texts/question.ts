// The texts of a question and its answer, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { question } from './en/question.ts';

export const questionTexts = inLanguage('question', question);
