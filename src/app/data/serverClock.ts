// What the server's clock says, for dates that it decides about. A device with a wrong clock learns how wrong from each answer.
import { useSyncExternalStore } from 'react';

const KEPT = 'oasis-clock';
/** Kept for a page that opens without a network. */
let aheadMs = readAhead();
const listeners = new Set<() => void>();

/** Below this a difference may be the network's. */
const SAME_MS = 60_000;

/** @param serverTime ms since 1970, as the server has just said */
export function learnServerTime(serverTime: number): void {
  const difference = serverTime - Date.now();
  const next = Math.abs(difference) < SAME_MS ? 0 : difference;
  if (next === aheadMs || (next !== 0 && Math.abs(next - aheadMs) < SAME_MS)) return;
  aheadMs = next;
  try {
    if (next === 0) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, String(next));
  } catch {
    // Then the next page learns it from the next answer.
  }
  for (const listener of listeners) listener();
}

/** This moment by the server's clock as far as this page has heard from it, else by the device's; ms since 1970. */
export function nowByServer(): number {
  return Date.now() + aheadMs;
}

/** By how much the server's clock is ahead of this device's, in ms; 0 for less than a minute. */
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
