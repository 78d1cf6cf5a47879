// The quizzes on this device that flashcards may be made of.
import { quizzesForCards } from '#device/attempts/reviewQuizzes';
import { db } from '../data/device.ts';
import { liveQueryOf } from '../data/live.ts';

export const cardSourcesOf = liveQueryOf((userId: number) => quizzesForCards(db, userId));
