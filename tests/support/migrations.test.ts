// The journal of migrations: drizzle passes over, without a word, what has no line in it or a time that does not grow.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../src/server/database/migrations/', import.meta.url);
type Entry = { idx: number; when: number; tag: string };
const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as { entries: Entry[] };

test('every migration has its line in the journal, in the order of the names', () => {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .sort();
  expect(entries.map(({ tag }) => tag)).toEqual(names);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

test('each `when` is later than the one before', () => {
  const late = entries.filter(({ when }, at) => when <= (entries[at - 1]?.when ?? 0));
  expect(late).toEqual([]);
});
