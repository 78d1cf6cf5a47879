// Flashcards: the same cards as in review, to turn over instead of to answer. They are rated alike and come back alike.

import type { Question } from '#core/quiz/quiz';
import { flashcardOf } from '#core/review/flashcard';
import { FlashcardView } from './FlashcardView.tsx';
import { prepareSitting, SittingPage } from './SittingPage.tsx';

const isFlashcard = (question: Question) => flashcardOf(question) !== null;

export function FlashcardsPage() {
  return <SittingPage way="flashcards" Card={FlashcardView} isAsked={isFlashcard} />;
}

FlashcardsPage.prepare = prepareSitting;
