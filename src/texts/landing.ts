// The texts of the landing, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { landing } from './en/landing.ts';

export const landingTexts = inLanguage('landing', landing);
