// The texts of a file's name and chips, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { fileRow } from './en/fileRow.ts';

export const fileRowTexts = inLanguage('fileRow', fileRow);
