// What a timed attempt's badge shows, beside the truth of this machine's clock; and clocks that are set.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { skewedClocks } from '../../faults/inPage.ts';
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

/** Both clocks of these pages are wrong by so much from now on. The worker lives by the same clock as its pages: it sends as well. */
export async function setClocks(pages: Page[], skew: { wall: number; mono: number }): Promise<void> {
  const clocks = skewedClocks(skew);
  for (const page of pages) {
    await page.addInitScript({ content: clocks });
    await page.evaluate(clocks);
  }
  for (const worker of pages[0]?.context().serviceWorkers() ?? []) await worker.evaluate(clocks);
}
