// Queries of review events, which are only added, and of review settings. Every query names the student.
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ReviewChoice } from '#core/review/reviewChoice';
import type { ReviewEvent, ReviewsPage } from '#core/review/reviewEvent';
import { roleOf } from '../access/roleStore.ts';
import { users } from '../accounts/tables.ts';
import { type Db, withValues } from '../database/database.ts';
import { quizzes } from '../database/tables.ts';
import { entryIdOf, eventsIn, type LogRow } from './missedEntry.ts';
import { reviewEvents, reviewSettings } from './tables.ts';

/** The question ids of each quiz that the student has or has had. */
export async function findQuestionIds(
  db: Db,
  userId: number,
  quizIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const ids = sql<number[]>`array(select (one->>'question_id')::int from json_array_elements(${quizzes.questions}) one)`;
  const role = withValues(roleOf('quizzes', '$1::int', '$2::timestamptz'), [userId, at.toISOString()]);
  const rows = await db
    .select({ id: quizzes.id, ids })
    .from(quizzes)
    .where(and(inArray(quizzes.id, [...quizIds]), sql`${role} is not null`));
  return new Map(rows.map((row) => [row.id, new Set(row.ids)]));
}

/**
 * Serialises additions to a student's log until the transaction ends. Otherwise an event with a lower number could appear after
 * a higher one was read, and a device would miss it.
 */
export async function lockLog(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function insertEvents(tx: Db, userId: number, events: readonly ReviewEvent[]): Promise<void> {
  const rows = events.map((event) => ({ eventId: event.event_id, quizId: event.quiz_id, event }));
  if (rows.length > 0) await insertRows(tx, userId, rows);
}

async function insertRows(tx: Db, userId: number, rows: readonly LogRow[]): Promise<void> {
  await tx
    .insert(reviewEvents)
    .values(rows.map((row) => ({ userId, ...row })))
    .onConflictDoNothing();
}

/** When each stored event counts, by event id. */
export async function findTimes(tx: Db, userId: number, eventIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const names = new Set(eventIds.flatMap((id) => [id, entryIdOf(id) ?? id]));
  const rows = await tx
    .select(LOG_ROW)
    .from(reviewEvents)
    .where(and(eq(reviewEvents.userId, userId), inArray(reviewEvents.eventId, [...names])));
  return new Map(rows.flatMap(eventsIn).map(({ event_id, at }) => [event_id, at]));
}

const LOG_ROW = { eventId: reviewEvents.eventId, quizId: reviewEvents.quizId, event: reviewEvents.event };

/** The log after `after`, in order of arrival: up to `most` events, more only if a single row holds more. */
export async function findEvents(db: Db, userId: number, afterSeq: number, limit: number): Promise<ReviewsPage> {
  const rows = await db
    .select({ seq: reviewEvents.seq, ...LOG_ROW })
    .from(reviewEvents)
    .where(and(eq(reviewEvents.userId, userId), gt(reviewEvents.seq, afterSeq)))
    .orderBy(asc(reviewEvents.seq))
    .limit(limit + 1);
  const page: ReviewsPage = { events: [], next: afterSeq, more: false };
  for (const { seq, ...row } of rows) {
    const events = eventsIn(row);
    if (page.events.length > 0 && page.events.length + events.length > limit) return { ...page, more: true };
    page.events.push(...events);
    page.next = seq;
  }
  return page;
}

export async function findChoices(db: Db, userId: number): Promise<ReviewChoice[]> {
  const [row] = await db
    .select({ choices: reviewSettings.choices })
    .from(reviewSettings)
    .where(eq(reviewSettings.userId, userId));
  return row?.choices ?? [];
}

export async function putChoices(tx: Db, userId: number, choices: ReviewChoice[]): Promise<void> {
  await tx
    .insert(reviewSettings)
    .values({ userId, choices })
    .onConflictDoUpdate({ target: reviewSettings.userId, set: { choices } });
}
