// The number on the installed app's icon: how many submissions of the signed-in student are still to be sent. Where the
// browser has no badge, or does not allow one, nothing happens.
import { readSession } from './credentials.ts';
import type { OasisDatabase } from './db.ts';
import { rowsOf } from './outbox.ts';

type Badged = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** Shows a number on the app's icon; 0 takes it away. */
export async function showBadge(count: number): Promise<void> {
  const { navigator } = globalThis as { navigator?: Badged };
  await (count > 0 ? navigator?.setAppBadge?.(count) : navigator?.clearAppBadge?.())?.catch(() => undefined);
}

/** How many submissions of the signed-in student are still to be sent, as the database has it; 0 when nobody is signed in. */
export async function countUnsent(db: OasisDatabase): Promise<number> {
  const { token, user } = await readSession(db);
  if (token === null || user === null) return 0;
  const { rows, unreadable } = await rowsOf(db, user.user_id);
  return rows.length + unreadable.length;
}
