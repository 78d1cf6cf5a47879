// docs/traps.md against the tests: each trap's row names files, and one of them carries its number in a title.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rows = readFileSync(path.join(root, 'docs/traps.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| (\d+) \| .* \| (.*) \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, number = '', where = '']) => ({ number, files: where.match(/tests\/[\w./]+\.tsx?/g) ?? [] }));

test('all 28 traps have a row', () => {
  expect(rows.map(({ number }) => Number(number))).toEqual(Array.from({ length: 28 }, (_, i) => i + 1));
});

test.each(rows)('trap $number has a test with its name in a file that its row names', ({ number, files }) => {
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const titled = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes(`trap ${number}:`));
  expect(titled).not.toEqual([]);
});
