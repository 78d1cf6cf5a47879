// What an account holds, and which accounts hold nothing and are not used: these go.
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database.ts';

/** The tables of what a student made, took or joined. */
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
const empty = sql.raw(CONTENT.map((table) => `not exists (select 1 from ${table} c where c.user_id = u.id)`).join(' and '));
const AT_ONCE = 100;

export async function hasContent(db: Db, userId: number): Promise<boolean> {
  return (await rowsOf(db, sql`select 1 from users u where u.id = ${userId} and ${empty}`)).length === 0;
}

/**
 * Removes accounts that never verified their address, hold nothing, and have no session that was used since. Whoever registered the address
 * of somebody else does not keep it. Says how many went.
 */
export async function dropUnused(db: Db, since: Date): Promise<number> {
  const unused = sql`u.verified_at is null and u.created_at < ${since.toISOString()}::timestamptz and ${empty}
    and not exists (select 1 from sessions s where s.user_id = u.id and s.used_at >= ${since.toISOString()}::timestamptz)`;
  let total = 0;
  for (;;) {
    // Held first and looked at again: nothing is added to an account that is held.
    const count = await db.transaction(async (tx) => {
      const unusedRows = await rowsOf(tx, sql`select u.id from users u where ${unused} limit ${AT_ONCE} for update skip locked`);
      if (unusedRows.length === 0) return 0;
      const ids = sql.join(
        unusedRows.map(({ id }) => sql`${id}`),
        sql`, `,
      );
      return (await rowsOf(tx, sql`delete from users u where u.id in (${ids}) and ${unused} returning u.id`)).length;
    });
    if (count === 0) return total;
    total += count;
  }
}
