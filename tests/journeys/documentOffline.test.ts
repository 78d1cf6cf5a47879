// Where it says so: the page of a document opens at the quote of a question, with the server killed and the browser killed and started
// again, in the quiz and in its results.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, notes, offlineReady, readQuestion, signUp, startKillableWorld, uploadAndWait } from './world.ts';

/** How many texts this device holds, asked past the app. */
const keptTexts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('oasis');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('texts').objectStore('texts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { isKept: boolean }[]).filter(({ isKept }) => isKept).length);
          };
        };
      }),
  );

/** Opens the text at the first quote on screen; what is marked in it. */
async function marked(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Show in document' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'notes_sociology.txt' });
  await dialog.locator('mark').first().waitFor();
  const words = (await dialog.locator('mark').allInnerTexts()).join(' ');
  const [quote, edge] = [await dialog.locator('mark').first().boundingBox(), await dialog.boundingBox()];
  expect(quote?.y ?? 0).toBeGreaterThanOrEqual(edge?.y ?? 0);
  expect(quote?.y ?? 0).toBeLessThan((edge?.y ?? 0) + (edge?.height ?? 0));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return words.replace(/\s+/g, ' ');
}

test('Show in document opens the text at the quote, in the quiz and in its results, without a server and after a kill', async () => {
  const world = await startKillableWorld();
  await signUp(world.page);
  await uploadAndWait(world.page, notes);
  await offlineReady(world.page);
  await expect.poll(() => keptTexts(world.page)).toBe(1);

  await world.killServer();
  await world.killBrowser();
  await world.startAgain('/dashboard');
  const { page } = world;
  await page.getByRole('link', { name: 'Take Quiz' }).first().click();
  const { kind, total } = await readQuestion(page);
  await answer(page, kind, 'A', 'I do not know');
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.locator('.feed').waitFor();
  const quoted = (await page.locator('.cite').first().innerText()).replace(/\s+/g, ' ');
  const words = await marked(page);
  expect(words.length).toBeGreaterThan(20);
  expect(quoted).toContain(words.slice(0, 20));

  for (let n = 2; n <= total; n += 1) {
    await page.getByRole('button', { name: 'Next Question' }).click();
    await readQuestion(page, n);
  }
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  expect((await marked(page)).length).toBeGreaterThan(20);
});
