// The texts of reading aloud, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { listen } from './en/listen.ts';

export const listenTexts = inLanguage('listen', listen);
