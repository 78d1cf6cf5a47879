// The texts of the choice of flashcards, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { cards } from './en/cards.ts';

export const cardsTexts = inLanguage('cards', cards);
