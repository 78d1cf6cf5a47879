// A file is shared into the app: the real form, posted as the system posts it, with a network and without one, signed in and
// not. It is kept by the worker, shown on the upload screen, and sent once.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pressLogout } from '../support/logout.ts';
import { logIn, offlineReady, signUp, startWorld } from './world.ts';

/** Posts a multipart form to the app's share address; the browser goes where the answer leads. */
async function share(page: Page, file: { name: string; type: string; text: string }): Promise<void> {
  await page.evaluate(({ name, type, text }) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share' });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
    const given = new DataTransfer();
    given.items.add(new File([text], name, { type }));
    input.files = given.files;
    form.append(input);
    document.body.append(form);
    // Not requestSubmit: the system's post meets no submit handler either.
    form.submit();
  }, file);
  await page.waitForURL(/\/dashboard\/upload\?shared=|\/login$/);
}

const text = 'Weber describes bureaucracy as an organisation with written rules, ranks and files. '.repeat(40);
const names = (rows: { filename: string }[]) => rows.map(({ filename }) => filename).sort();

test('a shared file is kept and sent once: online, without a network, and before the login', async () => {
  const world = await startWorld();
  const { page } = world;
  await signUp(page);
  await offlineReady(page);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').token as string);
  const documents = () => world.ask<{ filename: string }[]>('/api/documents', token);

  await share(page, { name: 'online.txt', type: 'text/plain', text });
  expect(new URL(page.url()).search).toBe('?shared=kept');
  await page.getByRole('heading', { name: 'Shared with Oasis' }).waitFor();
  expect(names(await documents())).toEqual([]);
  await page.getByRole('button', { name: 'Upload online.txt' }).click();
  await page.getByText("'online.txt' uploaded successfully! Processing started.").waitFor();
  await page.getByText('What you uploaded is on your dashboard.').waitFor();
  expect(names(await documents())).toEqual(['online.txt']);

  await share(page, { name: 'cat.png', type: 'image/png', text: 'no picture' });
  await page.getByRole('alert').getByText('A shared file has an invalid type.').waitFor();

  await page.context().setOffline(true);
  await share(page, { name: 'bus.txt', type: 'text/plain', text });
  await page.getByText('It is kept on this device. Press “Upload This File”').waitFor();
  await page.getByText('bus.txt').first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Upload bus.txt' }).click();
  await page.getByText('Uploads automatically when you are online.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('What you uploaded is on your dashboard.').waitFor();
  expect(names(await documents())).toEqual(['bus.txt', 'online.txt']);

  await pressLogout(page);
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await share(page, { name: 'before.txt', type: 'text/plain', text });
  await page.getByText('The shared file is kept on this device. Log in to upload it.').waitFor();
  await logIn(page);
  await page.getByRole('heading', { name: 'Shared with Oasis' }).waitFor();
  await page.getByRole('button', { name: 'Upload before.txt' }).click();
  const again = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').token as string);
  await expect
    .poll(async () => names(await world.ask<{ filename: string }[]>('/api/documents', again)))
    .toEqual(['before.txt', 'bus.txt', 'online.txt']);
});

test('a form of another site puts nothing into the account', async () => {
  const world = await startWorld();
  const { page } = world;
  await signUp(page);
  await offlineReady(page);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').token as string);
  for (const policy of ['unsafe-url', 'no-referrer']) {
    // Another address of this machine is another site.
    await page.route('http://127.0.0.1:9/', (route) =>
      route.fulfill({ contentType: 'text/html', headers: { 'referrer-policy': policy }, body: '<p>Free notes</p>' }),
    );
    await page.goto('http://127.0.0.1:9/');
    await page.evaluate((address) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'multipart/form-data',
        action: `${address}/share`,
      });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
      const given = new DataTransfer();
      given.items.add(new File(['Weber describes bureaucracy.'.repeat(40)], 'planted.txt', { type: 'text/plain' }));
      input.files = given.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    }, world.url);
    await page.waitForURL(/\/dashboard\/upload\?shared=/);
    if (policy === 'unsafe-url') await page.getByRole('alert').getByText('Another website tried to add a file here.').waitFor();
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await page.waitForTimeout(2_000);
    expect(await world.ask('/api/documents', token)).toEqual([]);
    await page.unroute('http://127.0.0.1:9/');
  }
});
