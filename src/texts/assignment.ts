// The texts of assigning a quiz, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { assignment } from './en/assignment.ts';

export const assignmentTexts = inLanguage('assignment', assignment);
