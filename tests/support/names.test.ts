// Bare names: which names are declared, and which of them are bare.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bareNames, declaredNames } from './bareNames.ts';

test('constants, parameters and destructured names are found, comments are not read', () => {
  const source = `
    // const told = 1;
    const kept = rows.filter((other) => other.id);
    const { score: given, total } = read;
    let [first, shown = 2] = pair;
    function findRow(before: Row, rowId: number) { return each => each; }
  `;
  expect(declaredNames(source).sort()).toEqual(
    ['before', 'each', 'first', 'given', 'kept', 'other', 'rowId', 'shown', 'total'].sort(),
  );
});

test('a bare participle is refused, a noun and the names of the field are not', () => {
  expect(bareNames(['told', 'isKept', 'request', 'next', 'at', 'before'])).toEqual(['told', 'before']);
});

test('no file has more bare names than scripts/bareNames.json allows', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/names.ts'], { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
});
