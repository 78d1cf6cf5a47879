// The tables of reminders. A change here needs a new numbered migration.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { owner, sessions } from '../accounts/tables.ts';
import { id, time } from '../database/columns.ts';

/** The keys that this server shows to push services (VAPID), where the environment gives none. */
export const pushKeys = pgTable(
  'push_keys',
  {
    /** always 1: a browser's subscription holds for one key */
    id: integer().primaryKey(),
    publicKey: text().notNull(),
    privateKey: text().notNull(),
  },
  (t) => [check('one_push_key', sql`${t.id} = 1`)],
);

export type PushKeys = Omit<typeof pushKeys.$inferSelect, 'id'>;

/** Where a browser is reminded, and of what. It ends with its session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionHash: text()
      .primaryKey()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    userId: owner(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    timeZone: text().notNull(),
    quizReady: boolean().notNull(),
    assignmentDue: boolean().notNull(),
    reviewHour: integer(),
    createdAt: time().notNull(),
  },
  (t) => [uniqueIndex('push_subscriptions_endpoint').on(t.endpoint), index('push_subscriptions_user').on(t.userId)],
);

/** Messages that wait to be sent, and those of the last days, so that none is sent twice. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: id(),
    sessionHash: text()
      .notNull()
      .references(() => pushSubscriptions.sessionHash, { onDelete: 'cascade' }),
    kind: text({ enum: ['quiz-ready', 'assignment-due', 'review'] }).notNull(),
    /** of a kind, each is told once: a quiz, an assignment with its day, a day */
    subject: text().notNull(),
    /** the screen that a tap opens */
    address: text().notNull(),
    tries: integer().notNull().default(0),
    /** null: nothing is left to do */
    sendAfter: time(),
    expiresAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('push_messages_once').on(t.sessionHash, t.kind, t.subject),
    index('push_messages_due').on(t.sendAfter).where(sql`${t.sendAfter} is not null`),
  ],
);
