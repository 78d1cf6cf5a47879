// Which cards a sitting asks: those that are due, or those of a choice.
import type { Question } from '#core/quiz/quiz';
import { type CardChoice, chosenCards, type QuizForCards } from '#core/review/cardChoice';
import { flashcardOf } from '#core/review/flashcard';
import type { Deck, ReviewCard } from '#core/review/review';
import { dueNow, type ReviewSettings } from '#core/review/reviewPlan';
import type { Asked } from '#device/attempts/reviewQuizzes';
import { timeNow } from './timeNow.ts';

/** `cards`: flashcards of a choice, due or not. */
export type SittingWay = 'review' | 'flashcards' | 'cards';

/** `cardsOf`: the cards left at this moment, in order; `isAsked`: whether the question of one fits. */
export type CardSource = {
  cardsOf: (deck: Deck, settings: ReviewSettings) => ReviewCard[];
  isAsked: (question: Question) => boolean;
};

const isFlashcard = (question: Question) => flashcardOf(question) !== null;
const cardsDue = (deck: Deck, settings: ReviewSettings) => dueNow(deck, settings, timeNow());

export const dueQuestions: CardSource = { cardsOf: cardsDue, isAsked: () => true };
export const dueFlashcards: CardSource = { cardsOf: cardsDue, isAsked: isFlashcard };

/** `since`: when the sitting began, ms since 1970. */
export function chosenFlashcards(quizzes: readonly QuizForCards[], choice: CardChoice, since: number): CardSource {
  return {
    cardsOf: (deck) => chosenCards(deck, quizzes, choice, { wall: timeNow().wall, since }),
    isAsked: isFlashcard,
  };
}

/** The question of a card, if its quiz is among these. */
export function questionOf({ quizId, questionId }: ReviewCard, quizzes: ReadonlyMap<number, Asked>) {
  const reviewQuiz = quizzes.get(quizId);
  const question = reviewQuiz?.quiz.questions.find(({ question_id }) => question_id === questionId);
  return reviewQuiz && question ? { reviewQuiz, question } : null;
}
