// Small things that only a drawn screen shows: what lies over a button, how high a chip is, what stands how far from what.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
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

const long: Quiz = {
  title: 'A long one',
  questions: Array.from({ length: 120 }, (_, at) => ({
    question_id: at + 1,
    question_text: `What is ${at}?`,
    question_type: 'short_answer',
    correct_answer: String(at),
  })),
};

/** The words of each sheet, and how far from its left edge the first of them stands, as pdf.js reads it. */
async function sheetsOf(pdf: Buffer): Promise<{ words: string; left: number }[]> {
  const paper = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const sheets = [];
  for (let n = 1; n <= paper.numPages; n += 1) {
    const { items } = await (await paper.getPage(n)).getTextContent();
    const said = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    sheets.push({ words: said.map(({ str }) => str).join(' '), left: Math.min(...said.map(({ transform }) => transform[4])) });
  }
  await paper.destroy();
  return sheets;
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
  await page.getByText('Uploads automatically when you are online.').first().waitFor();
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

test('the lines of what is wrong stand evenly, though each begins with something to tap', async () => {
  const app = await serveApp();
  onTestFinished(app.close);
  const { page } = app.browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(app);
  await page.goto(`${app.url}/dashboard/import`);
  await page.getByLabel('Or paste the questions').fill('Two and two? {=4\n\nMatch them. {=a -> b =c -> d}\n');
  await page.getByText('2 problems to fix before importing').waitFor();
  const between = await page.locator('.note li').evaluateAll((items) =>
    items.map((item) => {
      const words = document.createRange();
      words.selectNodeContents(item.lastChild ?? item);
      const tops = [...words.getClientRects()].map(({ top }) => Math.round(top));
      return tops.slice(1).map((top, at) => top - (tops[at] ?? 0));
    }),
  );
  expect(between.flat().length).toBeGreaterThan(3);
  expect(Math.max(...between.flat()) - Math.min(...between.flat())).toBeLessThanOrEqual(1);
});

test('a paper has room for the number of every question and at its edges, and the key has sheets of its own', async () => {
  const app = await serveApp();
  onTestFinished(app.close);
  const { page } = app.browser;
  const { quizId } = await seedQuiz(app.server, app.student, long);
  await enter(app);
  await page.goto(`${app.url}/dashboard/quiz/${quizId}/print`);
  await page.getByRole('heading', { name: 'Answer Key' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const spare = await page.locator('.paper__list').evaluateAll((lists) =>
    lists.map((list) => {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const { font, fontSize, fontFamily, paddingInlineStart } = getComputedStyle(list);
      pen.font = `${getComputedStyle(list.firstElementChild ?? list, '::marker').fontWeight} ${fontSize} ${fontFamily}` || font;
      return Number.parseFloat(paddingInlineStart) - pen.measureText(`${list.children.length}. `).width;
    }),
  );
  expect(spare).toHaveLength(2);
  for (const room of spare) expect(room).toBeGreaterThanOrEqual(0);

  const sheets = await sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const key = sheets.findIndex(({ words }) => words.startsWith('Answer Key'));
  expect(key).toBeGreaterThan(0);
  const asked = sheets.slice(0, key).map(({ words }) => words);
  expect(asked.join(' ')).toContain('What is 119?');
  expect(asked.join(' ')).not.toContain('Back to Dashboard');
  // Nothing stands nearer to the edge than a printer reaches.
  for (const { left } of sheets) expect(left).toBeGreaterThan(40);
});
