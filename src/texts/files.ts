// The texts of files that are not taken, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { files } from './en/files.ts';

export const filesTexts = inLanguage(files, {});
