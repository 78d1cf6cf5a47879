// The rows of review events, which are added and never changed, and of review settings. Every query names the student.
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ReviewChoice } from '#core/reviewChoice';
import type { ReviewEvent } from '#core/reviewEvent';
import { roleOf } from '../access/role.ts';
import { users } from '../accounts/tables.ts';
import { type Db, withValues } from '../database.ts';
import { quizzes } from '../tables.ts';
import { reviewEvents, reviewSettings } from './tables.ts';

/** Quiz id to the ids of its questions, of those quizzes that the student has, or has had. */
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
 * One adds to a student's log at a time, until the transaction ends. Else an event with a lower number could appear after one with a
 * higher number was read, and a device that asks for what comes after would never see it.
 */
export async function lockLog(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function insertEvents(tx: Db, userId: number, events: readonly ReviewEvent[]): Promise<void> {
  const rows = events.map((event) => ({ userId, eventId: event.event_id, quizId: event.quiz_id, event }));
  await tx.insert(reviewEvents).values(rows).onConflictDoNothing();
}

/** Event id to when it counts, of those in the log. */
export async function findTimes(tx: Db, userId: number, eventIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: reviewEvents.eventId, event: reviewEvents.event })
    .from(reviewEvents)
    .where(and(eq(reviewEvents.userId, userId), inArray(reviewEvents.eventId, [...eventIds])));
  return new Map(rows.map(({ id, event }) => [id, event.at]));
}

export function findEvents(db: Db, userId: number, after: number, most: number) {
  return db
    .select({ seq: reviewEvents.seq, event: reviewEvents.event })
    .from(reviewEvents)
    .where(and(eq(reviewEvents.userId, userId), gt(reviewEvents.seq, after)))
    .orderBy(asc(reviewEvents.seq))
    .limit(most);
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
