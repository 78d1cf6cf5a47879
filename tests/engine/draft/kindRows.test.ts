// The table of kinds: what the other stages look up in it is there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { kinds } from '#engine/draft/kinds';
import { acceptance } from '#engine/weights/acceptance';
import { filesBelow } from '../../support/files.ts';

test('no two kinds have one name', () => {
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
});

test.each(Object.keys(acceptance.inQuiz))('the correction of “%s” is of a kind', (corrected) => {
  expect(kinds.map(({ name }) => name)).toContain(corrected.replace(/^\w+ /, ''));
});

test('each model and each share of a whole kind belongs to a row', () => {
  const told = new Set(kinds.flatMap(({ acceptance: { typed, choice, share } }) => [typed, choice, share]));
  const shares = Object.keys(acceptance.shares).filter((name) => !name.startsWith('essay '));
  for (const name of [...Object.keys(acceptance.models), ...shares]) expect(told).toContain(name);
});

const draftFolder = fileURLToPath(new URL('../../../src/engine/draft', import.meta.url));
const rows = filesBelow(draftFolder)
  .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/: QuestionKind = \{\n[\s\S]*?\n\s+name: '([^']+)'/g)])
  .map(([, name = '']) => name);

test.each(rows)('the row “%s” stands in the table', (name) => {
  expect(kinds.map((kind) => kind.name)).toContain(name);
});

test('every row of the table was found in its file', () => {
  expect(new Set(rows)).toEqual(new Set(kinds.map(({ name }) => name)));
});
