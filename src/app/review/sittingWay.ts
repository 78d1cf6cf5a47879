// Names the two ways of a sitting.

export type SittingWay = 'review' | 'flashcards';
