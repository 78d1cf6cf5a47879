// The texts of the dashboard, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { documents } from './en/documents.ts';

export const documentsTexts = inLanguage('documents', documents);
