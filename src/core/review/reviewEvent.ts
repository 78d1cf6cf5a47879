// What a student does in review, as events. The log of them is the only truth: the deck is what `core/review/review` makes of it, so two
// devices that both were offline merge by putting their logs together.
import * as z from 'zod/mini';
import { issueCode } from '../wire/validation.ts';

export const reviewRatings = ['again', 'hard', 'good', 'easy'] as const;
export const ReviewRating = z.enum(reviewRatings);
export type ReviewRating = z.infer<typeof ReviewRating>;

/** An event's name: a UUID, or one that follows from what it is about (`missedEventId`). */
const EventId = z.string().check(z.regex(/^[0-9A-Za-z:-]{1,100}$/, issueCode('event_id')));

const Id = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
/** Below 0 only on the device that made the quiz, until the server has numbered it (core/editing/madeQuiz). */
const QuizNumber = z.int().check(z.minimum(-2_147_483_648), z.maximum(2_147_483_647));

/** A card is one question of one quiz. `at`: ms since 1970, by the clock of the device that made it. */
const common = {
  event_id: EventId,
  at: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
  quiz_id: QuizNumber,
  question_id: Id,
};
const LONGEST_MS = 24 * 3_600_000;

export const ReviewEvent = z.discriminatedUnion('kind', [
  /** answered wrong, or flagged, in an attempt that was handed in */
  z.object({ ...common, kind: z.literal('missed') }),
  /** taken into review at the student's word */
  z.object({ ...common, kind: z.literal('added') }),
  /** reviewed; `ms`: how long the answer took */
  z.object({
    ...common,
    kind: z.literal('rated'),
    rating: ReviewRating,
    ms: z.optional(z.int().check(z.minimum(0), z.maximum(LONGEST_MS))),
  }),
  /** left out until it is added again */
  z.object({ ...common, kind: z.literal('left_out') }),
  /** takes back an event of the same card */
  z.object({ ...common, kind: z.literal('undone'), undoes: EventId }),
]);
export type ReviewEvent = z.infer<typeof ReviewEvent>;

/** The name of the event that a wrong answer makes: whoever makes it, it is the same event. */
export function missedEventId(attemptId: string, questionId: number): string {
  return `missed:${attemptId}:${questionId}`;
}

/** The name of the event that takes back a missed one: whoever judges the answer right, it is the same event. */
export function takenBackEventId(missedId: string): string {
  return `right:${missedId}`;
}

/** So many events are sent at most at a time, and read. */
export const MOST_EVENTS = 500;

/** The body of `POST /reviews` */
export const ReviewsBody = z.object({ events: z.array(ReviewEvent).check(z.minLength(1), z.maxLength(MOST_EVENTS)) });

/** An event that counts at its arrival, since its device's clock was ahead. */
const CorrectedEvent = z.object({ event_id: z.string(), at: z.number() });
export type CorrectedEvent = z.infer<typeof CorrectedEvent>;

/**
 * What became of each event of the body: it is kept, now or since it came before, or it is refused for ever. `corrected`: events of
 * the body that lay ahead of their arrival, with the time at which they count.
 */
export const ReviewsKept = z.object({
  kept: z.array(z.string()),
  refused: z.array(z.object({ event_id: z.string(), reason: z.string() })),
  corrected: z.optional(z.array(CorrectedEvent)),
});
export type ReviewsKept = z.infer<typeof ReviewsKept>;

/**
 * The events with none ahead of `now` (ms since 1970). Those that lay ahead were made by a clock that is wrong: they count at `now`, a
 * millisecond apart, in the order in which they were made.
 */
export function notAhead<Event extends { event_id: string; at: number }>(events: readonly Event[], now: number): Event[] {
  const ahead = events.filter(({ at }) => at > now).sort((a, b) => a.at - b.at);
  const times = new Map(ahead.map(({ event_id }, place) => [event_id, now - (ahead.length - 1 - place)]));
  return events.map((event) => ({ ...event, at: times.get(event.event_id) ?? event.at }));
}

/** An event as another device sent it, perhaps of a newer version: what a reader does not know, it keeps and leaves alone. */
const SentEvent = z.looseObject({
  event_id: z.string(),
  at: z.number(),
  quiz_id: z.int(),
  question_id: z.int(),
  kind: z.string(),
});
export type SentEvent = z.infer<typeof SentEvent>;

/** Part of the log, in the order of arrival. `next`: what to ask `after` next; `more`: there is more to be read at once. */
export const ReviewsPage = z.object({ events: z.array(SentEvent), next: z.int(), more: z.boolean() });
export type ReviewsPage = z.infer<typeof ReviewsPage>;
