// The texts of the downloads of a quiz, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { download } from './en/download.ts';

export const downloadTexts = inLanguage('download', download);
