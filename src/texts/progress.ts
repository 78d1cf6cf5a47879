// The texts of the progress screens, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { progress } from './en/progress.ts';

export const progressTexts = inLanguage('progress', progress);
