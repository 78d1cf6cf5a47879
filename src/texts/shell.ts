// The texts of the top bar, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { shell } from './en/shell.ts';

export const shellTexts = inLanguage('shell', shell);
