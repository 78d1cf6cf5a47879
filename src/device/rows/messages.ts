// Messages between tabs, and between page and worker. They only say that something changed; data is read from Dexie.
import * as z from 'zod/mini';

export const CHANNEL = 'oasis';
/** The tag of Background Sync, and the name of the lock that keeps page and worker from draining at once. */
export const SYNC_TAG = 'oasis-outbox';

/** The tag with which the browser wakes the worker to update the number of due questions (Periodic Background Sync). */
export const DUE_TAG = 'oasis-due';
export const OUTBOX_LOCK = 'oasis-outbox';

export const DeviceMessage = z.discriminatedUnion('type', [
  /** a receipt arrived and is stored with its attempt */
  z.object({ type: z.literal('delivered'), userId: z.int(), quizId: z.int(), submissionId: z.string() }),
  /** later marks arrived, and the new receipt is stored with the attempt */
  z.object({ type: z.literal('marked'), userId: z.int(), quizId: z.int(), submissionId: z.string() }),
  z.object({ type: z.literal('refused'), userId: z.int(), quizId: z.int(), reason: z.string() }),
  /** a quiz made here under this local id has its server id */
  z.object({ type: z.literal('numbered'), userId: z.int(), quizId: z.int() }),
  /** the student has joined a shared quiz or a group */
  z.object({ type: z.literal('joined'), userId: z.int(), title: z.string() }),
  /** reviews were sent or downloaded */
  z.object({ type: z.literal('reviewed'), userId: z.int() }),
  z.object({ type: z.literal('needs-login'), userId: z.int() }),
  z.object({ type: z.literal('session-changed') }),
]);
export type DeviceMessage = z.infer<typeof DeviceMessage>;

let shared: BroadcastChannel | null = null;

/** One channel for each page or worker: a channel does not receive its own messages, but a second one of the same page would. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  shared ??= new BroadcastChannel(CHANNEL);
  return shared;
}

/** Sends a message to every other tab. Without BroadcastChannel nothing is sent, but the data is in Dexie. */
export function tell(message: DeviceMessage): void {
  channel()?.postMessage(message);
}

/** Listens to messages; returns a function that stops listening. */
export function listen(hear: (message: DeviceMessage) => void): () => void {
  const from = channel();
  const onMessage = (event: MessageEvent<unknown>) => {
    const message = DeviceMessage.safeParse(event.data);
    if (message.success) hear(message.data);
  };
  from?.addEventListener('message', onMessage);
  return () => from?.removeEventListener('message', onMessage);
}
