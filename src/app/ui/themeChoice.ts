// The choice of light or dark. public/early.js shows the stored choice before the first paint; this file changes it.
import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

const KEY = 'oasis-theme';
const listeners = new Set<() => void>();
let current: ThemeChoice | null = null;

function readChoice(): ThemeChoice {
  if (current === null) {
    current = 'system';
    try {
      const stored = localStorage.getItem(KEY);
      if (stored === 'light' || stored === 'dark') current = stored;
    } catch {
      // No storage: the system's wish.
    }
  }
  return current;
}

/** Shows it at once and keeps it on this device. */
export function chooseTheme(choice: ThemeChoice): void {
  current = choice;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const shown = choice === 'system' ? system : choice;
  document.documentElement.dataset.theme = shown;
  // The browser's own bars follow.
  for (const bars of document.querySelectorAll<HTMLMetaElement>('meta[data-for]')) {
    bars.media = bars.dataset.for === shown ? 'all' : 'not all';
  }
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Then it lasts for this visit.
  }
  for (const changed of listeners) changed();
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    readChoice,
    () => 'system',
  );
}
