// The texts of the file that holds a student's answers, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { answersFile } from './en/answersFile.ts';

export const answersFileTexts = inLanguage('answersFile', answersFile);
