// The texts of the frame of the screens, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { frame } from './en/frame.ts';

export const frameTexts = inLanguage('frame', frame);
