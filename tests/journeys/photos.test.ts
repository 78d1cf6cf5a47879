// Three pages are photographed, the browser is killed in between, and without a network they become one file that arrives once.
import { createCanvas } from '@napi-rs/canvas';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { offlineReady, signUp, startKillableWorld, tokenOf } from './world.ts';

/** Taken with the phone on its side: turned right (EXIF 6) it stands upright. */
const TURNED = Uint8Array.from([
  ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
  ...[0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
]);

async function photo(name: string, colour: string, isTurned = false) {
  const canvas = createCanvas(1200, 800);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const jpeg = await canvas.encode('jpeg');
  const buffer = isTurned ? Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]) : jpeg;
  return { name, mimeType: 'image/jpeg', buffer };
}

const pagesOf = (page: Page) => page.getByRole('list', { name: 'Pages in their order' }).getByRole('listitem');

/** While a picture is read none can be chosen. */
const readyForMore = (page: Page) => expect.poll(() => page.getByLabel('Choose pictures').isEnabled()).toBe(true);

/** Upright or not, and its colour, as it is shown. */
const look = (pages: Locator) =>
  pages.locator('img').evaluateAll((images) =>
    images.map((image) => {
      const { naturalWidth: width, naturalHeight: height } = image as HTMLImageElement;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      context?.drawImage(image as HTMLImageElement, 0, 0);
      const [red = 0, green = 0] = context?.getImageData(width / 2, height / 2, 1, 1).data ?? [];
      return `${height > width ? 'upright' : 'wide'} ${red > 200 ? 'red' : green > 200 ? 'green' : 'blue'}`;
    }),
  );

test('photos survive a kill, are put in order without a network, and arrive as one file, once', async () => {
  const world = await startKillableWorld();
  await signUp(world.page);
  await offlineReady(world.page);
  const token = await tokenOf(world.page);
  const documents = () => world.ask<{ filename: string }[]>('/api/documents', token);
  await world.page.getByRole('link', { name: 'Upload', exact: false }).first().click();
  await world.page.getByRole('button', { name: 'Take photos' }).click();
  await world.page.getByText('Handwriting is not read.').waitFor();
  await world.page.getByLabel('Take a photo').setInputFiles(await photo('1.jpg', '#f00', true));
  await pagesOf(world.page).first().waitFor();
  await readyForMore(world.page);
  await world.page.getByLabel('Choose pictures').setInputFiles([await photo('2.jpg', '#0f0'), await photo('3.jpg', '#00f')]);
  await pagesOf(world.page).nth(2).waitFor();

  await world.killBrowser();
  await world.startAgain('/dashboard/upload');
  const { page } = world;
  const pages = pagesOf(page);
  await pages.nth(2).waitFor();
  expect(await look(pages)).toEqual(['upright red', 'wide green', 'wide blue']);
  await page.getByLabel('Choose pictures').setInputFiles({ name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await page.getByText('This browser cannot open not.png.').waitFor();
  await readyForMore(page);

  await world.killServer();
  await page.getByRole('button', { name: 'Move page 3 up' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => look(pages)).toEqual(['upright red', 'wide blue', 'wide green']);
  // The focus went with the page, so that the next press moves it on, and stays beside it at the end.
  await page.keyboard.press('Enter');
  await expect.poll(() => look(pages)).toEqual(['wide blue', 'upright red', 'wide green']);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move page 1 down');
  await page.getByRole('button', { name: 'Remove page 2' }).click();
  await expect.poll(() => look(pages)).toEqual(['wide blue', 'wide green']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => look(pages)).toEqual(['wide blue', 'upright red', 'wide green']);
  await page.getByRole('button', { name: 'Turn or crop page 1' }).click();
  await page.getByRole('button', { name: 'Turn right' }).click();
  await page.getByLabel('Cut off at the bottom').fill('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => look(pages)).toEqual(['upright blue', 'upright red', 'wide green']);
  await page.getByRole('button', { name: 'Use 3 pages' }).click();
  await page.getByText(/^Photos .+, 3 pages\.pdf$/).waitFor();
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await page.getByText('It will be uploaded when you are online.').waitFor();
  await page.getByRole('link', { name: 'Upload', exact: false }).first().click();
  await page.getByRole('button', { name: 'Take photos' }).waitFor();

  await world.startServer();
  await expect.poll(async () => (await documents()).length, { timeout: 60_000 }).toBe(1);
  await page.reload();
  await page.waitForTimeout(3_000);
  expect((await documents()).map(({ filename }) => filename)).toEqual([expect.stringMatching(/^Photos .+, 3 pages\.pdf$/)]);
});
