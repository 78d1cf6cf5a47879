// The texts of a link that is handed on, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { codeWays } from './en/codeWays.ts';

export const codeWaysTexts = inLanguage('codeWays', codeWays);
