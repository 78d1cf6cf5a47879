// The tables of quizzes shared by a link, groups and assignments. A change here needs a new numbered migration.
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

/** The link to a quiz. A disabled link stays, for those who joined by it. */
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

/** Members who joined by a link, and the owner, who has a name on the leaderboard. */
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
    /** removed by the owner: cannot return by the link */
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
    /** the owner's name as members see it */
    ownName: text().notNull(),
    /** the invitation code; null: there is none */
    code: text(),
    /** the Idempotency-Key, and the hash of its body */
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
    /** since when it has hidden answers, possibly with breaks; null: never, or from before it was recorded */
    hiddenFrom: time(),
    createdAt: time().notNull(),
    endedAt: time(),
    /** for a quiz unassigned while open and then assigned again: from when until when it was open before */
    openFrom: time(),
    openUntil: time(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.quizId] }), index('assignments_quiz').on(t.quizId)],
);

/** Corrected versions of an assigned quiz, with the assigned one where it was chosen again. The greatest `nth` is current. */
export const assignmentVersions = pgTable(
  'assignment_versions',
  {
    groupId: group(),
    quizId: quiz().notNull(),
    versionId: quiz().notNull(),
    nth: integer().notNull(),
    /** the teacher has hand-ins of versions below this `nth` marked by this one, also what arrives later; null: none */
    remarkNth: integer(),
    /** some of these hand-ins are not marked yet */
    isRemarking: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.quizId, t.versionId] }),
    index('assignment_versions_quiz').on(t.quizId),
    index('assignment_versions_version').on(t.versionId),
    index('assignment_versions_remarking').on(t.groupId).where(sql`${t.isRemarking}`),
  ],
);
