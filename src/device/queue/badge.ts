// Updates the number on the installed app's icon: unsent submissions, marks, made quizzes and join requests of the signed-in
// student, plus due questions. Without badge support nothing happens.

import { countDue } from '../review/reviewAhead.ts';
import { readSession } from '../rows/credentials.ts';
import { type OasisDatabase, type QueueRow, withDatabase } from '../rows/db.ts';
import type { MadeRow } from '../rows/madeRow.ts';
import { badged } from '../rows/queueRows.ts';
import type { SubmissionRow } from '../rows/submissionRow.ts';

type Badged = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** Shows a number on the app's icon; 0 removes it. */
export async function showBadge(count: number): Promise<void> {
  const { navigator } = globalThis as { navigator?: Badged };
  await (count > 0 ? navigator?.setAppBadge?.(count) : navigator?.clearAppBadge?.())?.catch(() => undefined);
}

/**
 * How many rows the signed-in student has yet to send; 0 if nobody is signed in. All queries start before the first await, since
 * Dexie's live query only watches those.
 */
export async function countUnsent(db: OasisDatabase): Promise<number> {
  const tables = withDatabase(db, () => Promise.all([db.outbox.toArray(), db.queue.toArray(), db.madeQuizzes.toArray()]));
  const [{ token, user }, rows] = await Promise.all([readSession(db), tables]);
  return token === null || user === null ? 0 : rows.flat().filter((row) => row.userId === user.user_id && isOwed(row)).length;
}

/** Unsent rows plus questions due by `now`. All queries start at once, as above. */
export async function countForBadge(db: OasisDatabase, now: number): Promise<number> {
  const ahead = withDatabase(db, () => db.reviewAhead.toArray());
  const [unsent, rows, { token, user }] = await Promise.all([countUnsent(db), ahead, readSession(db)]);
  const ownRow = token === null ? undefined : rows.find(({ userId }) => userId === user?.user_id);
  return unsent + (ownRow ? countDue(ownRow, now) : 0);
}

/** Kinds of a newer version count; quizzes made here that the server has do not. */
function isOwed(row: QueueRow | SubmissionRow | MadeRow): boolean {
  if ('joinedAs' in row && row.joinedAs !== undefined) return false;
  if ('kind' in row) return badged[row.kind] ?? true;
  return !('number' in row) || row.number === null;
}
