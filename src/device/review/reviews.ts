// Stores the log of reviews and syncs it: an event and its queue row are written in one transaction, sent until proven, and
// merged with events from other devices. Only dropping a quiz that was made here removes any (made/dropMade).

import { missedQuestions } from '#core/attempt/missedQuestions';
import { isLocalNumber } from '#core/editing/madeQuiz';
import { MOST_EVENTS, missedEventId, notAhead, ReviewEvent, ReviewsKept, type ReviewsPage } from '#core/review/reviewEvent';
import type { Receipt } from '#core/submission/submission';
import { type OasisDatabase, parseRow, parseRows, type Read, withDatabase } from '../rows/db.ts';
import type { Kind, Sender } from '../rows/kind.ts';
import { numberIn } from '../rows/madeNumbers.ts';
import { queueRows } from '../rows/queueRows.ts';
import { ReviewPlace, type ReviewRow, ReviewsRow, ReviewsTicket } from '../rows/reviewRows.ts';
import { type Noted, TRY_AGAIN } from '../rows/waiting.ts';
import { putReviews } from './reviewLog.ts';

const ticketId = (userId: number) => `reviews:${userId}`;

/**
 * Adds events of this device to the log. Resolves once they would survive a kill. `wall`: the device's clock, ms since 1970;
 * `draft`: the typed answer that they replace.
 * @throws {StorageFailure} when this device could not store them; none was stored then
 */
export function addReviews(
  db: OasisDatabase,
  userId: number,
  events: readonly ReviewEvent[],
  wall: number,
  draft?: string,
): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.reviews, db.queue, db.madeQuizzes, db.drafts, async () => {
      await logReviews(db, userId, await numbered(db, events), wall);
      if (draft !== undefined) await db.drafts.delete([userId, draft]);
    }),
  );
}

/** The same inside the caller's transaction over `reviews` and `queue`, under the quizzes' current ids. */
export async function logReviews(db: OasisDatabase, userId: number, events: readonly ReviewEvent[], wall: number): Promise<void> {
  await mendAhead(db, userId, wall);
  if ((await putReviews(db, userId, events, { unsent: 1 })) > 0) await putTicket(db, userId, wall);
}

/**
 * Redates unsent events of the future to now: their clock was set back since, and a rating of today would sort before them.
 */
async function mendAhead(db: OasisDatabase, userId: number, wall: number): Promise<void> {
  const ahead = await unsentRows(db, userId)
    .filter(({ event }) => event.at > wall && ReviewEvent.safeParse(event).success)
    .toArray();
  if (ahead.length === 0) return;
  const mended = notAhead(
    ahead.map(({ event }) => event),
    Math.max(0, wall - 1),
  );
  await db.reviews.bulkPut(ahead.map((row, at) => ({ ...row, event: mended[at] ?? row.event })));
}

/** Replaces local quiz ids by current ones, inside a transaction that includes `madeQuizzes`. */
export async function numbered(db: OasisDatabase, events: readonly ReviewEvent[]): Promise<ReviewEvent[]> {
  const numbers = new Map<number, number>();
  for (const id of new Set(events.map(({ quiz_id }) => quiz_id).filter(isLocalNumber))) numbers.set(id, await numberIn(db, id));
  return events.map((event) => ({ ...event, quiz_id: numbers.get(event.quiz_id) ?? event.quiz_id }));
}

/** Queues the log, inside the caller's transaction. */
export async function putTicket(db: OasisDatabase, userId: number, wall: number): Promise<void> {
  const queued = parseRow(ReviewsTicket, await db.queue.get(ticketId(userId)));
  const first = { id: ticketId(userId), kind: 'reviews', userId, version: 0, madeAt: wall, tries: 0, notBefore: 0 } as const;
  await db.queue.put({ ...(queued ?? first), version: (queued?.version ?? 0) + 1, ...ONCE_MORE });
}

/** A new event makes a refused row, or one that waits for a login, ready to send; the server's Retry-After still applies. */
const ONCE_MORE = { state: 'waiting', reason: null, retryAt: 0 } as const;

/** The unsent part of the log: its queue row, and the number of events. */
export type UnsentLog = { row: ReviewsTicket; count: number };

/** The unsent part of the log, or null. */
export function unsentLog(db: OasisDatabase, userId: number): Promise<UnsentLog | null> {
  return withDatabase(db, async () => {
    const [row, count] = await Promise.all([db.queue.get(ticketId(userId)), unsentRows(db, userId).count()]);
    const ticket = parseRow(ReviewsTicket, row);
    return ticket && count > 0 ? { row: ticket, count } : null;
  });
}

/** The events that the server does not have. */
export async function unsentEvents(db: OasisDatabase, userId: number): Promise<unknown[]> {
  const rows = await withDatabase(db, () => unsentRows(db, userId).toArray());
  return rows.map(({ event }) => event);
}

/**
 * After a submission is proven, inside the caller's transaction over `reviews` and `queue`. The server logs the answers that it
 * finds wrong. Other logged answers (flagged, or marked otherwise by the server) are sent.
 */
export async function queueRightEvents(db: OasisDatabase, userId: number, receipt: Receipt, wall: number): Promise<void> {
  const { submission_id, results } = receipt;
  const missedIds = new Set(missedQuestions(results));
  const right = results.filter(({ question_id }) => !missedIds.has(question_id));
  const keys = right.map(({ question_id }): [number, string] => [userId, missedEventId(submission_id, question_id)]);
  const rows = (await db.reviews.bulkGet(keys)).filter((row) => row !== undefined);
  if (rows.length === 0) return;
  await db.reviews.bulkPut(rows.map((row) => ({ ...row, unsent: 1 })));
  await putTicket(db, userId, wall);
}

function unsentRows(db: OasisDatabase, userId: number) {
  return db.reviews.where('[userId+unsent]').equals([userId, 1]);
}

/** The queue kind for reviews. */
export function reviewsKind(send: Sender<ReviewsRow>): Kind<ReviewsRow, ReviewsKept> {
  return {
    lane: 'answers',
    key: 'id',
    madeAt: (row) => row.madeAt,
    rows: reviewsRowsOf,
    send,
    proofOf: proofFor,
    onProof: removeProven,
    note: (db, sentRow, changes) =>
      changeTicket(db, sentRow.id, (row) => ({ ...row, ...changes, ...(row.version === sentRow.version ? {} : ONCE_MORE) })),
    news: {
      delivered: ({ userId }) => ({ type: 'reviewed', userId }),
      refused: ({ userId }) => ({ type: 'reviewed', userId }),
    },
  };
}

/** The queue row with as many unsent events as one request takes. */
async function reviewsRowsOf(db: OasisDatabase, userId: number): Promise<Read<ReviewsRow>> {
  const { rows, unreadable } = await queueRows<ReviewsTicket>(db, userId, 'reviews', ReviewsTicket);
  if (rows.length === 0) return { rows: [], unreadable };
  // Events about a quiz without a server id wait for it.
  const isKnown = ({ event }: ReviewRow) => !isLocalNumber(event.quiz_id);
  const waitingRows = await withDatabase(db, () => unsentRows(db, userId).filter(isKnown).limit(MOST_EVENTS).toArray());
  const { rows: events } = parseRows(
    ReviewEvent,
    waitingRows.map(({ event }) => event),
  );
  // Unreadable events wait for another version of the app.
  if (events.length === 0) return { rows: [], unreadable };
  const { rows: fullRows } = parseRows(
    ReviewsRow,
    rows.map((row) => ({ ...row, events })),
  );
  return { rows: fullRows, unreadable };
}

/** Only our own answer that mentions every sent event is proof. */
function proofFor({ events }: ReviewsRow, body: unknown): ReviewsKept | null {
  const proof = ReviewsKept.safeParse(body);
  if (!proof.success) return null;
  const provenIds = new Set([...proof.data.kept, ...proof.data.refused.map(({ event_id }) => event_id)]);
  return events.every(({ event_id }) => provenIds.has(event_id)) ? proof.data : null;
}

/** Marks the events as sent, and deletes the queue row when none are left. */
function removeProven(db: OasisDatabase, sentRow: ReviewsRow, { refused, corrected = [] }: ReviewsKept): Promise<boolean> {
  const times = new Map(corrected.map(({ event_id, at }) => [event_id, at]));
  const reasons = new Map(refused.map(({ event_id, reason }) => [event_id, reason]));
  return withDatabase(db, () =>
    db.transaction('rw', db.reviews, db.queue, async () => {
      const keys = sentRow.events.map(({ event_id }): [number, string] => [sentRow.userId, event_id]);
      const rows = (await db.reviews.bulkGet(keys)).filter((row) => row !== undefined);
      await db.reviews.bulkPut(rows.map((row) => countedAt(proven(row, reasons.get(row.eventId)), times.get(row.eventId))));
      if ((await unsentRows(db, sentRow.userId).count()) === 0) {
        await db.queue.delete(sentRow.id);
        return true;
      }
      const row = parseRow(ReviewsTicket, await db.queue.get(sentRow.id));
      if (row) await db.queue.put({ ...row, ...TRY_AGAIN });
      return false;
    }),
  );
}

function proven({ unsent: _, ...row }: ReviewRow, refused: string | undefined): ReviewRow {
  return refused === undefined ? row : { ...row, refused };
}

/** An event dated after its arrival gets the server's time, as on every other device. `at` is in ms since 1970. */
function countedAt(row: ReviewRow, at: number | undefined): ReviewRow {
  return at === undefined || at >= row.event.at ? row : { ...row, event: { ...row.event, at } };
}

function changeTicket(db: OasisDatabase, id: string, next: (row: ReviewsTicket) => ReviewsTicket): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.queue, async () => {
      const row = parseRow(ReviewsTicket, await db.queue.get(id));
      if (row) await db.queue.put(next(row));
    }),
  );
}

/** Queues refused reviews again, when the student asks. */
export function retryReviews(db: OasisDatabase, userId: number): Promise<void> {
  const changes: Noted = TRY_AGAIN;
  return changeTicket(db, ticketId(userId), (row) => ({ ...row, ...changes }));
}

/**
 * Downloads and stores what the student's other devices did, page by page. `read` asks the server for the events after a
 * position.
 * @returns the number of new events
 */
export async function fetchReviews(
  db: OasisDatabase,
  userId: number,
  read: (place: number) => Promise<ReviewsPage>,
): Promise<number> {
  for (let added = 0; ; ) {
    const storedPlace = parseRow(ReviewPlace, await withDatabase(db, () => db.reviewPlaces.get(userId)));
    const page = await read(storedPlace?.next ?? 0);
    added += await keepPage(db, userId, page);
    if (!page.more) return added;
  }
}

/** Stores a page and its end position in one transaction. The server has each of these events. */
function keepPage(db: OasisDatabase, userId: number, { events, next }: ReviewsPage): Promise<number> {
  return withDatabase(db, () =>
    db.transaction('rw', db.reviews, db.reviewPlaces, db.queue, async () => {
      const storedRows = await db.reviews.bulkGet(events.map(({ event_id }) => [userId, event_id]));
      const rows = new Map<string, ReviewRow>();
      for (const [at, event] of events.entries()) {
        const row = rows.get(event.event_id) ?? storedRows[at] ?? { userId, eventId: event.event_id, event };
        rows.set(event.event_id, countedAt(proven(row, undefined), event.at));
      }
      await db.reviews.bulkPut([...rows.values()]);
      await db.reviewPlaces.put({ userId, next });
      // Events that were sent but whose answer was lost come back this way.
      if ((await unsentRows(db, userId).count()) === 0) await db.queue.delete(ticketId(userId));
      return storedRows.filter((row) => row === undefined).length;
    }),
  );
}
