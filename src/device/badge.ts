// The number on the installed app's icon: how many submissions, marks and made quizzes of the signed-in student are still to be sent. Where the
// browser has no badge, or does not allow one, nothing happens.
import { readSession } from './credentials.ts';
import { type OasisDatabase, withDatabase } from './db.ts';
import { countDue } from './reviewAhead.ts';

type Badged = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** Shows a number on the app's icon; 0 takes it away. */
export async function showBadge(count: number): Promise<void> {
  const { navigator } = globalThis as { navigator?: Badged };
  await (count > 0 ? navigator?.setAppBadge?.(count) : navigator?.clearAppBadge?.())?.catch(() => undefined);
}

/**
 * How many submissions and marks of the signed-in student are still to be sent, as the database has it; 0 when nobody is signed in.
 * All tables are asked at once: who watches this number would not hear of what is asked after an answer.
 */
export async function countUnsent(db: OasisDatabase): Promise<number> {
  const tables = withDatabase(db, () => Promise.all([db.outbox.toArray(), db.queue.toArray(), db.madeQuizzes.toArray()]));
  const [{ token, user }, rows] = await Promise.all([readSession(db), tables]);
  return token === null || user === null ? 0 : rows.flat().filter((row) => row.userId === user.user_id && isOwed(row)).length;
}

/** The number on the icon: what is still to be sent, and what is due by `now`. All tables are asked at once, as above. */
export async function countForBadge(db: OasisDatabase, now: number): Promise<number> {
  const ahead = withDatabase(db, () => db.reviewAhead.toArray());
  const [unsent, rows, { token, user }] = await Promise.all([countUnsent(db), ahead, readSession(db)]);
  const own = token === null ? undefined : rows.find(({ userId }) => userId === user?.user_id);
  return unsent + (own ? countDue(own, now) : 0);
}

/** Not reviews and settings: they are no answers that somebody waits for. Nor a quiz that the server has. */
function isOwed(row: object): boolean {
  if ('kind' in row) return row.kind !== 'reviews' && row.kind !== 'settings';
  return !('number' in row) || row.number === null;
}
