// Waiting in small steps: Playwright's own waiting looks again only after half a second, and a matrix waits often.
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from 'playwright-core';

const LIMIT_MS = 120_000;
const STEP_MS = 25;

/** Waits until it is so; `what` is said when it does not come. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string, limitMs = LIMIT_MS): Promise<void> {
  const startedAt = Date.now();
  while (!(await isSo())) {
    if (Date.now() - startedAt > limitMs) throw new Error(`It did not come in ${limitMs / 1000} s: ${what}`);
    await wait(STEP_MS);
  }
}

/** Waits until one of these is on screen. */
export function seen(what: Locator, limitMs = LIMIT_MS): Promise<void> {
  return until(() => what.first().isVisible(), `${what} on screen`, limitMs);
}
