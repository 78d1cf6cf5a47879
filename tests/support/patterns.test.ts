// Each regular expression on what somebody typed goes through it in linear time, and Safari before 16.4 can read it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';
import { hasLookBehind, type Pattern, patternsBuiltBy, patternsIn, slowUnits } from './patterns.ts';

const root = path.join(import.meta.dirname, '../..');
const rooms = ['src/core', 'src/device', 'src/app', 'sw', 'src/server'];
const files = rooms.flatMap((room) => filesBelow(path.join(root, room))).filter((file) => /\.tsx?$/.test(file));
const patterns = files.flatMap((file) =>
  patternsIn(file, readFileSync(file, 'utf8')).map((pattern) => ({ file: path.relative(root, file), ...pattern })),
);
const different = [...new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))];

test.each<[Pattern, string]>([
  [{ source: 'a\\s*[,;]', flags: '' }, 'linear'],
  [{ source: '\\s*[,;]\\s*', flags: 'g' }, ' '],
  [{ source: '\\d*[.,]?\\d+em', flags: '' }, '1'],
  [{ source: '(?:a|a)*$', flags: '' }, 'a'],
  [{ source: '(?:^|\\band|,)[^=,]*=', flags: '' }, 'and '],
])('%j is slow over: %s', (pattern, unit) => {
  if (unit === 'linear') expect(slowUnits(pattern)).toEqual([]);
  else expect(slowUnits(pattern)).toContain(unit);
});

test('no pattern goes over a run of 50,000 of any of its signs more than a few times', () => {
  expect(different.filter(([, pattern]) => slowUnits(pattern).length > 0).map(([text, { file }]) => `${file} ${text}`)).toEqual(
    [],
  );
});

test('nor does one that is put together of parts', async () => {
  const builders = files.filter((file) => /\bRegExp\((?!['"])/.test(readFileSync(file, 'utf8')));
  const built = [
    ...new Map((await patternsBuiltBy(builders)).map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])),
  ];
  expect(built.length).toBeGreaterThan(30);
  expect(built.filter(([, pattern]) => slowUnits(pattern).length > 0 || hasLookBehind(pattern)).map(([text]) => text)).toEqual(
    [],
  );
});

test('no pattern that a browser reads has a look-behind', () => {
  const read = patterns.filter(({ file }) => !file.startsWith('src/server'));
  expect(read.filter(hasLookBehind).map(({ file, source }) => `${file} ${source}`)).toEqual([]);
});
