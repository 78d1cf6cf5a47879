// A teacher's way: 40 questions in GIFT, three of which cannot be read, are mended where their lines are told, imported, three mended in the
// editor, and had again as Moodle XML, as a Word document and on paper. Other programs open what comes out.

import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { signUp, startWorld } from './world.ts';

/** What is wrong in the file at first, and what it says once it is mended. */
const mended: readonly [number, string, string, string][] = [
  [7, 'Question 7 asks what? {\n  ~right 7\n  ~wrong 7\n}', '~right 7', 'No option is right. Write = before the right one.'],
  [
    19,
    'Question 19 asks what? {=Answer 19',
    '{=Answer 19',
    'The answer begins with { and has no end. Write } behind it, and no blank line before.',
  ],
  [
    33,
    'Question 33 asks what? {\n  =right 33\n  =wrong 33\n  ~none\n}',
    '=wrong 33',
    'Several options are right. Leave = before one, and ~ before the others.',
  ],
];

function questionOf(n: number): string {
  if (n % 4 === 3) return `Question ${n} asks what? {=Answer ${n}}`;
  if (n % 10 === 0) return `Explain $x^\\{${n}\\}$. {####Model answer: It is a power of x.}`;
  return `Question ${n} asks what? {\n  =right ${n}\n  ~wrong ${n}\n  ~none\n}`;
}

const gift = `$CATEGORY: Week 5 test\n\n${Array.from({ length: 40 }, (_, at) => {
  const wrong = mended.find(([n]) => n === at + 1);
  return wrong?.[1] ?? questionOf(at + 1);
}).join('\n\n')}\n`;

async function download(page: Page, item: string | RegExp): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()]);
  return readFile(await file.path());
}

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

async function openMenu(page: Page, title: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/dashboard`);
  await page
    .getByRole('button', { name: `More for ${title}` })
    .filter({ visible: true })
    .first()
    .click();
}

test('40 questions are imported, mended, and had as Moodle XML, Word and paper', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'oasis teacher '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'week5.gift');
  await writeFile(file, gift);
  const world = await startWorld();
  const { page } = world;
  await signUp(page);

  await page.goto(`${world.url}/dashboard/import`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('3 things stand in the way').waitFor();
  const lineOf = (part: string) => gift.slice(0, gift.indexOf(part)).split('\n').length;
  for (const [n, , part, words] of mended) {
    const line = n === 7 ? lineOf('Question 7 asks') : lineOf(part);
    await page.getByText(`Line ${line}: ${words}`).waitFor();
  }
  expect(await page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
  const text = page.getByLabel('The questions');
  await text.fill(gift.replace('~right 7', '=right 7').replace('{=Answer 19', '{=Answer 19}').replace('=wrong 33', '~wrong 33'));
  await page.getByRole('button', { name: 'Import 40 questions' }).waitFor();
  await page.getByRole('button', { name: 'Import 40 questions' }).click();
  await page.getByText('“Week 5 test” was imported.').waitFor();
  await page.getByText('uploaded', { exact: true }).filter({ visible: true }).first().waitFor();

  await openMenu(page, 'Week 5 test');
  await page.getByRole('menuitem', { name: 'Edit quiz' }).click();
  for (const n of [2, 3, 40]) {
    await page.getByRole('button', { name: `Edit question ${n}`, exact: true }).click();
    await page.getByLabel('Question', { exact: true }).fill(`Mended ${n}: what is $\\frac{${n}}{2}$?`);
    await page.getByLabel('Marks').fill('2.5');
    if (n === 3) {
      await page.getByLabel('Right answer').fill('');
      await page.getByText('Question 3: The right answer is missing. Write it.').waitFor();
      await page.getByRole('button', { name: 'Close question 3' }).click();
      await page.getByRole('button', { name: 'Mend question 3' }).click();
      await page.keyboard.type('1.5');
    }
  }
  await page.getByRole('button', { name: 'Keep New Version' }).click();
  await page.getByText('Kept as a new version.').waitFor();
  await page.getByText('Waiting to send', { exact: true }).first().waitFor({ state: 'detached' });

  await openMenu(page, 'Week 5 test');
  await page.getByRole('menuitem', { name: 'Print and other formats' }).click();
  const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false }).parse(
    (await download(page, /^Download Moodle XML/)).toString(),
  );
  const [category, ...questions] = xml.quiz.question;
  expect(category.category.text).toBe('Week 5 test');
  expect(questions).toHaveLength(40);
  expect([2, 3, 40].map((n) => [questions[n - 1].questiontext.text, questions[n - 1].defaultgrade])).toEqual(
    [2, 3, 40].map((n) => [`Mended ${n}: what is \\(\\frac{${n}}{2}\\)?`, '2.5']),
  );
  expect(questions[2].answer.text).toBe('1.5');

  await openMenu(page, 'Week 5 test');
  const { value: word } = await mammoth.extractRawText({ buffer: await download(page, 'Download DOCX') });
  for (const n of [2, 3, 40]) expect(word).toContain(`Mended ${n}: what is`);
  expect(word).toContain('2.5 marks');
  expect(word).toContain('Question 39 asks what?');

  await openMenu(page, 'Week 5 test');
  await page.getByRole('menuitem', { name: 'Print and other formats' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await page.getByRole('heading', { name: 'Answer Key' }).waitFor();
  expect(await page.locator('.paper__list').first().locator(':scope > li').count()).toBe(40);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false);
  expect(await page.getByText('Mended 40: what is').first().isVisible()).toBe(true);

  const sheets = await sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const key = sheets.findIndex(({ words }) => words.startsWith('Answer Key'));
  expect(key).toBeGreaterThan(0);
  const asked = sheets.slice(0, key).map(({ words }) => words);
  expect(asked.join(' ')).toContain('Mended 40: what is');
  expect(asked.join(' ')).not.toMatch(/Answer 39|Back to Dashboard/);
  const answers = sheets.slice(key).map(({ words }) => words);
  expect(answers.join(' ')).toMatch(/39 ?\. Answer 39/);
  // Nothing stands nearer to the edge than a printer reaches.
  for (const { left } of sheets) expect(left).toBeGreaterThan(40);
});
