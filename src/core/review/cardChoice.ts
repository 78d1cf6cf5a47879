// Chooses flashcards of any quiz, on any day, whether they are due or not. The weakest come first.
import type { Question, Quiz } from '../quiz/quiz.ts';
import { flashcardOf } from './flashcard.ts';
import type { Deck, ReviewCard } from './review.ts';
import { cardIdOf } from './reviewEvent.ts';
import { knownAt } from './reviewPlan.ts';

export type QuizForCards = { quizId: number; quiz: Quiz };

/** `topic` is empty for questions that have none; null stands for all. */
export type CardChoice = { quizId: number | null; topic: string | null };

/** A card below this chance is weaker than one that was never seen. */
const KNOWN = 0.9;
const AGAIN = 1;

/** The topic of a question, without the space around it. */
export function cardTopic({ topic }: Question): string {
  return topic?.trim() ?? '';
}

/** The questions of a quiz that have two sides, except those that the student left out. */
export function cardQuestions({ quizId, quiz }: QuizForCards, deck: Deck): Question[] {
  return quiz.questions.filter(
    (question) => flashcardOf(question) !== null && !deck.get(cardIdOf(quizId, question.question_id))?.isLeftOut,
  );
}

/**
 * The cards that are left of a choice: not those rated since `since`, except with `again`. Missed cards and those below 90 %
 * come first, then those never seen, then the rest. Times in ms since 1970.
 */
export function chosenCards(
  deck: Deck,
  quizzes: readonly QuizForCards[],
  choice: CardChoice,
  { wall, since }: { wall: number; since: number },
): ReviewCard[] {
  const cards = quizzes
    .filter(({ quizId }) => choice.quizId === null || choice.quizId === quizId)
    .flatMap((quiz) =>
      cardQuestions(quiz, deck)
        .filter((question) => choice.topic === null || choice.topic === cardTopic(question))
        .map(({ question_id: id }) => deck.get(cardIdOf(quiz.quizId, id)) ?? unseenCard(quiz.quizId, id)),
    );
  const isDone = ({ rated }: ReviewCard) => rated !== undefined && rated.at >= since && rated.grade > AGAIN;
  const isAgain = ({ rated }: ReviewCard) => rated !== undefined && rated.at >= since;
  return cards
    .filter((card) => !isDone(card))
    .map((card) => ({ card, isLast: isAgain(card), ...weaknessOf(card, wall) }))
    .sort((a, b) => Number(a.isLast) - Number(b.isLast) || a.rank - b.rank || a.chance - b.chance)
    .map(({ card }) => card);
}

function weaknessOf(card: ReviewCard, wall: number): { rank: number; chance: number } {
  if (!card.isIn && !card.rated) return { rank: 1, chance: 0 };
  const chance = card.askedFor === null ? knownAt(card, wall) : 0;
  return { rank: chance < KNOWN ? 0 : 2, chance };
}

function unseenCard(quizId: number, questionId: number): ReviewCard {
  return { id: cardIdOf(quizId, questionId), quizId, questionId, events: [], isIn: false, isLeftOut: false, askedFor: null };
}
