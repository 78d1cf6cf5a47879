// The texts of the offer to install the app, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { install } from './en/install.ts';

export const installTexts = inLanguage('install', install);
