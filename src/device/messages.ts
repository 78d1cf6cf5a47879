// What page and worker, and one tab and another, tell each other. Names only: the facts themselves lie in Dexie.
import * as z from 'zod/mini';

export const CHANNEL = 'oasis';
/** The tag of Background Sync, and the lock that keeps page and worker from draining at the same time. */
export const SYNC_TAG = 'oasis-outbox';
export const OUTBOX_LOCK = 'oasis-outbox';

export const DeviceMessage = z.discriminatedUnion('type', [
  /** a receipt has arrived and is stored with its attempt */
  z.object({ type: z.literal('delivered'), userId: z.int(), quizId: z.int(), submissionId: z.string() }),
  /** marks that were given later have arrived, and the new receipt is stored with the attempt */
  z.object({ type: z.literal('marked'), userId: z.int(), quizId: z.int(), submissionId: z.string() }),
  z.object({ type: z.literal('refused'), userId: z.int(), quizId: z.int(), reason: z.string() }),
  z.object({ type: z.literal('needs-login'), userId: z.int() }),
  z.object({ type: z.literal('session-changed') }),
]);
export type DeviceMessage = z.infer<typeof DeviceMessage>;

let shared: BroadcastChannel | null = null;

/** One channel for the whole page or worker: only its own words do not come back to it, another channel object's would. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  shared ??= new BroadcastChannel(CHANNEL);
  return shared;
}

/** Says a message to every other tab and the worker. Without BroadcastChannel nothing is said: Dexie still holds the truth. */
export function tell(message: DeviceMessage): void {
  channel()?.postMessage(message);
}

/** Hears messages of others; returns the way to stop. */
export function listen(hear: (message: DeviceMessage) => void): () => void {
  const from = channel();
  const onMessage = (event: MessageEvent<unknown>) => {
    const message = DeviceMessage.safeParse(event.data);
    if (message.success) hear(message.data);
  };
  from?.addEventListener('message', onMessage);
  return () => from?.removeEventListener('message', onMessage);
}
