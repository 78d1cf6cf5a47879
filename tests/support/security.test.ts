// docs/security.md names a test for each of its rows, and the test is there.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every row of docs/security.md names a test file that is there', () => {
  const rows = readFileSync('docs/security.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| V'));
  expect(rows.length).toBeGreaterThan(0);
  const without = rows.filter((row) => {
    const file = /`(tests\/[\w/.]+\.tsx?)` \|$/.exec(row)?.[1];
    return file === undefined || !existsSync(file);
  });
  expect(without).toEqual([]);
});
