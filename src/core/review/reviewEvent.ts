// Review events. Their log is the only truth: the deck is derived from it (`core/review/review`), so devices that were offline
// merge by joining their logs.
import * as z from 'zod/mini';
import { issueCode } from '../wire/validation.ts';

export const reviewRatings = ['again', 'hard', 'good', 'easy'] as const;
export const ReviewRating = z.enum(reviewRatings);
export type ReviewRating = z.infer<typeof ReviewRating>;

/** A UUID, or an id derived from the event's subject (`missedEventId`). */
const EventId = z.string().check(z.regex(/^[0-9A-Za-z:-]{1,100}$/, issueCode('event_id')));

const Id = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
/** Negative only on the device that made the quiz, until the server gives it an id (core/editing/madeQuiz). */
const QuizNumber = z.int().check(z.minimum(-2_147_483_648), z.maximum(2_147_483_647));

/** A card is one question of one quiz. `at`: ms since 1970, by the device's clock. */
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
  /** added to review by the student */
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
  /** undoes an event of the same card */
  z.object({ ...common, kind: z.literal('undone'), undoes: EventId }),
]);
export type ReviewEvent = z.infer<typeof ReviewEvent>;

/** The id of a question's card. */
export function cardIdOf(quizId: number, questionId: number): string {
  return `${quizId}:${questionId}`;
}

/** The id of a wrong answer's event. It is the same on every device and the server. */
export function missedEventId(attemptId: string, questionId: number): string {
  return `missed:${attemptId}:${questionId}`;
}

/** The id of the event that undoes a missed one. It is the same wherever the answer is judged right. */
export function takenBackEventId(missedId: string): string {
  return `right:${missedId}`;
}

/** The most events in one request or page. */
export const MOST_EVENTS = 500;

/** The body of `POST /reviews` */
export const ReviewsBody = z.object({ events: z.array(ReviewEvent).check(z.minLength(1), z.maxLength(MOST_EVENTS)) });

/** An event from a clock that was ahead, dated at its arrival. */
const CorrectedEvent = z.object({ event_id: z.string(), at: z.number() });
export type CorrectedEvent = z.infer<typeof CorrectedEvent>;

/**
 * The outcome of each sent event: stored (now or earlier), or refused for good. `corrected`: events dated after their arrival,
 * with the time that counts.
 */
export const ReviewsKept = z.object({
  kept: z.array(z.string()),
  refused: z.array(z.object({ event_id: z.string(), reason: z.string() })),
  corrected: z.optional(z.array(CorrectedEvent)),
});
export type ReviewsKept = z.infer<typeof ReviewsKept>;

/** Moves events dated after `now` (ms since 1970) to `now`, one millisecond apart and in order: their clock is wrong. */
export function notAhead<Event extends { event_id: string; at: number }>(events: readonly Event[], now: number): Event[] {
  const ahead = events.filter(({ at }) => at > now).sort((a, b) => a.at - b.at);
  const times = new Map(ahead.map(({ event_id }, place) => [event_id, now - (ahead.length - 1 - place)]));
  return events.map((event) => ({ ...event, at: times.get(event.event_id) ?? event.at }));
}

/** An event from another device, perhaps of a newer version. Unknown events are stored and ignored. */
const SentEvent = z.looseObject({
  event_id: z.string(),
  at: z.number(),
  quiz_id: z.int(),
  question_id: z.int(),
  kind: z.string(),
});
export type SentEvent = z.infer<typeof SentEvent>;

/** A page of the log, in order of arrival. `next`: the value of `after` for the next page; `more`: whether there is one. */
export const ReviewsPage = z.object({ events: z.array(SentEvent), next: z.int(), more: z.boolean() });
export type ReviewsPage = z.infer<typeof ReviewsPage>;
