// npm run quality -- --model: whoever has a model measures it in one command.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { NOTES } from '../support/documents.ts';
import { startModelServer } from '../support/modelServer.ts';
import { newTestFolder } from '../support/postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('says what is served, in how many seconds and tokens, and writes a sheet', async () => {
  const { url } = await startModelServer('good');
  const folder = await newTestFolder('sheet-');
  const file = path.join(root, 'tests/support/fixtures', NOTES);
  const args = ['--import', 'tsx', 'scripts/quality.ts', '--model', '--to', folder, file];
  const env = { ...process.env, LLM_BASE_URL: url, LLM_MODEL: 'campus-7b', INIT_CWD: root };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  expect(stdout).toContain('of the engine in campus-7b');
  expect(stdout).toMatch(/served 1 of 1 \(100 %\), .* seconds/);
  expect(stdout).toMatch(/tokens, counted by letters: [1-9]\d* in, [1-9]\d* out/);
  expect(await readFile(path.join(folder, 'sheet.md'), 'utf8')).toContain('Which description fits');
});
