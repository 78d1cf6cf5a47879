// What may be chosen for review, and the student's day, apart from when cards are due: the table of calls and the lists of attempts need
// them, and no screen loads a scheduler for that.
import * as z from 'zod/mini';
import { issueCode } from '../wire/validation.ts';

export const CalendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, issueCode('calendar_day')));
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

/** Who studies after midnight still studies that day: a day begins at four, in review and in progress. */
const DAY_BEGINS_MS = 4 * 3_600_000;
const DAY_MS = 86_400_000;

/** A time whose date is the student's day in which `at` lies. Both in ms since 1970. */
export function inItsDay(at: number): number {
  return at - DAY_BEGINS_MS;
}

/** The student's day in which a time lies, counted from 1970. `zone`: minutes east of Greenwich. */
export function dayOf(at: number, zone: number): number {
  return Math.floor((inItsDay(at) + zone * 60_000) / DAY_MS);
}

/** When a day of the student's begins, in ms since 1970. */
export function dayBegins(day: number, zone: number): number {
  return day * DAY_MS + DAY_BEGINS_MS - zone * 60_000;
}
