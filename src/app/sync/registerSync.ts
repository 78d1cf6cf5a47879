// Background Sync, where the browser has it.
import { SYNC_TAG } from '#device/messages';

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Asks the browser to wake the worker when there is a network again, where it can. */
export async function registerSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined;
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Without Background Sync the page drains the outbox.
  }
}
