// The texts of one group, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { group } from './en/group.ts';

export const groupTexts = inLanguage('group', group);
