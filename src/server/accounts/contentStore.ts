// Finds accounts that hold nothing and are not used, and removes them.
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database/database.ts';
import { deleteUsers } from './store.ts';

/** The tables with things that a student made, took or joined. */
const CONTENT = [
  'documents',
  'quizzes',
  'submissions',
  'review_events',
  'review_settings',
  'quiz_members',
  'study_groups',
  'group_members',
];
const empty = sql.raw(CONTENT.map((table) => `not exists (select 1 from ${table} c where c.user_id = users.id)`).join(' and '));
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
