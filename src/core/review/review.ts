// The deck that follows from a log of review events. Memory is FSRS (ts-fsrs); settings and the time of day come later
// (`core/review/reviewPlan`), so that nothing here has to be computed anew when they change. Pure functions: no clock, no storage.
import { createEmptyCard, FSRS, GenSeedStrategyWithCardId, type Grade, State, StrategyMode } from 'ts-fsrs';
import { USUAL_RETENTION } from './reviewBounds.ts';
import { type ReviewEvent, type ReviewRating, reviewRatings } from './reviewEvent.ts';

export const DAY_MS = 86_400_000;

/** One question in review. Times in ms since 1970. */
export type ReviewCard = {
  /** quiz and question: `7:3` */
  id: string;
  quizId: number;
  questionId: number;
  /** the whole log of this card, by time and then by name, each event once */
  events: readonly ReviewEvent[];
  /** in the deck, and not left out */
  isIn: boolean;
  isLeftOut: boolean;
  /** what the ratings made of it; absent while it is new */
  rated?: Rated;
  /** since the last rating it was missed or added: it is due by then, whatever its memory says */
  askedFor: number | null;
};

/** What is remembered of a card: its stability in days and its difficulty, as FSRS has them, and how often it was rated. */
export type Memory = { stability: number; difficulty: number; state: State; ratings: number; lapses: number };

/** The last rating, `days` after the one before. The memory before it is kept: intervals follow from both, and from the settings. */
export type Rated = { at: number; firstAt: number; grade: Grade; days: number; before: Memory; memory: Memory };

/** Card id to card, those that were left out or taken back among them. */
export type Deck = ReadonlyMap<string, ReviewCard>;

export const emptyDeck: Deck = new Map();

/** The name of a question's card. */
export function cardIdOf(quizId: number, questionId: number): string {
  return `${quizId}:${questionId}`;
}

/**
 * The deck with more events in it: in whatever order and portions they come, and however often, the deck is the same. Only the
 * cards that they are about are folded again.
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

/** By time, then by name; of two events of one name the first counts. */
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

/** One card from its whole log. An event that was taken back counts as if it had never been. */
function fold(id: string, events: readonly ReviewEvent[]): ReviewCard {
  const undone = new Set<string>();
  for (const event of events) if (event.kind === 'undone') undone.add(event.undoes);
  const { quiz_id: quizId = 0, question_id: questionId = 0 } = events[0] ?? {};
  const card: Changing = { id, quizId, questionId, events, isIn: false, isLeftOut: false, askedFor: null };
  for (const event of events) if (!undone.has(event.event_id)) apply(card, event);
  return card;
}

/** The card after one more event, which is the newest of its log; the log itself stays as it was. */
export function after(card: ReviewCard, event: ReviewEvent): ReviewCard {
  const next: Changing = { ...card };
  apply(next, event);
  return next;
}

/** A card while it is folded: in place, for a long log has thousands of events. */
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
 * The days that passed between two ratings, rounded: an evening and the next morning are a day apart, a morning and the same evening
 * are none. ts-fsrs would count midnights in Greenwich instead, and a clock that is set would change what it counts.
 */
function daysBetween(last: number, at: number): number {
  return Math.round((at - last) / DAY_MS);
}

/** The memory after a rating: what the scheduler of ts-fsrs says of it, without the intervals, which only the last rating needs. */
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

/** What the last rating of a card means under a retention. Intervals of a few days and more are spread by the card's name. */
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

/** How likely the student still knows it, from 0 to 1, so many days after the last rating. */
export function retrievabilityOf({ memory }: Rated, days: number): number {
  return schedulerOf(USUAL_RETENTION).forgetting_curve(Math.max(0, days), memory.stability);
}

/** What was not known comes back in the same sitting. */
const STEPS = ['10m'] as const;

const schedulers = new Map<number, FSRS>();
const usual = schedulerOf(USUAL_RETENTION);

/** One scheduler for each retention. It keeps nothing of a card. */
function schedulerOf(retention: number): FSRS {
  const cachedScheduler = schedulers.get(retention);
  if (cachedScheduler) return cachedScheduler;
  const scheduler = new FSRS({ request_retention: retention, enable_fuzz: true, learning_steps: STEPS, relearning_steps: STEPS });
  scheduler.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('id'));
  schedulers.set(retention, scheduler);
  return scheduler;
}
