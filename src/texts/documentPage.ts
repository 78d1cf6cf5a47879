// The texts of the page of one document, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { documentPage } from './en/documentPage.ts';

export const documentPageTexts = inLanguage('documentPage', documentPage);
