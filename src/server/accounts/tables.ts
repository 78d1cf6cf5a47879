// The tables of accounts and sessions. A change here needs a new numbered migration.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from '../database/columns.ts';

export const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = pgTable(
  'users',
  {
    id: id(),
    /** as typed; unique regardless of case */
    email: text().notNull(),
    passwordHash: text().notNull(),
    /** false: nobody knows the password, since a third party created the account */
    hasPassword: boolean().notNull().default(true),
    displayName: text(),
    /** of its mails, as a code; null if it never said one: English */
    language: text(),
    verifiedAt: time(),
    createdAt: time().notNull(),
    /** when the last reading of one of their documents began: students take turns (jobStore.ts) */
    servedAt: time(),
  },
  (t) => [uniqueIndex('users_email_unique').on(sql`lower(${t.email})`)],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** its name for the student, who may end it */
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** null: from before it was recorded */
    createdAt: time(),
    /** in plain words; null if unknown, or from before it was recorded */
    device: text(),
    usedAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/** Tokens of deleted accounts: a device that still has one is told, and offers to export unsent work. */
export const goneSessions = pgTable('gone_sessions', {
  tokenHash: text().primaryKey(),
  expiresAt: time().notNull(),
});

/** Browsers in which a student has signed in. Attacks on the account do not lock these out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    tokenHash: text().notNull(),
    userId: owner(),
    usedAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tokenHash, t.userId] }), index('known_browsers_user').on(t.userId)],
);

/** A user's identity at a third party. `subject` is the party's own id, which never changes. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: owner(),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('identities_user').on(t.userId)],
);

export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: owner(),
    purpose: text({ enum: ['verify', 'reset'] }).notNull(),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (t) => [index('mail_tokens_user').on(t.userId)],
);

/** Mails that wait to be sent (accounts/post.ts). They hold no link. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text({ enum: ['verify', 'reset', 'joined'] }).notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** of a reset: as typed, since accounts are looked up only when the mail is sent */
    email: text(),
    /** of a reset: of the screen that asked for it; null: that of the account */
    language: text(),
    /** of a login that joined an account */
    provider: text(),
    tries: integer().notNull().default(0),
    createdAt: time().notNull(),
    sendAfter: time().notNull(),
  },
  (t) => [index('mails_due').on(t.sendAfter)],
);
