// A dashboard of hundreds of documents, on the real build: all of them can be reached, and the page never holds more than a few.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveDocuments, nameOf } from '../support/manyDocuments.ts';
import { enter, type ServedApp, serveApp } from '../support/servedApp.ts';

const COUNT = 400;
/** no row is lower, in CSS pixels */
const LEAST_HEIGHT = 50;
/** a phone needs 130 screens to the end */
const MOST_STEPS = 200;
const names = Array.from({ length: COUNT }, (_, i) => nameOf(i + 1));

let app: ServedApp;
beforeAll(async () => {
  app = await serveApp();
  await giveDocuments(app.server, app.student.email, COUNT, 6);
});
// Each try has a browser of its own: one that paints no more may load no page either.
beforeEach(startAnew);
afterAll(() => app.close());

async function startAnew(): Promise<void> {
  await app.changeBrowser();
  await enter(app);
}

/** The dashboard anew in a window of this size, once the whole list is there: the first rows stand before the rest. */
async function openLong(size: { width: number; height: number }): Promise<Page> {
  const { page } = app.browser;
  await page.setViewportSize(size);
  await page.goto(`${app.url}/dashboard`);
  await page.getByText(nameOf(1)).waitFor();
  await page.waitForFunction((least) => document.documentElement.scrollHeight > least, COUNT * LEAST_HEIGHT);
  return page;
}

/**
 * Scrolls to the end, screen by screen: every name that was on screen, in its order, and the most rows that the page held. It
 * gives up on a page that jumps back again and again.
 */
async function readAll(page: Page): Promise<{ seen: string[]; most: number; blank: number } | 'no frames'> {
  return page.evaluate(async (mostSteps) => {
    const seen = new Set<string>();
    let most = 0;
    let blank = 0;
    // A page that is busy hinders this clock as well: only a browser that paints no more lets it come to its end.
    const painted = () =>
      new Promise<boolean>((done) => {
        let left = 100;
        const clock = setInterval(() => {
          left -= 1;
          if (left === 0) end(false);
        }, 100);
        const end = (isPainted: boolean) => {
          clearInterval(clock);
          done(isPainted);
        };
        requestAnimationFrame(() => requestAnimationFrame(() => end(true)));
      });
    const look = () => {
      const rows = [...document.querySelectorAll('[data-index]')];
      most = Math.max(most, rows.length);
      let onScreen = 0;
      for (const row of rows) {
        const { top, bottom } = row.getBoundingClientRect();
        if (bottom <= 0 || top >= innerHeight) continue;
        onScreen += 1;
        seen.add(row.querySelector('.name')?.textContent ?? '');
      }
      if (onScreen === 0) blank += 1;
    };
    const step = innerHeight * 0.8;
    const page = document.documentElement;
    look();
    for (let left = mostSteps; left > 0 && scrollY + innerHeight < page.scrollHeight - 1; left -= 1) {
      scrollBy({ top: step, behavior: 'instant' });
      if (!(await painted())) return 'no frames';
      look();
    }
    return { seen: [...seen], most, blank };
  }, MOST_STEPS);
}

/** Chromium, on a machine with too much to do, now and then paints no more: then all is read anew in another. */
async function readInWindow(size: { width: number; height: number }) {
  for (let tries = 3; tries > 0; tries -= 1) {
    const read = await readAll(await openLong(size));
    if (read !== 'no frames') return read;
    await startAnew();
  }
  throw new Error('The page was not painted for 10 s, three times.');
}

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1280, height: 800 }],
])('on %s every one of 400 names comes by, and the page holds few rows at a time', async (_, size) => {
  const { seen, most, blank } = await readInWindow(size);
  expect(seen).toEqual(names);
  expect(most).toBeLessThan(60);
  expect(blank).toBe(0);
  expect(app.browser.complaints).toEqual([]);
});

test('one is found by its name, the way back leads to the same row, and the focus and Tab survive scrolling', async () => {
  const page = await openLong({ width: 390, height: 844 });
  const search = page.getByRole('searchbox', { name: 'Search documents by name' });
  await search.fill('LECTURE 0372');
  await expect.poll(() => page.locator('.docs .name').allTextContents()).toEqual([nameOf(372)]);
  await search.fill('');
  await page.getByText(nameOf(1)).waitFor();

  const rowsOnScreen = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-index]')]
        .filter((row) => row.getBoundingClientRect().top >= 60 && row.getBoundingClientRect().bottom <= innerHeight - 64)
        .map((row) => row.querySelector('.name')?.textContent ?? ''),
    );
  await readHalfway(page);
  const before = await rowsOnScreen();
  expect(before.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Groups' }).last().click();
  await page.getByRole('heading', { name: 'Groups' }).waitFor();
  await page.goBack();
  await expect.poll(rowsOnScreen).toEqual(before);

  const more = page.getByRole('button', { name: `More for ${before[0]}` });
  await more.focus();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByText(nameOf(1)).waitFor();
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(await label()).toBe(`More for ${before[0]}`);
  // From there Tab goes on in the same row or the next, and the page follows.
  const next = nameOf(names.indexOf(before[0] ?? '') + 2);
  const visited: string[] = [];
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    visited.push(await label());
  }
  expect(visited).toContain(`More for ${next}`);
  await expect.poll(async () => (await page.getByText(next).boundingBox())?.y ?? -1).toBeGreaterThan(0);
  expect(app.browser.complaints).toEqual([]);
});

/** As one scrolls with a thumb, not in one leap. */
async function readHalfway(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 700);
  await page.evaluate(async () => {
    for (let last = -1; last !== scrollY; ) {
      last = scrollY;
      await new Promise((done) => setTimeout(done, 250));
    }
  });
}
