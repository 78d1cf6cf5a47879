// Something new waits to be sent. Whoever writes or frees a row of the queue says so here, after it is stored: the page's timer finds
// the row by itself, but no browser wakes the worker for it unless it is asked to.

import type { Drained } from '#device/queue/queue';
import { SYNC_TAG } from '#device/rows/messages';
import { outbox } from './outbox.ts';

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Now where there is a network, else by itself later, by the worker too. */
export function sendSoon(): void {
  sendNow().catch((error: unknown) => console.error('Sending failed; it is tried again.', error));
}

/** The same for a screen that waits for what comes of it. */
export function sendNow(): Promise<Drained> {
  sendLater();
  return outbox.drain({ eager: true });
}

/** For what nobody waits for: the page's timer sends it, or the worker once the page is gone. */
export function sendLater(): void {
  void registerSync();
}

/** Asks the browser to wake the worker when there is a network again, where it can. */
async function registerSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined;
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Without Background Sync the page drains the outbox.
  }
}
