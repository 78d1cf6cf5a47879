// The texts of joining by a code, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { join } from './en/join.ts';

export const joinTexts = inLanguage('join', join);
