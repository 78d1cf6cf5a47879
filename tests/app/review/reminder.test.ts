// What is said of the number on the icon is what this browser can do: none, renewed when Oasis is opened, or while it is closed too.
import { afterEach, expect, test, vi } from 'vitest';
import { reminderOf } from '../../../src/app/review/reminder.ts';

afterEach(() => vi.unstubAllGlobals());

const setAppBadge = async (): Promise<void> => undefined;

test.each([
  ['none', {}, false],
  ['none', {}, true],
  ['open', { setAppBadge }, false],
  ['closed', { setAppBadge }, true],
] as const)('%s, of a browser with %o and periodic sync: %s', (reminder, browser, hasPeriodicSync) => {
  if (hasPeriodicSync) vi.stubGlobal('PeriodicSyncManager', class {});
  expect(reminderOf(browser)).toBe(reminder);
});
