// Names the two ways of a sitting.

export type SittingWay = 'review' | 'flashcards';

export const sittingTitles: Record<SittingWay, string> = { review: 'Review', flashcards: 'Flashcards' };
