// What is pressed before the page's own script has arrived, as on a slow network: a link leads on, and a form waits and never puts a
// password into an address.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createGate } from '../support/gate.ts';
import { answersOf, newStudent } from '../support/people.ts';
import { startScreens, student } from './world.ts';

const SCRIPTS = '**/assets/*.js';

/** No script of the page comes until this is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { open: release, opened: held } = createGate();
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('Get Started leads to the registration without the script, and what is sent there waits for it and goes out once', async () => {
  const world = await startScreens();
  const { page } = world;
  const release = await holdScripts(page);
  await page.goto(world.url, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL(`${world.url}/register`, { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByLabel('Confirm Password').fill(student.password);
  await page.getByRole('button', { name: 'Register' }).click();
  expect(page.url()).toBe(`${world.url}/register`);
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(student.email);
  release();
  await page.getByText(`Registration successful for ${student.email}! Please login.`).waitFor();
  expect(page.url()).toBe(`${world.url}/login`);
});

test('a browser that cannot read the scripts, or that blocks site data, says so before anything else', async () => {
  const { page, url } = await startScreens();
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const of = /(?<unread>' }),
  );
  for (const address of ['/login', '/dashboard']) {
    await page.goto(url + address);
    await page.getByRole('alert').filter({ hasText: 'This browser is too old for Oasis.' }).waitFor();
  }
  await page.unroute('**/assets/*.js');
  await page.goto(`${url}/login`);
  await page.locator('html[data-started]').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await page.goto(`${url}/login`);
  await page.getByRole('alert').filter({ hasText: 'This browser blocks cookies and site data here' }).waitFor();
});

test('what a code opens is on screen before the script, which goes on with the same page and brings what it is', async () => {
  const world = await startScreens();
  const { page } = world;
  const owner = await newStudent({ fetch: (address, init) => fetch(world.url + address, init) });
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const made = owner.call('createGroup', { headers, body: { name: 'Form 3 B', own_name: 'Mr Owusu' } });
  const { group_id } = await answersOf<{ group_id: number }>(made);
  const { code } = await answersOf<{ code: string }>(owner.call('inviteToGroup', { params: { group_id } }));
  const complaints: string[] = [];
  page.on('console', (said) => said.type() === 'error' && !said.text().includes('404') && complaints.push(said.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const [address, before, after] of [
    [`/g/${code}`, 'An invitation', 'Form 3 B'],
    ['/s/0000000000', 'A shared quiz', 'This code does not work'],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(world.url + address, { waitUntil: 'commit' });
    const heading = await page.getByRole('heading', { name: before }).elementHandle();
    release();
    await page.getByRole('heading', { name: after }).waitFor();
    // Taken over, not drawn anew.
    expect(await heading?.evaluate((drawn) => drawn.isConnected)).toBe(true);
    await page.unroute(SCRIPTS);
  }
  expect(complaints).toEqual([]);
});
