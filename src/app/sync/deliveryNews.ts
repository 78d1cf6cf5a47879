// What happened to submissions, told to whoever on this page wants to know: by this page's own outbox, or by the worker
// and other tabs over the channel.
import { type DeviceMessage, listen } from '#device/rows/messages';

type Hear = (message: DeviceMessage) => void;
const listeners = new Set<Hear>();

/** Messages of this page's own outbox; the channel does not bring a page its own words. */
export function hearOwn(message: DeviceMessage): void {
  for (const hear of listeners) hear(message);
}

/** Subscribes to all messages, own and others'. Returns the way to stop. */
export function onDeviceMessage(hear: Hear): () => void {
  listeners.add(hear);
  const stop = listen(hear);
  return () => {
    listeners.delete(hear);
    stop();
  };
}
