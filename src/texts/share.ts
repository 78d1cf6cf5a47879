// The texts of the files that were shared, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { share } from './en/share.ts';

export const shareTexts = inLanguage('share', share);
