// The log of reviews on this device, as every screen needs it: written and read. How it travels stands in reviews.ts.
import { ReviewEvent } from '#core/review/reviewEvent';
import { type Standing, standings } from '#core/review/reviewStanding';
import { newestVersions } from '../quizzes/versions.ts';
import { type OasisDatabase, parseRows, type Read, withDatabase } from '../rows/db.ts';
import type { ReviewRow } from '../rows/reviewRows.ts';

/**
 * Adds events inside a transaction of the caller's. An event that the log has already stays as it is. Without `unsent` the server
 * learns of them in another way.
 * @returns how many were new
 */
export async function putReviews(
  db: OasisDatabase,
  userId: number,
  events: readonly ReviewEvent[],
  extraFields: Pick<ReviewRow, 'unsent'> = {},
): Promise<number> {
  const storedRows = await db.reviews.bulkGet(events.map(({ event_id }): [number, string] => [userId, event_id]));
  const added = events.filter((_, at) => storedRows[at] === undefined);
  if (added.length > 0)
    await db.reviews.bulkPut(added.map((event) => ({ userId, eventId: event.event_id, event, ...extraFields })));
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

/**
 * Where the questions of a quiz stand in review, by their ids; those that never were in it are missing. What was done with earlier versions
 * of the quiz counts, and with later ones. To be watched.
 */
export async function standingsOf(db: OasisDatabase, userId: number, quizId: number): Promise<ReadonlyMap<number, Standing>> {
  const versions = await newestVersions(db, userId);
  const newestOf = (id: number) => versions.get(id) ?? id;
  const rows = await withDatabase(db, () =>
    db.reviews
      .where('userId')
      .equals(userId)
      .filter(({ event }) => newestOf((event as Partial<ReviewEvent>).quiz_id ?? 0) === newestOf(quizId))
      .toArray(),
  );
  const { rows: events } = parseRows(
    ReviewEvent,
    rows.map(({ event }) => event),
  );
  const standingByCard = standings(events.map((event) => ({ ...event, quiz_id: quizId })));
  return new Map([...standingByCard].map(([card, standing]) => [Number(card.split(':')[1]), standing]));
}

/** How many events the log has. To be watched: reading them all is dear. */
export function countReviews(db: OasisDatabase, userId: number): Promise<number> {
  return withDatabase(db, () => db.reviews.where('userId').equals(userId).count());
}
