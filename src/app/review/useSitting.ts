// One sitting of review: which card is on screen, what was done, and what can be taken back. A card is left only after what was done
// with it is on the disk.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Question } from '#core/quiz/quiz';
import type { Deck, ReviewCard } from '#core/review/review';
import type { ReviewEvent, ReviewRating } from '#core/review/reviewEvent';
import { type ReviewSettings, usualSettings } from '#core/review/reviewPlan';
import { type Asked, quizzesForReview } from '#device/attempts/reviewQuizzes';
import { newUuid } from '#device/rows/ids';
import { db } from '../data/device.ts';
import { type CardDraft, cardDraft, useTyped } from './cardAnswer.ts';
import { type CardSource, questionOf } from './cardSource.ts';
import { timeNow } from './timeNow.ts';
import type { LiveDeck } from './useDeck.ts';
import { useToday } from './useToday.ts';

/** So many cards are one sitting; then it is said, and one may go on. */
export const SITTING = 20;

/** A card with its question. `nth`: the how-manieth of this sitting it is, so that the same one, shown again, begins anew. */
export type Shown = { card: ReviewCard; question: Question; reviewQuiz: Asked; nth: number; draft: CardDraft };

/** What can be taken back: what was done last, with which card. */
export type Done = { event: ReviewEvent; cardId: string };

export type Sitting = {
  state: 'loading' | 'asking' | 'pause' | 'over';
  shown: Shown | null;
  /** rated in this sitting */
  rated: number;
  /** still to come, the one on screen among them */
  left: number;
  /** due, but their quizzes are not on this device */
  elsewhere: number;
  /** due and here, but not asked in this sitting */
  otherCount: number;
  last: Done | null;
  rate: (rating: ReviewRating, ms: number) => Promise<void>;
  leaveOut: () => Promise<void>;
  undo: () => Promise<void>;
  goOn: () => void;
};

type Progress = { shown: Shown | null; rated: number; limit: number; history: Done[] };

/** `source`: which cards this sitting asks; give it the same one each time. */
export function useSitting(
  { deck, add }: LiveDeck,
  userId: number,
  settings: ReviewSettings | null,
  source: CardSource,
): Sitting {
  const today = useToday();
  const quizzes = useQuizzes(deck, userId, settings, source);
  const [progress, setProgress] = useState<Progress>({ shown: null, rated: 0, limit: SITTING, history: [] });
  const count = useRef(0);
  const typed = useTyped(userId);
  const latest = useRef(typed);
  latest.current = typed;
  const isRead = typed !== null;

  const show = useCallback((card: ReviewCard | undefined, all: ReadonlyMap<number, Asked>): Shown | null => {
    const cardQuestion = card && questionOf(card, all);
    if (!card || !cardQuestion) return null;
    count.current += 1;
    return { card, ...cardQuestion, nth: count.current, draft: cardDraft(card, latest.current ?? new Map()) };
  }, []);

  // The first card, and one that comes while nothing is on screen: of another day, too.
  useEffect(() => {
    if (!deck || !quizzes || !settings || !isRead) return;
    setProgress((now) => {
      if (now.shown !== null || now.rated >= now.limit) return now;
      const firstCard = show(askable(deck, quizzes, settings, source)[0], quizzes);
      return firstCard === null ? now : { ...now, shown: firstCard };
    });
  }, [deck, quizzes, settings, isRead, source, show, today]);

  if (!deck || !quizzes || !settings || !isRead) return { ...idle, state: 'loading' };
  const due = source.cardsOf(deck, settings);
  const onDevice = due.filter((card) => questionOf(card, quizzes) !== null);
  const askableCards = askable(deck, quizzes, settings, source);
  const { shown: shownCard, rated, limit, history } = progress;
  const common = {
    rated,
    left: askableCards.length,
    elsewhere: due.length - onDevice.length,
    otherCount: onDevice.length - askableCards.length,
    last: history.at(-1) ?? null,
  };

  async function act(
    event: ReviewEvent,
    next: (now: Progress) => Partial<Progress>,
    { back, draft }: { back?: string; draft?: string } = {},
  ): Promise<void> {
    const updatedDeck = await add(event, draft);
    setProgress((now) => {
      const changed = { ...now, ...next(now) };
      const card =
        back === undefined
          ? askable(updatedDeck, quizzes ?? noQuizzes, settings ?? usualSettings, source)[0]
          : updatedDeck.get(back);
      const isPause = back === undefined && changed.rated >= changed.limit;
      return { ...changed, shown: isPause ? null : show(card, quizzes ?? noQuizzes) };
    });
  }
  const eventOf = (card: ReviewCard) => ({
    event_id: newUuid(),
    at: timeNow().wall,
    quiz_id: card.quizId,
    question_id: card.questionId,
  });

  return {
    ...common,
    state: shownCard ? 'asking' : askableCards.length === 0 ? 'over' : rated >= limit ? 'pause' : 'loading',
    shown: shownCard,
    async rate(rating, ms) {
      if (!shownCard) return;
      const event: ReviewEvent = { ...eventOf(shownCard.card), kind: 'rated', rating, ms: Math.max(0, Math.round(ms)) };
      const historyEntry = { event, cardId: shownCard.card.id };
      await act(event, (now) => ({ rated: now.rated + 1, history: [...now.history, historyEntry] }), {
        draft: shownCard.draft.name,
      });
    },
    async leaveOut() {
      if (!shownCard) return;
      const event: ReviewEvent = { ...eventOf(shownCard.card), kind: 'left_out' };
      await act(event, (now) => ({ history: [...now.history, { event, cardId: shownCard.card.id }] }));
    },
    async undo() {
      const historyEntry = history.at(-1);
      const card = historyEntry && deck.get(historyEntry.cardId);
      if (!historyEntry || !card) return;
      const event: ReviewEvent = { ...eventOf(card), kind: 'undone', undoes: historyEntry.event.event_id };
      const isRating = historyEntry.event.kind === 'rated';
      await act(event, (now) => ({ rated: now.rated - (isRating ? 1 : 0), history: now.history.slice(0, -1) }), {
        back: historyEntry.cardId,
      });
    },
    goOn: () => setProgress((now) => ({ ...now, limit: now.rated + SITTING, shown: show(askableCards[0], quizzes) })),
  };
}

const noQuizzes: ReadonlyMap<number, Asked> = new Map();
const idle: Omit<Sitting, 'state'> = {
  shown: null,
  rated: 0,
  left: 0,
  elsewhere: 0,
  otherCount: 0,
  last: null,
  rate: async () => undefined,
  leaveOut: async () => undefined,
  undo: async () => undefined,
  goOn: () => undefined,
};

function askable(
  deck: Deck,
  quizzes: ReadonlyMap<number, Asked>,
  settings: ReviewSettings,
  { cardsOf, isAsked }: CardSource,
): ReviewCard[] {
  return cardsOf(deck, settings).filter((card) => {
    const cardQuestion = questionOf(card, quizzes);
    return cardQuestion !== null && isAsked(cardQuestion.question);
  });
}

function quizIdsOf(cards: readonly ReviewCard[]): number[] {
  return [...new Set(cards.map(({ quizId }) => quizId))].sort((a, b) => a - b);
}

/** `ids`: the quizzes that were looked for. */
let readQuizzesAhead = { userId: 0, ids: new Set<number>(), quizzes: noQuizzes };

/** Reads the quizzes of these cards before their sitting is drawn. */
export async function prepareQuizzes(userId: number, cards: readonly ReviewCard[]): Promise<void> {
  const ids = quizIdsOf(cards);
  readQuizzesAhead = { userId, ids: new Set(ids), quizzes: await quizzesForReview(db, userId, ids) };
}

/** The quizzes of the cards, as far as they are here; null until they are read. */
function useQuizzes(
  deck: Deck | null,
  userId: number,
  settings: ReviewSettings | null,
  { cardsOf }: CardSource,
): ReadonlyMap<number, Asked> | null {
  const due = deck && settings && cardsOf(deck, settings);
  const wanted = due && quizIdsOf(due).join();
  const loadedQuizzes = useRef<ReadonlyMap<number, Asked>>(noQuizzes);
  const [quizzes, setQuizzes] = useState<ReadonlyMap<number, Asked> | null>(() => {
    const { userId: reader, ids, quizzes: readQuizzes } = readQuizzesAhead;
    if (reader !== userId || !due || !quizIdsOf(due).every((id) => ids.has(id))) return null;
    loadedQuizzes.current = readQuizzes;
    return readQuizzes;
  });
  useEffect(() => {
    if (wanted === null) return;
    const ids = wanted === '' ? [] : wanted.split(',').map(Number);
    const missing = ids.filter((id) => !loadedQuizzes.current.has(id));
    let isOld = false;
    const read = missing.length === 0 ? Promise.resolve(noQuizzes) : quizzesForReview(db, userId, missing);
    read
      .catch(() => noQuizzes)
      .then((newQuizzes) => {
        loadedQuizzes.current = new Map([...loadedQuizzes.current, ...newQuizzes]);
        if (!isOld) setQuizzes(loadedQuizzes.current);
      });
    return () => {
      isOld = true;
    };
  }, [wanted, userId]);
  return quizzes;
}
