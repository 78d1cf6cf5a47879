// The texts of the wishes of a quiz, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { wishes } from './en/wishes.ts';

export const wishesTexts = inLanguage(wishes, {});
