// The texts of the reminders in the settings, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { remindersCard } from './en/remindersCard.ts';

export const remindersTexts = inLanguage('remindersCard', remindersCard);
