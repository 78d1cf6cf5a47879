// The two students at the forms: signing in, and lending the phone to the other, who must see nothing.

import type { Page } from 'playwright-core';
import { pressLogout } from '../support/logout.ts';
import type { Student } from '../support/people.ts';

export async function logIn(page: Page, { email, password }: Student): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByLabel('Email', { exact: true }).waitFor({ state: 'hidden' });
}

const secrets = ['Small quiz', 'Timed quiz', 'notes.txt', 'Continue where you stopped', 'Waiting to send'];

/** The other student signs in on this phone; then the first one is back. Says what the other one saw. */
export async function lendPhone(page: Page, url: string, owner: Student, other: Student): Promise<string[]> {
  await page.goto(`${url}/dashboard`);
  await logOut(page);
  await logIn(page, other);
  await page.getByText('No documents yet').or(page.getByText('Upload New Document')).first().waitFor();
  const seen: string[] = [];
  for (const words of secrets) {
    if ((await page.getByText(words).count()) > 0) seen.push(`the other student saw "${words}"`);
  }
  await logOut(page);
  await logIn(page, owner);
  return seen;
}

async function logOut(page: Page): Promise<void> {
  await pressLogout(page);
  const really = page.getByRole('dialog').getByRole('button', { name: 'Logout' });
  await page.getByLabel('Email', { exact: true }).or(really).first().waitFor();
  if (await really.isVisible()) await really.click();
  await page.getByLabel('Email', { exact: true }).waitFor();
}
