// The texts of the editor, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { edit } from './en/edit.ts';

export const editTexts = inLanguage('edit', edit);
