// The table of kinds: what the other stages look up in it is there.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kinds } from '#engine/choose/draftsOf';
import { score } from '#engine/weights/score';

test('no two kinds have one name', () => {
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
});

test('each kind that has a weight is in the table', () => {
  const names = kinds.map(({ name }) => name);
  for (const named of Object.keys(score.kinds)) expect(names).toContain(named.replace(/^\w+ /, ''));
});

test('each kind that a file of ask/ or draft/ exports is in the table', async () => {
  const source = new URL('../../../src/engine/', import.meta.url);
  const files = ['ask/', 'draft/'].flatMap((folder) =>
    readdirSync(new URL(folder, source), { recursive: true, encoding: 'utf8' }).map((name) => `${source}${folder}${name}`),
  );
  const modules = await Promise.all(files.filter((name) => name.endsWith('.ts')).map((name) => import(/* @vite-ignore */ name)));
  const exported = modules.flatMap((module) => Object.values(module)).filter((value) => isKind(value));
  expect(new Set(exported)).toEqual(new Set(kinds));
});

const isKind = (value: unknown) => typeof value === 'object' && value !== null && 'judgedAs' in value && 'draft' in value;
