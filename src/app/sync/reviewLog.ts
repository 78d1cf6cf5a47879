// Reads what the student's other devices did in review, and how they want it. One reading at a time; one that fails is made up for by the next.
import { keepChoices } from '#device/review/reviewSettings';
import { fetchReviews } from '#device/review/reviews';
import { db } from '../data/device.ts';
import { callAs } from '../data/queries.ts';

/** For so long what was read is fresh: a phone that is looked at again and again asks once. */
const FRESH_MS = 60_000;

let reading: Promise<unknown> | null = null;
let last: { userId: number; at: number } | null = null;

/** Fills up the log of this device; resolves when it is done, was done a moment ago, or cannot be done now. */
export function readReviews(userId: number, now: number): Promise<unknown> {
  if (last?.userId === userId && Math.abs(now - last.at) < FRESH_MS) return Promise.resolve();
  reading ??= fetchReviews(db, userId, (place) => callAs(userId, 'reviews', { params: { after: place } }))
    .then(() => callAs(userId, 'reviewSettings'))
    .then((settingsAnswer) => keepChoices(db, userId, settingsAnswer, now))
    .then(
      () => {
        last = { userId, at: now };
      },
      () => undefined,
    )
    .finally(() => {
      reading = null;
    });
  return reading;
}
