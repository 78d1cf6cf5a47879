// Reads and writes the log of reviews on this device. Syncing is in reviews.ts.
import { ReviewEvent } from '#core/review/reviewEvent';
import { type Standing, standings } from '#core/review/reviewStanding';
import { newestVersions } from '../quizzes/versions.ts';
import { type OasisDatabase, parseRows, type Read, withDatabase } from '../rows/db.ts';
import type { ReviewRow } from '../rows/reviewRows.ts';

/**
 * Adds events inside the caller's transaction. Known events stay as they are. Without `unsent` the server gets them in another
 * way.
 * @returns the number of new events
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

/** A student's whole log, and the events that this version cannot read. */
export async function reviewLog(db: OasisDatabase, userId: number): Promise<Read<ReviewEvent>> {
  const rows = await withDatabase(db, () => db.reviews.where('userId').equals(userId).toArray());
  return parseRows(
    ReviewEvent,
    rows.map(({ event }) => event),
  );
}

/**
 * The review standing of a quiz's questions, by id; questions never in review are missing. Events of earlier and later versions
 * count. For live queries.
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

/** How many events the log has. For live queries, since reading all events is expensive. */
export function countReviews(db: OasisDatabase, userId: number): Promise<number> {
  return withDatabase(db, () => db.reviews.where('userId').equals(userId).count());
}
