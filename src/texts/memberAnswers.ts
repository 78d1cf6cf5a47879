// The texts of a member's answers, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { memberAnswers } from './en/memberAnswers.ts';

export const memberAnswersTexts = inLanguage('memberAnswers', memberAnswers);
