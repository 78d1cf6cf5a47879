// The texts of the screen Ask, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { ask } from './en/ask.ts';

export const askTexts = inLanguage('ask', ask);
