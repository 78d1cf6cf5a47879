// The texts of the settings, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { settings } from './en/settings.ts';

export const settingsTexts = inLanguage('settings', settings);
