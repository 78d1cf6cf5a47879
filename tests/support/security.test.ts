// docs/security.md names a test for each of its rows, by its file and title, and the test is there.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every row of docs/security.md names a test by its file and title, and it is there', () => {
  const rows = readFileSync('docs/security.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?:V|blocker|high|medium|low)/.test(line));
  expect(rows.length).toBeGreaterThan(80);
  const without = rows.filter((row) => {
    const [, file = '', title = ''] = /`(tests\/[\w/.]+\.tsx?)`: (.+) \|$/.exec(row) ?? [];
    if (title === '' || !existsSync(file)) return true;
    const titles = [
      ...readFileSync(file, 'utf8').matchAll(/^\s*(?:test\b.*|(?:\](?: as const)?)?\))\('(.+?)', (?:async )?\(|^\s*'(.+)',$/gm),
    ];
    return !titles.some(([, one, alone]) => (one ?? alone) === title);
  });
  expect(without).toEqual([]);
});
