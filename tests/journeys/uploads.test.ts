// An upload is neither lost nor doubled: the browser is killed between the server's commit and its answer, and two tabs wake
// at once. A bad network of our own stands between browser and server.
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { startFaultProxy } from '../support/faultProxy.ts';

import { notes, offlineReady, signUp, startWorld, tokenOf, type World } from './world.ts';

type Listed = { filename: string };

/** The worker is never registered: as in the first seconds of a first visit. */
const noWorker = () => {
  navigator.serviceWorker.register = () => new Promise(() => {});
};

/** A signed-in student, whose browser reaches the server through the proxy alone. `script` runs in each page before its own. */
async function throughProxy(script: () => void = () => {}) {
  const world = await startWorld();
  const proxy = await startFaultProxy(Number(new URL(world.url).port));
  onTestFinished(() => proxy.close());
  const address = `http://localhost:${proxy.port}`;
  await world.page.context().addInitScript(script);
  await world.page.goto(address);
  await signUp(world.page);
  return { world, proxy, address, token: await tokenOf(world.page) };
}

async function choose(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/dashboard/upload`);
  await page.locator('input[type=file]').setInputFiles(notes);
  await page.getByRole('button', { name: 'Upload Document' }).click();
}

const names = async (world: World, token: string) =>
  (await world.ask<Listed[]>('/api/documents', token)).map(({ filename }) => filename);

/** What lies in this browser's store of waiting files: rows, and their bytes. */
function stored(page: Page): Promise<[number, number]> {
  return page.evaluate(
    () =>
      new Promise<[number, number]>((resolve, reject) => {
        const opening = indexedDB.open('oasis');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction(['uploads', 'uploadBytes']);
          const rows = reading.objectStore('uploads').count();
          const bytes = reading.objectStore('uploadBytes').count();
          reading.oncomplete = () => {
            db.close();
            resolve([rows.result, bytes.result]);
          };
        };
      }),
  );
}

test('a browser that is killed between the commit and its answer has one document and nothing that waits', async () => {
  const { world, proxy, address, token } = await throughProxy();
  const answers = proxy.withholdAnswers('/documents/upload');
  await choose(world.page, address);
  await answers.given;
  expect(await names(world, token)).toEqual(['notes_sociology.txt']);
  expect(await stored(world.page)).toEqual([1, 1]);

  await world.killBrowser();
  answers.letGo();
  const again = proxy.withholdAnswers('/documents/upload');
  await world.startAgain('/');
  await world.page.goto(`${address}/dashboard`);
  // The file is sent a second time, under its own key.
  await again.given;
  again.letGo();
  await expect.poll(() => stored(world.page)).toEqual([0, 0]);
  await world.page.getByRole('button', { name: 'More for notes_sociology.txt' }).waitFor();
  expect(await world.page.getByText('Waiting to send').count()).toBe(0);
  expect(await names(world, token)).toEqual(['notes_sociology.txt']);
});

test('two tabs that wake together send a waiting file once', async () => {
  const { world, proxy, address, token } = await throughProxy();
  const other = await world.page.context().newPage();
  await other.goto(`${address}/dashboard`);
  // All of the app lies on this device before the network goes.
  await offlineReady(other);
  await world.page.goto(`${address}/dashboard/upload`);
  await world.page.locator('input[type=file]').setInputFiles(notes);
  proxy.arm('drop request');
  await world.page.getByRole('button', { name: 'Upload Document' }).click();
  await world.page.getByText("'notes_sociology.txt' is kept on this device").waitFor();
  await other.getByText('Waiting to send').first().waitFor();

  const answers = proxy.withholdAnswers('/documents/upload');
  proxy.heal();
  for (const page of [world.page, other]) await page.evaluate(() => void dispatchEvent(new Event('online')));
  await answers.given;
  // While the first is under way, both look again and again.
  for (let round = 0; round < 5; round += 1) {
    for (const page of [world.page, other]) await page.evaluate(() => void dispatchEvent(new Event('online')));
    await world.page.waitForTimeout(500);
  }
  answers.letGo();
  await expect.poll(() => stored(world.page)).toEqual([0, 0]);
  expect(answers.count()).toBe(1);
  expect(await names(world, token)).toEqual(['notes_sociology.txt']);
  await other.getByRole('button', { name: 'More for notes_sociology.txt' }).waitFor();
});

test('a file that waits is shown where the network went before the app was on this device', async () => {
  const { world, address, token } = await throughProxy(noWorker);
  const context = world.page.context();
  await world.page.goto(`${address}/dashboard/upload`);
  await world.page.locator('input[type=file]').setInputFiles(notes);
  await world.page.getByRole('button', { name: 'Upload Document' }).waitFor();
  let cuts = 0;
  await context.route('**/assets/WaitingFile-*.js', (route) => {
    cuts += 1;
    return route.abort();
  });
  await context.route('**/api/documents/upload', (route) => route.abort());
  await world.page.getByRole('button', { name: 'Upload Document' }).click();
  await world.page.getByText("'notes_sociology.txt' is kept on this device").waitFor();
  await world.page.getByText('Waiting to send').first().waitFor();
  await expect.poll(() => cuts).toBeGreaterThan(1);
  expect(await world.page.getByText('An unexpected error occurred').count()).toBe(0);

  await context.unroute('**/assets/WaitingFile-*.js');
  await world.page.getByRole('button', { name: 'Remove notes_sociology.txt from this device' }).waitFor();
  await context.unroute('**/api/documents/upload');
  await world.page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect.poll(() => stored(world.page)).toEqual([0, 0]);
  expect(await names(world, token)).toEqual(['notes_sociology.txt']);
});
