// The server's time, for dates that it decides. A device learns from each answer how wrong its own clock is.
import { useSyncExternalStore } from 'react';

const KEPT = 'oasis-clock';
/** Kept for a page that opens without a network. */
let aheadMs = readAhead();
const listeners = new Set<() => void>();

/** A smaller difference may be network delay. */
const SAME_MS = 60_000;

/** @param serverTime the server's current time, ms since 1970 */
export function learnServerTime(serverTime: number): void {
  const difference = serverTime - Date.now();
  const next = Math.abs(difference) < SAME_MS ? 0 : difference;
  if (next === aheadMs || (next !== 0 && Math.abs(next - aheadMs) < SAME_MS)) return;
  aheadMs = next;
  try {
    if (next === 0) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, String(next));
  } catch {
    // Then the next page learns it from its first answer.
  }
  for (const listener of listeners) listener();
}

/** The current time by the server's clock if known, else by the device's; ms since 1970. */
export function nowByServer(): number {
  return Date.now() + aheadMs;
}

/** How far the server's clock is ahead of this device's, in ms; 0 below a minute. */
export function useServerAhead(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => aheadMs,
    () => 0,
  );
}

function readAhead(): number {
  try {
    return Number(localStorage.getItem(KEPT) ?? 0) || 0;
  } catch {
    return 0;
  }
}
