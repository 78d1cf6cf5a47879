// The texts of photos of pages, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { photos } from './en/photos.ts';

export const photosTexts = inLanguage('photos', photos);
