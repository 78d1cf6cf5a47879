// How large the text of the whole app is: the root's own size, of which every measure is a multiple. public/early.js shows the
// stored choice before the first paint; this file changes it.
import { useSyncExternalStore } from 'react';

export const TEXT_SIZES = [100, 110, 125, 150] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const KEY = 'oasis-text-size';
const listeners = new Set<() => void>();
let current: TextSize | null = null;

function readSize(): TextSize {
  if (current !== null) return current;
  let storedSize = 0;
  try {
    storedSize = Number(localStorage.getItem(KEY));
  } catch {
    // No storage: the usual size.
  }
  current = TEXT_SIZES.find((size) => size === storedSize) ?? 100;
  return current;
}

/** Shows it at once and keeps it on this device. */
export function chooseTextSize(size: TextSize): void {
  current = size;
  document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
  try {
    if (size === 100) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(size));
  } catch {
    // Then it lasts for this visit.
  }
  for (const changed of listeners) changed();
}

export function useTextSize(): TextSize {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    readSize,
    () => 100,
  );
}
