// npm run quality with a sheet for readers: it shows the questions and no more, and the verdicts become the figures of each engine.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fixtureFolder } from './engineInput.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folderHere = () => mkdtempSync(join(tmpdir(), 'oasis-sheet-'));

async function quality(...words: string[]): Promise<string> {
  const command = ['--import', 'tsx', join(root, 'scripts/quality.ts'), ...words];
  return (await promisify(execFile)(process.execPath, command, { env: { ...process.env, INIT_CWD: root } })).stdout;
}

/** A folder with the key of a sheet: of `ours` a quiz of 20 questions, of which 10 were read, and a refused document. */
function judgedFolder(verdicts: readonly object[]): string {
  const folder = folderHere();
  const question = { file: 'tides.txt', engine: 'ours', kind: 'term-of-meaning', type: 'short_answer' };
  const numbers = Array.from({ length: 11 }, (_, at) => at + 1);
  const questions = numbers.map((number) => ({ number, ...question, ...(number === 11 ? { spoiled: 'wrong key' } : {}) }));
  const documents = [
    { file: 'tides.txt', engine: 'ours', isCounted: true, questions: 20 },
    { file: 'sand.txt', engine: 'ours', isCounted: true, questions: 0 },
  ];
  writeFileSync(join(folder, 'key.json'), JSON.stringify({ documents, questions }));
  writeFileSync(join(folder, 'verdicts.jsonl'), verdicts.map((verdict) => `${JSON.stringify(verdict)}\n`).join(''));
  return folder;
}

const verdict = (n: number) => ({ n, verdict: n <= 8 ? 'accept' : 'reject', no_key: n === 9, remark: '' });
const eleven = Array.from({ length: 11 }, (_, at) => verdict(at + 1));

test('a sheet shows topic, stem, key and passage, but not what was spoiled or drafted; documents without text do not count', async () => {
  const folder = folderHere();
  const empty = join(folder, 'empty.txt');
  const short = join(folder, 'short.txt');
  writeFileSync(empty, '');
  writeFileSync(short, 'A tide is the rise of the sea.');
  const notes = join(fixtureFolder, 'notes_sociology.txt');
  const said = await quality('--sheet', '--to', folder, '--most', '6', '--spoil', '2', notes, empty, short);
  expect(said).toMatch(/empty\.txt: no-text .+ \(not counted\)\n.+short\.txt: .+ \(not counted\)\nserved 1 of 1 /);
  const sheet = readFileSync(join(folder, 'sheet.md'), 'utf8');
  expect(sheet).toMatch(/## \d+\nTopic: .+\n\*\*.+\*\*\n.*### After the check\nKey: .+\n> .+/s);
  expect(sheet).not.toContain('spoiled');
  const key = JSON.parse(readFileSync(join(folder, 'key.json'), 'utf8'));
  expect(key.questions).toHaveLength(6);
  expect(key.questions.filter(({ spoiled }: { spoiled?: string }) => spoiled)).toHaveLength(2);
});

test('verdicts give shares with their intervals, and accepted questions of each whole quiz', async () => {
  const report = await quality('--read', judgedFolder(eleven));
  expect(report).toMatch(/^ours +10 +80 % \(49–94\) +20 % \(6–51\) +10 % \(2–40\)$/m);
  expect(report).toContain('useful per document: median 8.0, mean 8.0, five or more 50 %');
  expect(report).toContain('spoiled questions found: 1 of 1');
});

test('a question without a verdict, or with two, is named', async () => {
  const folder = judgedFolder([...eleven.slice(1), verdict(2)]);
  await expect(quality('--read', folder)).rejects.toThrow('look at 1, 2.');
});

test('of a folder its documents are measured, and each says its language whatever became of it', async () => {
  const folder = folderHere();
  writeFileSync(join(folder, 'README.md'), 'About these files.');
  writeFileSync(join(folder, 'key.json'), '{}');
  writeFileSync(join(folder, 'short.txt'), 'The ebb is the flow of the water out to the sea.');
  const french = 'Le reflux est le mouvement de la mer qui se retire des côtes pour laisser les bateaux dans le port.';
  writeFileSync(join(folder, 'reflux.txt'), `${french} `.repeat(3));
  writeFileSync(join(folder, 'empty.txt'), ' ');
  const lines = (await quality('--served', folder)).split('\n').slice(1, 4);
  expect(lines.map((line) => line.split(/\s+/).filter((word) => word !== '')[2])).toEqual(['-', 'fr', 'en']);
});
