// The number on the app's icon: what comes on which day is kept for it whenever the deck is on screen, and the browser is asked to
// renew it while Oasis is closed, where it can.
import { useEffect } from 'react';
import type { Deck } from '#core/review/review';
import { backlog, dayBegins, type ReviewSettings } from '#core/review/reviewPlan';
import { keepAhead } from '#device/review/reviewAhead';
import { DUE_TAG } from '#device/rows/messages';
import { db } from '../data/device.ts';
import { timeNow } from './timeNow.ts';
import { useToday } from './useToday.ts';

const DAYS_AHEAD = 14;
const HALF_A_DAY_MS = 12 * 3_600_000;

type Periodic = ServiceWorkerRegistration & {
  periodicSync?: { register: (tag: string, wish: { minInterval: number }) => Promise<void> };
};

/** What this browser can do: no number at all, one that is renewed when Oasis is opened, or one that is renewed while it is closed. */
export function reminderOf(browser: object): 'none' | 'open' | 'closed' {
  if (!('setAppBadge' in browser)) return 'none';
  return 'PeriodicSyncManager' in globalThis ? 'closed' : 'open';
}

/** Keeps what comes when, for as long as the deck stays as it is. A number that cannot be kept is none that anybody waits for. */
export function useReminder(userId: number, deck: Deck | null, settings: ReviewSettings | null): void {
  const today = useToday();
  useEffect(() => {
    if (!deck || !settings) return;
    const time = timeNow();
    const counts = settings.remind === false ? [] : backlog(deck, settings, time, DAYS_AHEAD);
    const changed = counts.map((count, at) => ({ from: dayBegins(today + at, time.zone), count }));
    const ahead = changed.filter(({ count }, at) => count !== (counts[at - 1] ?? 0));
    keepAhead(db, { userId, ahead }).catch(() => undefined);
    if (ahead.length > 0) void askToBeWoken();
  }, [userId, deck, settings, today]);
}

/** The browser allows it to an installed app alone, and says no by failing. */
async function askToBeWoken(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as Periodic | undefined;
    await registration?.periodicSync?.register(DUE_TAG, { minInterval: HALF_A_DAY_MS });
  } catch {
    // Then the number is renewed when Oasis is opened.
  }
}
