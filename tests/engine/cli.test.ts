// npm run quiz as a user calls it: JSON on standard output and nothing else, one clear line on standard error.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Quiz } from '#core/quiz/quiz';
import { fixtureFolder } from '../support/engineInput.ts';
import { codeTablePdf } from '../support/pdfFixture.ts';

const script = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'scripts', 'quiz.mjs');
const notes = join(fixtureFolder, 'notes_sociology.txt');
const folder = mkdtempSync(join(tmpdir(), 'oasis quiz '));

function run(...files: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [script, ...files], { cwd: folder });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += data));
  child.stderr.on('data', (data) => (err += data));
  return new Promise((done) => child.on('close', (code) => done({ code, out, err })));
}

test('one file gives one quiz, from any folder, and the same bytes each time', async () => {
  const first = await run(notes);
  expect(first).toMatchObject({ code: 0, err: '' });
  const quiz = JSON.parse(first.out);
  expect(Object.keys(quiz)).toEqual(['title', 'settings', 'questions']);
  expect(Quiz.parse(quiz).questions.length).toBeGreaterThanOrEqual(11);
  expect((await run(notes)).out).toBe(first.out);
});

test('several files give one line each, and a bad one does not hide the others', async () => {
  writeFileSync(join(folder, 'page.pdf'), '<html></html>');
  const { code, out, err } = await run('page.pdf', notes, 'missing.txt');
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(1);
  expect(lines.map((line) => line.file)).toEqual(['page.pdf', notes, 'missing.txt']);
  expect(lines.map((line) => Object.keys(line)[1])).toEqual(['error', 'quiz', 'error']);
  expect(err.trimEnd().split('\n')).toHaveLength(2);
});

test('a PDF whose font names a code table of Chinese is read', async () => {
  writeFileSync(join(folder, 'code table.pdf'), codeTablePdf(readFileSync(notes, 'utf8').split('\n')));
  expect(await run('code table.pdf')).toMatchObject({ code: 0, err: '' });
});

test('--why prints what became of each draft instead', async () => {
  const { code, out } = await run('--why', notes);
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+\.\d\d short_answer \S+: chosen: .+ \[.+\]$/m);
  expect(out).toMatch(/^\d+\.\d\d \S+ \S+: duplicate \(.+\): .+ \[.+\]$/m);
});

test.each([
  ['a missing file', 'missing.txt', /^missing\.txt: There is no such file\.$/],
  ['a folder', '.', /^\.: This is a folder\..+$/],
  ['no file at all', null, /^Name a file: /],
  ['an empty file', 'empty.txt', /^empty\.txt: This file has no text\..+$/],
  ['a file of another kind', 'page.pdf', /^page\.pdf: This file is not a PDF, a PPTX, a DOCX or a plain text file\..+$/],
])('%s ends with exit code 1 and one clear line', async (_, file, line) => {
  writeFileSync(join(folder, 'empty.txt'), '');
  writeFileSync(join(folder, 'page.pdf'), '<html></html>');
  const { code, out, err } = await run(...(file === null ? [] : [file]));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err.trimEnd()).toMatch(line);
});
