// The texts of the strip of the last seven days, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { week } from './en/week.ts';

export const weekTexts = inLanguage('week', week);
