// How a student logs out of the page: by the button of a wide bar, or behind the account on a phone.
import type { Page } from 'playwright-core';

export async function pressLogout(page: Page): Promise<void> {
  const wide = page.getByRole('button', { name: 'Logout', exact: true });
  const account = page.getByRole('button', { name: /^Account/ });
  await account.waitFor();
  if (await wide.isVisible()) return wide.click();
  await account.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
