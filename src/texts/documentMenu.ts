// The texts of a document's menu, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { documentMenu } from './en/documentMenu.ts';

export const documentMenuTexts = inLanguage('documentMenu', documentMenu);
