// The texts of review and flashcards, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { review } from './en/review.ts';

export const reviewTexts = inLanguage('review', review);
