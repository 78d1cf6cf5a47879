// The tables of what several students have: quizzes shared by a link, groups, and what they are assigned. A change here needs a new
// numbered migration.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { owner } from '../accounts/tables.ts';
import { id, time } from '../database/columns.ts';
import { quizzes } from '../database/tables.ts';

const quiz = () => integer().references(() => quizzes.id, { onDelete: 'cascade' });

/** When an account first received keys that an assignment had hidden. */
export const givenKeys = pgTable('given_keys', { userId: owner(), quizId: quiz().notNull(), givenAt: time().notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.quizId] }),
  index('given_keys_quiz').on(t.quizId),
]);

/** The link to a quiz. Turned off it stays, for those who came by it. */
export const quizShares = pgTable(
  'quiz_shares',
  {
    quizId: quiz().primaryKey(),
    code: text().notNull(),
    leaderboard: boolean().notNull(),
    createdAt: time().notNull(),
    expiresAt: time(),
    endedAt: time(),
  },
  (t) => [uniqueIndex('quiz_shares_code').on(t.code)],
);

/** Who joined by a link; and the owner, who has a name on the leaderboard. */
export const quizMembers = pgTable(
  'quiz_members',
  {
    id: id(),
    quizId: quiz().notNull(),
    userId: owner(),
    name: text(),
    nameKey: text(),
    joinedAt: time().notNull(),
    endedAt: time(),
    /** by the owner: does not come back by the link */
    isRemoved: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('quiz_members_once').on(t.quizId, t.userId),
    uniqueIndex('quiz_members_name').on(t.quizId, t.nameKey).where(sql`${t.endedAt} is null`),
    index('quiz_members_user').on(t.userId),
  ],
);

export const studyGroups = pgTable(
  'study_groups',
  {
    id: id(),
    userId: owner(),
    name: text().notNull(),
    /** how its members see the owner */
    ownName: text().notNull(),
    /** null: nobody is invited */
    code: text(),
    /** the Idempotency-Key, and the hash of the body under it */
    ownKey: text().notNull(),
    bodyHash: text().notNull(),
    createdAt: time().notNull(),
    endedAt: time(),
  },
  (t) => [uniqueIndex('study_groups_code').on(t.code), uniqueIndex('study_groups_own_key').on(t.userId, t.ownKey)],
);

const group = () =>
  integer()
    .notNull()
    .references(() => studyGroups.id, { onDelete: 'cascade' });

export const groupMembers = pgTable(
  'group_members',
  {
    id: id(),
    groupId: group(),
    userId: owner(),
    name: text().notNull(),
    nameKey: text().notNull(),
    joinedAt: time().notNull(),
    endedAt: time(),
    isRemoved: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('group_members_once').on(t.groupId, t.userId),
    uniqueIndex('group_members_name').on(t.groupId, t.nameKey).where(sql`${t.endedAt} is null`),
    index('group_members_user').on(t.userId),
  ],
);

export const assignments = pgTable(
  'assignments',
  {
    groupId: group(),
    quizId: quiz().notNull(),
    opensAt: time(),
    closesAt: time(),
    attemptsAllowed: integer(),
    /** until it closes (decision 071) */
    hidesAnswers: boolean().notNull(),
    /** since when it has hidden answers, if with breaks; null: never, or since before this was noted */
    hiddenFrom: time(),
    createdAt: time().notNull(),
    endedAt: time(),
    /** of a quiz that was taken back while it was open, and assigned anew: from when until when it was open before */
    openFrom: time(),
    openUntil: time(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.quizId] }), index('assignments_quiz').on(t.quizId)],
);
