// Finds accounts that hold nothing and are not used, and removes them.
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf, type TableName, tables } from '../database/database.ts';
import { deleteUsers } from './store.ts';

/** Does this table hold things that a student made, took or joined, each with its `user_id`? */
const isContent: Record<TableName, boolean> = {
  documents: true,
  quizzes: true,
  submissions: true,
  reviewEvents: true,
  reviewSettings: true,
  quizMembers: true,
  studyGroups: true,
  groupMembers: true,
  // With a document, a quiz or a group.
  assignments: false,
  assignmentVersions: false,
  documentTexts: false,
  givenKeys: false,
  modelReplies: false,
  quizShares: false,
  // The account itself, and the server's work.
  goneSessions: false,
  identities: false,
  jobs: false,
  knownBrowsers: false,
  languageModel: false,
  mailTokens: false,
  mails: false,
  pushKeys: false,
  pushMessages: false,
  pushSubscriptions: false,
  sessions: false,
  users: false,
};
const contentTables = Object.entries(tables).flatMap(([name, table]) =>
  isContent[name as TableName] ? [getTableName(table as PgTable)] : [],
);
const empty = sql.raw(
  contentTables.map((table) => `not exists (select 1 from ${table} c where c.user_id = users.id)`).join(' and '),
);
const AT_ONCE = 100;

export async function hasContent(db: Db, userId: number): Promise<boolean> {
  return (await rowsOf(db, sql`select 1 from users where id = ${userId} and ${empty}`)).length === 0;
}

/**
 * Removes accounts that never verified their address, hold nothing, and have no recently used session, so that nobody can occupy
 * another person's address. Returns their number.
 */
export async function dropUnused(db: Db, since: Date): Promise<number> {
  const unused = sql`users.verified_at is null and users.created_at < ${since.toISOString()}::timestamptz and ${empty}
    and not exists (select 1 from sessions s where s.user_id = users.id and s.used_at >= ${since.toISOString()}::timestamptz)`;
  let total = 0;
  for (;;) {
    // Locked first and checked again, since nothing can be added to a locked account.
    const count = await db.transaction(async (tx) => {
      const heldRows = await rowsOf(tx, sql`select users.id from users where ${unused} limit ${AT_ONCE} for update skip locked`);
      const ids = heldRows.map(({ id }) => Number(id));
      return ids.length === 0 ? 0 : deleteUsers(tx, ids, unused);
    });
    if (count === 0) return total;
    total += count;
  }
}
