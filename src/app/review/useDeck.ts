// The student's deck, live: read once from the log, then only what is new of it, whoever wrote it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { aboutOriginal, type Copies } from '#core/review/copies';
import { type Deck, emptyDeck, withEvents } from '#core/review/review';
import type { ReviewEvent } from '#core/review/reviewEvent';
import { copiesInReview, newestVersions, type Versions } from '#device/quizzes/versions';
import { countReviews, reviewLog } from '#device/review/reviewLog';
import { addReviews } from '#device/review/reviews';
import { db } from '../data/device.ts';
import { useLive } from '../data/live.ts';
import { sendLater } from '../sync/sendSoon.ts';

export type LiveDeck = {
  /** null while it is being read */
  deck: Deck | null;
  error: Error | null;
  /** stores an event, and gives the deck with it; it is saved when the promise is fulfilled. `draft`: what was typed for it, which goes */
  add: (event: ReviewEvent, draft?: string) => Promise<Deck>;
};

export function useDeck(userId: number): LiveDeck {
  const [deck, setDeck] = useState<Deck | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef<Deck>(emptyDeck);
  const knownCount = useRef(-1);
  const names = useRef<Versions>(new Map());
  const moved = useRef<Copies>(new Map());
  const count = useLive(useCallback(() => countReviews(db, userId), [userId]));
  const reviewCount = count.state === 'ready' ? count.value : null;
  const versions = useLive(useCallback(() => newestVersions(db, userId), [userId]));
  const named = versions.state === 'ready' ? versions.value : null;
  useEffect(() => {
    if (reviewCount === null || named === null) return;
    const isRenamed = JSON.stringify([...named]) !== JSON.stringify([...names.current]);
    if (reviewCount === knownCount.current && !isRenamed) return;
    knownCount.current = reviewCount;
    names.current = named;
    const read = async () => {
      const { rows } = await reviewLog(db, userId);
      // A card goes over to the newest version of its quiz, and to the question that its own was copied from.
      const events = rows.map((event) => ({ ...event, quiz_id: named.get(event.quiz_id) ?? event.quiz_id }));
      const quizIds = events.map((event) => event.quiz_id);
      const copies = await copiesInReview(db, userId, quizIds);
      const isMoved = isRenamed || JSON.stringify([...copies]) !== JSON.stringify([...moved.current]);
      moved.current = copies;
      latest.current = withEvents(
        isMoved ? emptyDeck : latest.current,
        events.map((event) => aboutOriginal(event, copies)),
      );
      setDeck(latest.current);
    };
    read().catch(setError);
  }, [reviewCount, named, userId]);
  const add = useCallback(
    async (event: ReviewEvent, draft?: string) => {
      await addReviews(db, userId, [event], Date.now(), draft);
      knownCount.current += 1;
      sendLater();
      latest.current = withEvents(latest.current, [event]);
      setDeck(latest.current);
      return latest.current;
    },
    [userId],
  );
  return { deck, error: count.state === 'failed' ? count.error : error, add };
}

/** The whole log that a deck was made of. */
export function logOf(deck: Deck): ReviewEvent[] {
  return [...deck.values()].flatMap(({ events }) => events);
}
