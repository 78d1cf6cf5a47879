// The texts of files that wait on this device, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { waitingFiles } from './en/waitingFiles.ts';

export const waitingFilesTexts = inLanguage('waitingFiles', waitingFiles);
