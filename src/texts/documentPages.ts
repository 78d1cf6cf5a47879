// The texts of the dialog that shows the text of a document, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { documentPages } from './en/documentPages.ts';

export const documentPagesTexts = inLanguage('documentPages', documentPages);
