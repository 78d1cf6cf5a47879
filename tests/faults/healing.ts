// The fault is over. What only a student can mend, a student mends, and it is named: a login that ended, a refusal.
// Nothing else is touched.
import type { Locator } from 'playwright-core';
import { logIn } from './accounts.ts';
import type { Scene } from './strikes.ts';
import { seen } from './waiting.ts';

/** These our own server gives as its last word, so that the row waits for the student. */
export const refusals: readonly string[] = ['403', '404', '409', '413', '422'];
/** for an answer that is still on its way to the screen */
const MOMENT_MS = 4_000;

export async function heal({ ground, cell, sitting }: Scene): Promise<void> {
  ground.proxy.heal();
  await ground.startServer();
  await sitting.phone.room(true);
  const { page } = sitting;
  const shows = (what: Locator) =>
    seen(what, MOMENT_MS).then(
      () => true,
      () => false,
    );

  if (cell.fault === '401') {
    const email = page.getByLabel('Email', { exact: true });
    const bar = page.getByRole('button', { name: 'Sign In', exact: true });
    if (!(await shows(email.or(bar)))) return;
    sitting.touches.add('signs in');
    if (await bar.isVisible()) await bar.click();
    await seen(email);
    await logIn(page, ground.student);
  }
  if (refusals.includes(cell.fault)) {
    const retry = page.getByRole('button', { name: 'Retry', exact: true });
    if (!(await shows(retry))) return;
    sitting.touches.add('Retry');
    await retry.first().click();
  }
}
