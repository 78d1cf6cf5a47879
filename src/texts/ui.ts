// The texts of the parts of every screen, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { ui } from './en/ui.ts';

export const uiTexts = inLanguage('ui', ui);
