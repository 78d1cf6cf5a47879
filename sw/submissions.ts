// Sends waiting answers of every kind when the browser wakes the worker (Background Sync). The page does the same while it is open.
import { togetherEndpoints } from '#core/api/togetherEndpoints';
import { createApi } from '#device/queue/api';
import { countForBadge, showBadge } from '#device/queue/badge';
import { createDelivery } from '#device/queue/delivery';
import { createDatabase } from '#device/rows/db';
import { DUE_TAG, SYNC_TAG } from '#device/rows/messages';

/** No standard type library has Background Sync yet (WICG). */
export type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean };

/** Sends what waits in the lane of answers. If work is left the event fails, so that the browser tries again. */
export function drainInBackground(event: SyncEvent): void {
  if (event.tag === SYNC_TAG) event.waitUntil(drain());
}

/** Updates the number on the app's icon while Oasis is closed, since questions become due on a new day. */
export function renewBadge(event: SyncEvent): void {
  if (event.tag !== DUE_TAG) return;
  const db = createDatabase();
  const renewed = countForBadge(db, Date.now())
    .then(showBadge, () => undefined)
    .finally(() => db.close());
  event.waitUntil(renewed);
}

async function drain(): Promise<void> {
  const db = createDatabase();
  try {
    const { left } = await createDelivery({
      db,
      api: createApi({ more: async () => togetherEndpoints }),
      now: () => Date.now(),
    }).drain({ eager: true });
    if (left > 0) throw new Error(`${left} submissions are still to be sent.`);
  } finally {
    await countForBadge(db, Date.now()).then(showBadge, () => undefined);
    // An open connection would block a later version from upgrading the schema.
    db.close();
  }
}
