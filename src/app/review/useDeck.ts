// The student's deck, live: read once from the log, then only what is new of it, whoever wrote it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { aboutOriginal, type Copies } from '#core/review/copies';
import { type Deck, emptyDeck, withEvents } from '#core/review/review';
import type { ReviewEvent } from '#core/review/reviewEvent';
import { copiesInReview, newestVersions, type Versions } from '#device/quizzes/versions';
import { countReviews, reviewLog } from '#device/review/reviewLog';
import { addReviews } from '#device/review/reviews';
import { db } from '../data/device.ts';
import { liveQueryOf, readAhead, readValue, useLive } from '../data/live.ts';
import { sendLater } from '../sync/sendSoon.ts';

export type LiveDeck = {
  /** null while it is being read */
  deck: Deck | null;
  error: Error | null;
  /** stores an event, and gives the deck with it; it is saved when the promise is fulfilled. `draft`: what was typed for it, which goes */
  add: (event: ReviewEvent, draft?: string) => Promise<Deck>;
};

const reviewCountOf = liveQueryOf((userId: number) => countReviews(db, userId));
const newestVersionsOf = liveQueryOf((userId: number) => newestVersions(db, userId));

/** A deck, and what it was folded from. */
type Folded = { deck: Deck; count: number; names: Versions; copies: Copies };
const unread: Folded = { deck: emptyDeck, count: -1, names: new Map(), copies: new Map() };

/** The newest of one student, so that the next screen need not begin anew. */
let newest = { userId: 0, folded: unread };

function newestOf(userId: number): Folded {
  return newest.userId === userId ? newest.folded : unread;
}

/** Reads what a screen with the deck shows first. The log is read only where it has grown. */
export async function prepareDeck(userId: number): Promise<void> {
  await readAhead(reviewCountOf(userId), newestVersionsOf(userId));
  const [count, names] = [readValue(reviewCountOf(userId)), readValue(newestVersionsOf(userId))];
  if (count === undefined || names === undefined) return;
  if (!isFolded(newestOf(userId), count, names))
    newest = { userId, folded: await fold(userId, () => newestOf(userId), count, names) };
}

/** The deck as it was last read; empty if it never was. */
export function deckNow(userId: number): Deck {
  return newestOf(userId).deck;
}

function isSame(a: ReadonlyMap<unknown, unknown>, b: ReadonlyMap<unknown, unknown>): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b]);
}

function isFolded(last: Folded, count: number, names: Versions): boolean {
  return last.count === count && isSame(last.names, names);
}

/** `lastNow`: asked once the log is read, since a card may be rated meanwhile. */
async function fold(userId: number, lastNow: () => Folded, count: number, names: Versions): Promise<Folded> {
  const { rows } = await reviewLog(db, userId);
  // A card goes over to the newest version of its quiz, and to the question that its own was copied from.
  const events = rows.map((event) => ({ ...event, quiz_id: names.get(event.quiz_id) ?? event.quiz_id }));
  const quizIds = events.map((event) => event.quiz_id);
  const copies = await copiesInReview(db, userId, quizIds);
  const last = lastNow();
  const isMoved = !isSame(names, last.names) || !isSame(copies, last.copies);
  const deck = withEvents(
    isMoved ? emptyDeck : last.deck,
    events.map((event) => aboutOriginal(event, copies)),
  );
  return { deck, count, names, copies };
}

export function useDeck(userId: number): LiveDeck {
  const count = useLive(reviewCountOf(userId));
  const reviewCount = count.state === 'ready' ? count.value : null;
  const versions = useLive(newestVersionsOf(userId));
  const names = versions.state === 'ready' ? versions.value : null;
  const [first] = useState(() => {
    const last = newestOf(userId);
    return reviewCount !== null && names !== null && isFolded(last, reviewCount, names) ? last : null;
  });
  const [deck, setDeck] = useState<Deck | null>(first?.deck ?? null);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef<Folded>(first ?? unread);
  const show = useCallback(
    (folded: Folded) => {
      latest.current = folded;
      newest = { userId, folded };
      setDeck(folded.deck);
    },
    [userId],
  );
  useEffect(() => {
    if (reviewCount === null || names === null) return;
    const last = latest.current;
    if (isFolded(last, reviewCount, names)) return;
    // The names stay those of the deck until it is folded anew.
    latest.current = { ...last, count: reviewCount };
    fold(userId, () => latest.current, reviewCount, names).then(
      (folded) => show({ ...folded, count: latest.current.count }),
      setError,
    );
  }, [reviewCount, names, userId, show]);
  const add = useCallback(
    async (event: ReviewEvent, draft?: string) => {
      await addReviews(db, userId, [event], Date.now(), draft);
      sendLater();
      const { deck: lastDeck, count: lastCount } = latest.current;
      const newDeck = withEvents(lastDeck, [event]);
      show({ ...latest.current, deck: newDeck, count: lastCount + 1 });
      return newDeck;
    },
    [userId, show],
  );
  return { deck, error: count.state === 'failed' ? count.error : error, add };
}

/** The whole log that a deck was made of. */
export function logOf(deck: Deck): ReviewEvent[] {
  return [...deck.values()].flatMap(({ events }) => events);
}
