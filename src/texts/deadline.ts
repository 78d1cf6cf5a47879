// The texts of when an assignment is due, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { deadline } from './en/deadline.ts';

export const deadlineTexts = inLanguage('deadline', deadline);
