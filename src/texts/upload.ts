// The texts of the upload screen, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { upload } from './en/upload.ts';

export const uploadTexts = inLanguage('upload', upload);
