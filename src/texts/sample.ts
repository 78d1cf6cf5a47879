// The texts of the sample quiz's screens, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { sample } from './en/sample.ts';

export const sampleTexts = inLanguage('sample', sample);
