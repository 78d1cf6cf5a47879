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
      const storedChoice = localStorage.getItem(KEY);
      if (storedChoice === 'light' || storedChoice === 'dark') current = storedChoice;
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
  const shownTheme = choice === 'system' ? system : choice;
  document.documentElement.dataset.theme = shownTheme;
  // The browser's own bars follow.
  for (const bars of document.querySelectorAll<HTMLMetaElement>('meta[data-for]')) {
    bars.media = bars.dataset.for === shownTheme ? 'all' : 'not all';
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
