// The table of kinds: what the other stages look up in it is there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { kinds } from '#engine/choose/draftsOf';
import { score } from '#engine/weights/score';
import { filesBelow } from '../../support/files.ts';

test('no two kinds have one name', () => {
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
});

test('each kind that has a weight is in the table', () => {
  const names = kinds.map(({ name }) => name);
  for (const named of Object.keys(score.kinds)) expect(names).toContain(named.replace(/^\w+ /, ''));
});

const folders = ['draft', 'ask'].map((name) => fileURLToPath(new URL(`../../../src/engine/${name}`, import.meta.url)));
const rows = folders
  .flatMap(filesBelow)
  .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/: QuestionKind = \{\n[\s\S]*?\n\s+name: '([^']+)'/g)])
  .map(([, name = '']) => name);

test.each(rows)('the row “%s” stands in the table', (name) => {
  expect(kinds.map((kind) => kind.name)).toContain(name);
});

test('every row of the table was found in its file', () => {
  expect(new Set(rows)).toEqual(new Set(kinds.map(({ name }) => name)));
});
