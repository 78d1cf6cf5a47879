// The texts of "Shared with me", in the chosen language.
import { inLanguage } from './catalogue.ts';
import { joinedQuiz } from './en/joinedQuiz.ts';

export const joinedQuizTexts = inLanguage('joinedQuiz', joinedQuiz);
