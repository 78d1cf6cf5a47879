// Small things that only a drawn screen shows: what lies over a button, how high a chip is, what stands how far from what.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { giveDocuments } from '../support/manyDocuments.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { enter, serveApp } from '../support/servedApp.ts';
import { offlineReady } from './world.ts';

/** Where the edges of a button lie under something else. */
function covered(page: Page, name: string): Promise<string[]> {
  return page
    .getByRole('button', { name })
    .first()
    .evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const edges = { left: [left + 1, y], right: [right - 1, y], top: [x, top + 1], bottom: [x, bottom - 1] };
      return Object.entries(edges).flatMap(([edge, [atX = 0, atY = 0]]) =>
        button.contains(document.elementFromPoint(atX, atY)) ? [] : [edge],
      );
    });
}

type Node = { nodeId: number; backendNodeId: number; attributes?: string[]; shadowRoots?: Node[]; children?: Node[] };

/** Is the browser's own button drawn in this search field? */
async function hasOwnClear(page: Page): Promise<boolean> {
  const browser = await page.context().newCDPSession(page);
  const { root } = (await browser.send('DOM.getDocument', { depth: -1, pierce: true })) as { root: Node };
  const all = (node: Node): Node[] => [node, ...[...(node.shadowRoots ?? []), ...(node.children ?? [])].flatMap(all)];
  const clear = all(root).find(({ attributes = [] }) => attributes.includes('-webkit-search-cancel-button'));
  if (!clear) throw new Error('This Chromium has no such button any more.');
  return browser.send('DOM.getBoxModel', { backendNodeId: clear.backendNodeId }).then(
    () => true,
    () => false,
  );
}

test('the way in stands on one line of the top bar, with text at twice its size too', async () => {
  const app = await serveApp();
  onTestFinished(app.close);
  const { page } = app.browser;
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const width of [360, 390]) {
    for (const standard of [16, 24, 32]) {
      await page.setViewportSize({ width, height: 800 });
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.goto(app.url);
      const parts = await page.locator('.top__in > .brand, .out > *').evaluateAll((all) =>
        all.map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return { left, right, middle: Math.round((top + bottom) / 2) };
        }),
      );
      expect(parts).toHaveLength(3);
      if (new Set(parts.map(({ middle }) => middle)).size > 1) found.push(`several lines at ${width} px, text of ${standard}`);
      if (parts.some(({ right }) => right > width)) found.push(`too wide at ${width} px, text of ${standard}`);
    }
  }
  expect(found).toEqual([]);
});

test('buttons lie free, chips keep their height, and what belongs apart stands apart', async () => {
  const app = await serveApp();
  onTestFinished(app.close);
  const { page } = app.browser;
  const { quizId } = await seedQuiz(app.server, app.student, sampleQuiz);
  await enter(app);
  await offlineReady(page);

  // A file that is refused once it arrives: its chip stands beside a button that is higher.
  await page.goto(`${app.url}/dashboard/upload`);
  const picture = path.join(app.server.dataDir, 'Notes.pdf');
  await writeFile(picture, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await page.getByText('It is uploaded by itself when you are online.').first().waitFor();
  await page.context().setOffline(false);
  const chip = page.getByText('Not accepted', { exact: true }).first();
  await chip.waitFor();
  const box = await chip.evaluate((one) => (one.closest('.chip') ?? one).getBoundingClientRect().height);
  expect(box).toBeLessThan(32);
  await page.getByRole('button', { name: 'Try Again: Notes.pdf' }).waitFor();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${app.url}/dashboard/quiz/${quizId}`);
  await page.getByText('Question 1 of 3').first().waitFor();
  expect(await covered(page, 'Download DOCX')).toEqual([]);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  const gap = await page.evaluate(() => {
    const keys = document.querySelector('.keys div:last-child')?.getBoundingClientRect().bottom ?? Number.NaN;
    return (document.querySelector('.dialog legend')?.getBoundingClientRect().top ?? Number.NaN) - keys;
  });
  expect(gap).toBeGreaterThanOrEqual(16);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await giveDocuments(app.server, app.student.email, 9, 0);
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole('searchbox').fill('Lecture');
  await page.getByRole('button', { name: 'Clear the search' }).waitFor();
  expect(await hasOwnClear(page)).toBe(false);
});
