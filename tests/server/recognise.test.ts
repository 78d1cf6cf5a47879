// A scanned document: its pages are recognised, what is unsure is dropped, and too many of them end in a sentence.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { recogniserWith } from '#server/documents/recognise';
import { builtEngine } from '../support/builtServer.ts';
import { NOTES } from '../support/documents.ts';
import { pdfjs } from '../support/engineInput.ts';
import { linesOfText, scanOf } from '../support/scan.ts';

const engine = builtEngine();
afterAll(() => engine.close());

const LINES_A_PAGE = 45;

async function quizOfScan(bytes: Uint8Array, given: { by?: typeof engine; isHurried?: boolean } = {}) {
  const { by = engine, isHurried = false } = given;
  const file = path.join(tmpdir(), `oasis-scan-${process.pid}.pdf`);
  await writeFile(file, bytes);
  onTestFinished(() => rm(file, { force: true }));
  return by.run({ file, name: 'scan.pdf', signal: new AbortController().signal, isHurried });
}

test('a clean scan is read, its quotes stand on their pages, and a page with too little to read is named', async () => {
  const text = await readFile(new URL(`../support/fixtures/${NOTES}`, import.meta.url), 'utf8');
  const lines = linesOfText(text);
  const pages = [lines.slice(0, LINES_A_PAGE), lines.slice(LINES_A_PAGE, 2 * LINES_A_PAGE)];
  const outcome = await quizOfScan(await scanOf([...pages, [{ pieces: ['. ,'] }]]));
  if (outcome.kind !== 'quiz') throw new Error(`No quiz: ${JSON.stringify(outcome)}`);
  const { questions } = outcome.quiz;
  expect(outcome.unreadPages).toEqual([3]);
  expect(questions.length).toBeGreaterThan(5);
  const words = (page: number) => new Set((pages[page - 1] ?? []).flatMap(({ pieces }) => String(pieces[0]).split(' ')));
  for (const { source } of questions) {
    const known = words(source?.page ?? 0);
    const quoted = (source?.quote ?? '').split(' ');
    // A letter or two may be misread.
    expect(quoted.filter((word) => known.has(word)).length / quoted.length).toBeGreaterThan(0.9);
  }
});

const FRENCH = `La cellule végétale possède une paroi rigide, faite de cellulose, qui entoure la membrane et protège le cytoplasme.
Grâce à cette paroi, la plante tient debout même lorsqu’elle n’a pas de squelette.
Les chloroplastes contiennent la chlorophylle, un pigment vert qui capte l’énergie de la lumière.
La vacuole est une poche remplie d’eau et de sels minéraux ; elle occupe jusqu’à neuf dixièmes du volume.
La photosynthèse transforme le dioxyde de carbone et l’eau en glucose, à l’aide de l’énergie solaire.
Cette réaction n’a lieu qu’en présence de lumière, et s’arrête donc pendant la nuit.`;

test('a scan in another language is read with the letters of that language, behind a cover too', async () => {
  const scan = await scanOf([linesOfText('Biologie'), linesOfText(FRENCH)]);
  const [cover, page] = await recogniserWith(pdfjs)(scan, [1, 2]);
  expect(cover?.lines.map(({ text }) => text.trim())).toEqual(['Biologie']);
  const accentedIn = (text: string) => text.split(/[\s'’]+/).filter((word) => /[à-ÿ]/.test(word));
  expect(accentedIn(page?.lines.map(({ text }) => text).join(' ') ?? '')).toEqual(accentedIn(FRENCH));
});

test('a scan of nothing readable ends in the sentence for scans', async () => {
  const outcome = await quizOfScan(await scanOf([[{ pieces: ['. ,'] }], [{ pieces: ['- -'] }]]));
  expect(outcome).toEqual({ kind: 'unusable', code: 'scanned', open: [] });
});

test('more than 30 scanned pages are too many', async () => {
  const outcome = await quizOfScan(await scanOf(Array.from({ length: 31 }, () => [{ pieces: ['.'] }])));
  expect(outcome).toEqual({ kind: 'unusable', code: 'scanned-long', open: [] });
});

test('whoever is in a hurry hears that it takes long, before a page is drawn', async () => {
  const scan = await scanOf([[{ pieces: ['A norm is a rule that a group shares.'] }]]);
  expect(await quizOfScan(scan, { isHurried: true })).toEqual({ kind: 'long' });
});

test('what recognition takes outside the heap counts: where there is no room for it, it ends in words', async () => {
  const roomForText = { WHOLE_MB: '330' };
  const by = builtEngine(roomForText);
  onTestFinished(() => by.close());
  const file = fileURLToPath(new URL(`../support/fixtures/${NOTES}`, import.meta.url));
  expect(await by.run({ file, name: NOTES, signal: new AbortController().signal })).toMatchObject({ kind: 'quiz' });
  const lines = linesOfText(await readFile(file, 'utf8')).slice(0, LINES_A_PAGE);
  expect(await quizOfScan(await scanOf([lines, lines, lines]), { by })).toEqual({
    kind: 'unusable',
    code: 'too-large',
    open: [],
  });
});
