// What may be chosen for review, apart from when cards are due: the table of calls needs it, and no screen loads a scheduler for that.
import * as z from 'zod/mini';

export const CalendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is written as 2027-05-12.'));
/** how likely a card is still known when it comes back */
export const Retention = z.number().check(z.minimum(0.7), z.maximum(0.97));
export const NewPerDay = z.int().check(z.minimum(0), z.maximum(500));

export const ReviewSettings = z.object({
  retention: Retention,
  newPerDay: NewPerDay,
  /** the day of the exam, `2027-05-12`; null: none */
  exam: z.nullable(CalendarDay),
  /** quiz id to the day of its own exam */
  exams: z.record(z.string(), CalendarDay),
  /** whether the number on this app's icon counts what is due; absent: it does. It stays on the device */
  remind: z.optional(z.boolean()),
});
export type ReviewSettings = z.infer<typeof ReviewSettings>;

export const USUAL_RETENTION = 0.9;

export const usualSettings: ReviewSettings = { retention: USUAL_RETENTION, newPerDay: 20, exam: null, exams: {} };
