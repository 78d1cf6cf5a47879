// The log of reviews on this device, as every screen needs it: written and read. How it travels stands in reviews.ts.
import { ReviewEvent } from '#core/reviewEvent';
import { type OasisDatabase, parseRows, type Read, withDatabase } from './db.ts';
import type { ReviewRow } from './reviewRows.ts';

/**
 * Adds events inside a transaction of the caller's. An event that the log has already stays as it is. Without `unsent` the server
 * learns of them in another way.
 * @returns how many were new
 */
export async function putReviews(
  db: OasisDatabase,
  userId: number,
  events: readonly ReviewEvent[],
  more: Pick<ReviewRow, 'unsent'> = {},
): Promise<number> {
  const known = await db.reviews.bulkGet(events.map(({ event_id }): [number, string] => [userId, event_id]));
  const added = events.filter((_, at) => known[at] === undefined);
  if (added.length > 0) await db.reviews.bulkPut(added.map((event) => ({ userId, eventId: event.event_id, event, ...more })));
  return added.length;
}

/** A student's whole log, and beside it what this version cannot read. */
export async function reviewLog(db: OasisDatabase, userId: number): Promise<Read<ReviewEvent>> {
  const rows = await withDatabase(db, () => db.reviews.where('userId').equals(userId).toArray());
  return parseRows(
    ReviewEvent,
    rows.map(({ event }) => event),
  );
}

/** How many events the log has. To be watched: reading them all is dear. */
export function countReviews(db: OasisDatabase, userId: number): Promise<number> {
  return withDatabase(db, () => db.reviews.where('userId').equals(userId).count());
}
