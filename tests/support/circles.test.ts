// No file imports itself, however long the way round; imports of types count as well.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';

const ROOMS = ['src', 'sw', 'scripts', 'tests'];
const SOURCE = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.|#)[^']+)'/g;

/** Each file of the repository with the files of the repository that it imports. */
function importsOf(): Map<string, string[]> {
  const files = ROOMS.flatMap(filesBelow).filter((name) => /\.(?:ts|tsx|mjs)$/.test(name));
  const known = new Set(files);
  const target = (file: string, source: string) =>
    source.startsWith('#') ? `src/${source.slice(1)}.ts` : normalize(join(dirname(file), source));
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(SOURCE)]
        .map(([, source = '']) => target(file, source))
        .filter((to) => known.has(to)),
    ]),
  );
}

/** The first way from a file back to itself, or null. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (file: string): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    way.push(file);
    const found = (imports.get(file) ?? []).map(walk).find((circle) => circle !== null) ?? null;
    way.pop();
    done.add(file);
    return found;
  };
  return [...imports.keys()].map(walk).find((circle) => circle !== null) ?? null;
}

test('a circle of three files is found, and two ways to one file are none', () => {
  expect(
    circleIn(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
  expect(
    circleIn(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['d']],
        ['c', ['d']],
        ['d', []],
      ]),
    ),
  ).toBeNull();
});

test('the repository has no circle of imports', () => {
  const imports = importsOf();
  expect(imports.size).toBeGreaterThan(500);
  expect(imports.get('src/engine/engine.ts')).toContain('src/engine/check/gate.ts');
  expect(circleIn(imports)).toBeNull();
});
