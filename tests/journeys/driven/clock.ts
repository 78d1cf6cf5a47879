// What a timed attempt's badge shows, beside the truth of this machine's clock.
import { expect } from 'vitest';
import { rowsOnDisk } from './disk.ts';
import type { Screen } from './screen.ts';

/** When the newest attempt began, in ms since 1970, as the device stored it. */
export async function startedAt(screen: Screen): Promise<number> {
  return Math.max(...(await rowsOnDisk<{ startedAt: number }>(screen, 'attempts')).map((row) => row.startedAt));
}

/** The badge and the truth differ by a second at most, while it was read. `deadline` in ms since 1970. */
export async function checkClock(screen: Screen, deadline: number): Promise<void> {
  const before = Math.ceil((deadline - Date.now()) / 1_000);
  const shown = await screen.clock();
  const after = Math.ceil((deadline - Date.now()) / 1_000);
  expect(shown).toBeLessThanOrEqual(before + 1);
  expect(shown).toBeGreaterThanOrEqual(after - 1);
}
