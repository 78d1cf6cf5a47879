// The number on the installed app's icon: how many submissions, marks, made quizzes and wishes to join of the signed-in student are still to
// be sent, and how many questions are due. Where the browser has no badge, or does not allow one, nothing happens.

import { countDue } from '../review/reviewAhead.ts';
import { readSession } from '../rows/credentials.ts';
import { type OasisDatabase, type QueueRow, withDatabase } from '../rows/db.ts';
import type { MadeRow } from '../rows/madeRow.ts';
import { badged } from '../rows/queueRows.ts';
import type { SubmissionRow } from '../rows/submissionRow.ts';

type Badged = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** Shows a number on the app's icon; 0 takes it away. */
export async function showBadge(count: number): Promise<void> {
  const { navigator } = globalThis as { navigator?: Badged };
  await (count > 0 ? navigator?.setAppBadge?.(count) : navigator?.clearAppBadge?.())?.catch(() => undefined);
}

/**
 * How many of these the signed-in student has still to send, as the database has it; 0 when nobody is signed in. All tables are asked at
 * once, before anything is waited for: Dexie's live query watches only what was asked until then.
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
  const ownRow = token === null ? undefined : rows.find(({ userId }) => userId === user?.user_id);
  return unsent + (ownRow ? countDue(ownRow, now) : 0);
}

/** A kind of a newer version is; a quiz that the server has is not. */
function isOwed(row: QueueRow | SubmissionRow | MadeRow): boolean {
  if ('joinedAs' in row && row.joinedAs !== undefined) return false;
  if ('kind' in row) return badged[row.kind] ?? true;
  return !('number' in row) || row.number === null;
}
