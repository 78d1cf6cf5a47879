// Builds the deck from a log of review events. Memory is FSRS (ts-fsrs). Settings and the time of day are applied later
// (`core/review/reviewPlan`), so that a change of them recomputes nothing here. Pure functions: no clock, no storage.
import { createEmptyCard, FSRS, GenSeedStrategyWithCardId, type Grade, State, StrategyMode } from 'ts-fsrs';
import { USUAL_RETENTION } from './reviewBounds.ts';
import { cardIdOf, type ReviewEvent, type ReviewRating, reviewRatings } from './reviewEvent.ts';

export const DAY_MS = 86_400_000;

/** One question in review. Times in ms since 1970. */
export type ReviewCard = {
  /** quiz id and question id: `7:3` */
  id: string;
  quizId: number;
  questionId: number;
  /** the whole log of this card, sorted by time and then id, without duplicates */
  events: readonly ReviewEvent[];
  /** in the deck, and not left out */
  isIn: boolean;
  isLeftOut: boolean;
  /** its memory after the ratings; absent for a new card */
  rated?: Rated;
  /** set when it was missed or added since the last rating: then it is due, whatever its memory says */
  askedFor: number | null;
};

/** The memory of a card: stability in days and difficulty, as in FSRS, and how often it was rated. */
export type Memory = { stability: number; difficulty: number; state: State; ratings: number; lapses: number };

/**
 * The last rating, `days` after the one before. The memory before it is kept, since intervals depend on both and on the
 * settings.
 */
export type Rated = { at: number; firstAt: number; grade: Grade; days: number; before: Memory; memory: Memory };

/** Cards by id, including those that were left out or undone. */
export type Deck = ReadonlyMap<string, ReviewCard>;

export const emptyDeck: Deck = new Map();

/**
 * Adds events to the deck. The result does not depend on their order, on batches or on duplicates. Only the cards that the
 * events concern are rebuilt.
 */
export function withEvents(deck: Deck, events: Iterable<ReviewEvent>): Deck {
  const added = new Map<string, ReviewEvent[]>();
  for (const event of events) {
    const id = cardIdOf(event.quiz_id, event.question_id);
    const cardEvents = added.get(id);
    if (cardEvents) cardEvents.push(event);
    else added.set(id, [event]);
  }
  if (added.size === 0) return deck;
  const next = new Map(deck);
  for (const [id, newEvents] of added) {
    const merged = merge(deck.get(id)?.events ?? [], newEvents);
    next.set(id, fold(id, merged));
  }
  return next;
}

/** Sorts by time, then id. Of two events with one id the first counts. */
function merge(events: readonly ReviewEvent[], newEvents: readonly ReviewEvent[]): ReviewEvent[] {
  const names = new Set<string>();
  const merged: ReviewEvent[] = [];
  for (const event of [...events, ...newEvents].sort(inOrder)) {
    if (names.has(event.event_id)) continue;
    names.add(event.event_id);
    merged.push(event);
  }
  return merged;
}

function inOrder(a: ReviewEvent, b: ReviewEvent): number {
  return a.at - b.at || compare(a.event_id, b.event_id) || compare(JSON.stringify(a), JSON.stringify(b));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Builds one card from its whole log. An undone event does not count. */
function fold(id: string, events: readonly ReviewEvent[]): ReviewCard {
  const undone = new Set<string>();
  for (const event of events) if (event.kind === 'undone') undone.add(event.undoes);
  const { quiz_id: quizId = 0, question_id: questionId = 0 } = events[0] ?? {};
  const card: Changing = { id, quizId, questionId, events, isIn: false, isLeftOut: false, askedFor: null };
  for (const event of events) if (!undone.has(event.event_id)) apply(card, event);
  return card;
}

/** The card after one newer event. Its log is left unchanged. */
export function after(card: ReviewCard, event: ReviewEvent): ReviewCard {
  const next: Changing = { ...card };
  apply(next, event);
  return next;
}

/** A card that is changed in place while it is built, since a long log has thousands of events. */
type Changing = { -readonly [Key in keyof ReviewCard]: ReviewCard[Key] };

function apply(card: Changing, event: ReviewEvent): void {
  switch (event.kind) {
    case 'missed':
      askFor(card, !card.isLeftOut, event.at + DAY_MS);
      break;
    case 'added':
      card.isLeftOut = false;
      askFor(card, true, event.at);
      break;
    case 'left_out':
      card.isIn = false;
      card.isLeftOut = true;
      break;
    case 'rated':
      card.isIn = !card.isLeftOut;
      card.askedFor = null;
      card.rated = ratedOf(card, event.rating, event.at);
      break;
    case 'undone':
      break;
  }
}

function askFor(card: Changing, isIn: boolean, at: number): void {
  card.isIn = isIn;
  card.askedFor = Math.min(card.askedFor ?? at, at);
}

const UNKNOWN: Memory = { stability: 0, difficulty: 0, state: State.New, ratings: 0, lapses: 0 };

function ratedOf({ rated }: ReviewCard, rating: ReviewRating, at: number): Rated {
  const grade = (reviewRatings.indexOf(rating) + 1) as Grade;
  const days = rated ? daysBetween(rated.at, at) : 0;
  const memoryBefore = rated?.memory ?? UNKNOWN;
  return { at, firstAt: rated?.firstAt ?? at, grade, days, before: memoryBefore, memory: remembered(memoryBefore, days, grade) };
}

/**
 * Days between two ratings, rounded: an evening and the next morning are one day apart, a morning and the same evening none.
 * ts-fsrs would count midnights in Greenwich instead, which depends on the device's clock.
 */
function daysBetween(last: number, at: number): number {
  return Math.round((at - last) / DAY_MS);
}

/** The memory after a rating, from the scheduler of ts-fsrs. Intervals are left out: only the last rating needs them. */
function remembered(memoryBefore: Memory, days: number, grade: Grade): Memory {
  const { state } = memoryBefore;
  const isKnown = grade > 2 || (state === State.Review && grade > 1);
  const unknown = state === State.New || state === State.Learning ? State.Learning : State.Relearning;
  const { stability, difficulty } = usual.next_state(state === State.New ? null : memoryBefore, days, grade);
  return {
    stability,
    difficulty,
    state: isKnown ? State.Review : unknown,
    ratings: memoryBefore.ratings + 1,
    lapses: memoryBefore.lapses + (state === State.Review && !isKnown ? 1 : 0),
  };
}

/** When a card comes back. `days` is 0 while it is being learnt: then it comes back after `minutes`. */
export type Interval = { days: number; minutes: number };

const intervals = new WeakMap<Rated, Interval & { retention: number }>();

/** The interval after the last rating of a card. Intervals of more than a few days are spread by the card's id. */
export function intervalOf(id: string, rated: Rated, retention: number): Interval {
  const cachedInterval = intervals.get(rated);
  if (cachedInterval?.retention === retention) return cachedInterval;
  const { at, days, grade, before: memoryBefore } = rated;
  const card = {
    ...createEmptyCard(new Date(at)),
    id,
    stability: memoryBefore.stability,
    difficulty: memoryBefore.difficulty,
    state: memoryBefore.state,
    reps: memoryBefore.ratings,
    ...(memoryBefore.state === State.New ? {} : { last_review: new Date(at - days * DAY_MS) }),
  };
  const { scheduled_days, due } = schedulerOf(retention).next(card, new Date(at), grade).card;
  const minutes = scheduled_days === 0 ? Math.round((due.getTime() - at) / 60_000) : 0;
  const interval = { days: scheduled_days, minutes, retention };
  intervals.set(rated, interval);
  return interval;
}

/** The chance, from 0 to 1, that the student still knows it this many days after the last rating. */
export function retrievabilityOf({ memory }: Rated, days: number): number {
  return schedulerOf(USUAL_RETENTION).forgetting_curve(Math.max(0, days), memory.stability);
}

/** A forgotten card comes back in the same session. */
const STEPS = ['10m'] as const;

const schedulers = new Map<number, FSRS>();
const usual = schedulerOf(USUAL_RETENTION);

/** One scheduler for each retention. It stores nothing about a card. */
function schedulerOf(retention: number): FSRS {
  const cachedScheduler = schedulers.get(retention);
  if (cachedScheduler) return cachedScheduler;
  const scheduler = new FSRS({ request_retention: retention, enable_fuzz: true, learning_steps: STEPS, relearning_steps: STEPS });
  scheduler.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('id'));
  schedulers.set(retention, scheduler);
  return scheduler;
}
