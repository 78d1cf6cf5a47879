// Limits of the review settings, and the student's day. Separate from scheduling, since the table of calls and the lists of
// attempts need them without a scheduler.
import * as z from 'zod/mini';
import { issueCode } from '../wire/validation.ts';

export const CalendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, issueCode('calendar_day')));
/** how likely a card should still be known when it is due */
export const Retention = z.number().check(z.minimum(0.7), z.maximum(0.97));
export const NewPerDay = z.int().check(z.minimum(0), z.maximum(500));

export const ReviewSettings = z.object({
  retention: Retention,
  newPerDay: NewPerDay,
  /** the day of the exam, `2027-05-12`; null: none */
  exam: z.nullable(CalendarDay),
  /** exam dates by quiz id */
  exams: z.record(z.string(), CalendarDay),
  /** whether the app's icon shows the number of due cards; absent: it does. Never sent */
  remind: z.optional(z.boolean()),
});
export type ReviewSettings = z.infer<typeof ReviewSettings>;

export const USUAL_RETENTION = 0.9;

export const usualSettings: ReviewSettings = { retention: USUAL_RETENTION, newPerDay: 20, exam: null, exams: {} };

/** Studying after midnight belongs to the day before: a day begins at four, in review and in progress. */
const DAY_BEGINS_MS = 4 * 3_600_000;
const DAY_MS = 86_400_000;

/** A time whose date is the student's day at `at`. Both in ms since 1970. */
export function inItsDay(at: number): number {
  return at - DAY_BEGINS_MS;
}

/** The student's day at a time, counted from 1970. `zone`: minutes east of Greenwich. */
export function dayOf(at: number, zone: number): number {
  return Math.floor((inItsDay(at) + zone * 60_000) / DAY_MS);
}

/** When a student's day begins, in ms since 1970. */
export function dayBegins(day: number, zone: number): number {
  return day * DAY_MS + DAY_BEGINS_MS - zone * 60_000;
}
