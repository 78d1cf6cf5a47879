// What a student does in review, as events. The log of them is the only truth: the deck is what `core/review` makes of it, so two
// devices that both were offline merge by putting their logs together.
import * as z from 'zod/mini';

export const reviewRatings = ['again', 'hard', 'good', 'easy'] as const;
export const ReviewRating = z.enum(reviewRatings);
export type ReviewRating = z.infer<typeof ReviewRating>;

/** An event's name: a UUID, or one that follows from what it is about (`missedEventId`). */
const EventId = z
  .string()
  .check(z.regex(/^[0-9A-Za-z:-]{1,100}$/, 'An event_id has 1 to 100 letters, digits, colons and dashes.'));

/** A card is one question of one quiz. `at`: ms since 1970, by the clock of the device that made it. */
const common = {
  event_id: EventId,
  at: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
  quiz_id: z.int(),
  question_id: z.int(),
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
