// The texts of the list of groups, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { groups } from './en/groups.ts';

export const groupsTexts = inLanguage('groups', groups);
