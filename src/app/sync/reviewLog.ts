// Reads what the student's other devices did in review. One reading at a time; one that fails is made up for by the next.
import { fetchReviews } from '#device/reviews';
import { db } from '../data/device.ts';
import { callAs } from '../data/queries.ts';

let reading: Promise<unknown> | null = null;

/** Fills up the log of this device; resolves when it is done, or cannot be done now. */
export function readReviews(userId: number): Promise<unknown> {
  reading ??= fetchReviews(db, userId, (after) => callAs(userId, 'reviews', { params: { after } }))
    .catch(() => undefined)
    .finally(() => {
      reading = null;
    });
  return reading;
}
