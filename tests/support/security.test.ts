// docs/security.md goes by the numbers of OWASP ASVS 5.0.0: none is wrong, none of levels 1 and 2 is left out. Each row of a table names a
// test by its file and title, and that test is there and runs. Whether it shows what the row says is for a reader to judge.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asvs } from './asvs.ts';
import { filesBelow } from './files.ts';

const filesIn = (folder: string, ending: RegExp) => filesBelow(folder).filter((name) => ending.test(name));
const lines = readFileSync('docs/security.md', 'utf8').split('\n');
const rows = lines.filter((line) => /^\| (?:V\d|blocker|high|medium|low)/.test(line));
/** Where numbers stand: the first cell of a row, and the bold beginning of what has no test. */
const heads = lines.flatMap((line) => /^(?:\| (V\d[^|]*) \||- \*\*(V\d[^*]*)\*\*)/.exec(line)?.slice(1).find(Boolean) ?? []);
const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** "V3.4.3 to 3.4.6, 9" as single requirements; what is no number of the standard comes back as it is. */
function numbersIn(head: string): string[] {
  return [...head.matchAll(/(\d+(?:\.\d+){0,2})(?: to (\d+\.\d+)\.(\d+))?/g)].flatMap(([, from = '', section, last]) => {
    if (section !== undefined) {
      const [first = 0] = from.split('.').slice(2).map(Number);
      return Array.from({ length: Number(last) - first + 1 }, (_, at) => `${section}.${first + at}`);
    }
    if (asvs.has(from)) return [from];
    const inside = [...asvs].filter(([number, level]) => number.startsWith(`${from}.`) && level < 3).map(([number]) => number);
    return inside.length > 0 ? inside : [from];
  });
}

/** The titles of the tests in a file that run: behind `test(`, or behind the table of `test.each`. */
function titlesIn(file: string): Set<string> {
  const begin = /^[ \t]*(?:test(?:\.(?:each|runIf)\(.*\))?|\](?: as const)?\)|\))\((?:\n[ \t]*)?(['"`])(.+?)\1,/gm;
  const text = readFileSync(file, 'utf8');
  const titles = new Set([...text.matchAll(begin)].map(([, , title = '']) => title));
  // The table itself has the titles.
  if (titles.has('%s')) for (const [, title = ''] of text.matchAll(/\[\s*'(.+?)',/g)) titles.add(title);
  return titles;
}

test('every row of docs/security.md names a test by its file and title, and it is there', () => {
  // api.test.ts runs every suite of its folder that suites.ts lists.
  const suites = [...readFileSync('tests/server/api/suites.ts', 'utf8').matchAll(/from '\.\/(\w+\.ts)'/g)];
  const run = new Set([...filesIn('tests', /\.test\.tsx?$/), ...suites.map(([, name]) => `tests/server/api/${name}`)]);
  const titles = new Map<string, Set<string>>();
  expect(rows.length).toBeGreaterThan(110);
  const without = rows.filter((row) => {
    const [, file = '', title = ''] = /`(tests\/[\w/.]+\.tsx?)`: (.+) \|$/.exec(row) ?? [];
    if (!run.has(file)) return true;
    if (!titles.has(file)) titles.set(file, titlesIn(file));
    return !titles.get(file)?.has(title);
  });
  expect(without).toEqual([]);
});

test('every number in docs/security.md is one of ASVS 5.0.0, of the level that is told', () => {
  expect(asvs.size).toBe(345);
  expect(heads.length).toBeGreaterThan(100);
  const wrong = heads.filter((head) => {
    const [, numbers = '', levels = ''] = /^([^(]*) \(([^)]*)\)\.?$/.exec(head) ?? [];
    const found = numbersIn(numbers);
    const are = [...new Set(found.map((number) => asvs.get(number)))].sort().join(', ');
    return found.length === 0 || are !== levels;
  });
  expect(wrong).toEqual([]);
});

test('every requirement of levels 1 and 2 stands in docs/security.md', () => {
  const told = new Set(heads.flatMap((head) => numbersIn(head.replace(/\(.*/, ''))));
  const left = [...asvs].filter(([number, level]) => level < 3 && !told.has(number)).map(([number]) => number);
  expect(left.sort(byNumber)).toEqual([]);
});

test('nothing is hashed by MD5, and by SHA-1 nothing but the numbers in an Anki file', () => {
  const sources = filesIn('src', /\.(?:tsx?|mjs)$/).map((file) => [file, readFileSync(file, 'utf8')] as const);
  const used = sources.flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:createHash|createHmac|hash)\('([\w-]+)'|subtle\.digest\('([\w-]+)'/g)].map(
      ([, node, web]) => `${node ?? web} ${file}`,
    ),
  );
  expect(used.length).toBeGreaterThan(2);
  const weak = used.filter((one) => !/^sha-?(?:256|384|512) /i.test(one));
  expect(weak).toEqual(['sha1 src/server/quizzes/export/apkg.ts']);
});
