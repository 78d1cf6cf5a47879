// Queries of reminders: keys, subscriptions, and the messages that wait.
import { and, asc, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Reminders } from '#core/account/reminders';
import { users } from '../accounts/tables.ts';
import { askIn, type Db } from '../database/database.ts';
import { CURRENT_VERSION, VERSIONS } from '../together/assignmentStore.ts';
import { type PushKeys, pushKeys, pushMessages, pushSubscriptions } from './tables.ts';

/** More browsers than a student has. */
const MOST_SUBSCRIPTIONS = 10;
const EARLIEST_HOUR = 9;
const LATEST_HOUR = 20;

/** The stored keys. Several servers may start at once: the first one's keys stay. */
export async function findOrKeepKeys(db: Db, generated: PushKeys): Promise<PushKeys> {
  await db
    .insert(pushKeys)
    .values({ id: 1, ...generated })
    .onConflictDoNothing();
  const [row] = await db.select().from(pushKeys);
  return row ?? generated;
}

type Subscriber = { userId: number; sessionHash: string };

/** Stores the reminders of a session. The browser may have been somebody else's before, and old browsers make room. */
export async function putSubscription(
  db: Db,
  { userId, sessionHash }: Subscriber,
  reminders: Reminders,
  at: Date,
): Promise<void> {
  const { endpoint, p256dh, auth } = reminders;
  const row = {
    ...{ userId, endpoint, p256dh, auth },
    timeZone: reminders.time_zone,
    quizReady: reminders.quiz_ready,
    assignmentDue: reminders.assignment_due,
    reviewHour: reminders.review_hour,
  };
  await db.transaction(async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.sessionHash, sessionHash)));
    await tx
      .insert(pushSubscriptions)
      .values({ ...row, sessionHash, createdAt: at })
      .onConflictDoUpdate({ target: pushSubscriptions.sessionHash, set: row });
    const newest = tx
      .select({ hash: pushSubscriptions.sessionHash })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt))
      .limit(MOST_SUBSCRIPTIONS);
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.sessionHash, newest)));
  });
}

export async function deleteSubscription(db: Db, sessionHash: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionHash, sessionHash));
}

/** For the student's export. */
export function listSubscriptions(db: Db, userId: number) {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt));
}

/** Queues `quiz-ready` in the transaction that completes a document. */
export async function queueQuizReady(
  tx: Db,
  { userId, quizId, at }: { userId: number; quizId: number; at: Date },
): Promise<void> {
  await askIn(tx)(statements.quizReady, [
    userId,
    String(quizId),
    `/dashboard/quiz/${quizId}`,
    at,
    new Date(at.getTime() + HALF_DAY_MS),
  ]);
}

const HALF_DAY_MS = 12 * 3600 * 1000;

export async function listZones(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: pushSubscriptions.timeZone }).from(pushSubscriptions);
  return rows.map(({ zone }) => zone);
}

/** What time it is in a zone. */
export type ZoneNow = { zone: string; hour: number; day: string; tomorrow: string; end: string };

/** Queues what the hour asks for, each once, and forgets messages of days before. */
export async function queueByHour(db: Db, zones: readonly ZoneNow[], at: Date): Promise<void> {
  const ask = askIn(db);
  await ask(statements.review, [JSON.stringify(zones), at]);
  await ask(statements.assignmentDue, [JSON.stringify(zones), at]);
  await ask(statements.forget, [new Date(at.getTime() - 4 * HALF_DAY_MS)]);
}

const ZONES = `json_to_recordset($1::json) as z(zone text, hour int, day text, tomorrow timestamptz, "end" timestamptz)`;
const QUEUE = 'insert into push_messages (session_hash, kind, subject, address, send_after, expires_at)';
const ONCE = 'on conflict (session_hash, kind, subject) do nothing';
const statements = {
  quizReady: {
    name: 'queue quiz ready',
    text: `${QUEUE} select s.session_hash, 'quiz-ready', $2, $3, $4::timestamptz, $5::timestamptz
      from push_subscriptions s where s.user_id = $1 and s.quiz_ready ${ONCE}`,
  },
  review: {
    name: 'queue review',
    text: `${QUEUE} select s.session_hash, 'review', z.day, '/dashboard/review', $2::timestamptz, z.tomorrow
      from push_subscriptions s join ${ZONES} on z.zone = s.time_zone where s.review_hour = z.hour ${ONCE}`,
  },
  /** By day, to members who have not handed in since it opened. */
  assignmentDue: {
    name: 'queue assignment due',
    text: `${QUEUE} select s.session_hash, 'assignment-due', a.group_id || ':' || a.quiz_id || ':' || z.day,
        '/dashboard/quiz/' || ${CURRENT_VERSION}, $2::timestamptz, z.tomorrow
      from push_subscriptions s join ${ZONES} on z.zone = s.time_zone and z.hour between ${EARLIEST_HOUR} and ${LATEST_HOUR}
        join group_members m on m.user_id = s.user_id and m.ended_at is null
        join study_groups g on g.id = m.group_id and g.ended_at is null
        join assignments a on a.group_id = m.group_id and a.ended_at is null
          and a.closes_at >= z.tomorrow and a.closes_at < z."end" and coalesce(a.opens_at <= $2::timestamptz, true)
      where s.assignment_due and not exists (select 1 from submissions h where h.user_id = s.user_id
        and h.quiz_id in (${VERSIONS}) and h.received_at >= greatest(a.created_at, a.opens_at)) ${ONCE}`,
  },
  forget: { name: 'forget push messages', text: 'delete from push_messages where expires_at < $1::timestamptz' },
};

export type DueMessage = {
  id: number;
  kind: typeof pushMessages.$inferSelect.kind;
  address: string;
  tries: number;
  expiresAt: Date;
  subscription: typeof pushSubscriptions.$inferSelect;
  language: string | null;
};

/** Takes the next message that is due; until `until` it belongs to this server. */
export async function takeMessage(db: Db, at: Date, until: Date): Promise<DueMessage | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ message: pushMessages, subscription: pushSubscriptions, language: users.language })
      .from(pushMessages)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.sessionHash, pushMessages.sessionHash))
      .innerJoin(users, eq(users.id, pushSubscriptions.userId))
      .where(sql`${pushMessages.sendAfter} <= ${at.toISOString()}::timestamptz`)
      .orderBy(asc(pushMessages.sendAfter))
      .limit(1)
      .for('update', { of: pushMessages, skipLocked: true });
    if (row === undefined) return null;
    const tries = row.message.tries + 1;
    await tx.update(pushMessages).set({ tries, sendAfter: until }).where(eq(pushMessages.id, row.message.id));
    return { ...row.message, tries, subscription: row.subscription, language: row.language };
  });
}

/** `retryAt`: when it is tried again; null: it is done. */
export async function settleMessage(db: Db, id: number, retryAt: Date | null): Promise<void> {
  await db.update(pushMessages).set({ sendAfter: retryAt }).where(eq(pushMessages.id, id));
}
