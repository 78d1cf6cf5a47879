// Which version of a corrected quiz a member's list leads to.
import { expect, test } from 'vitest';
import { quizHere, resultHere } from '../../../src/app/together/joinedPlace.ts';

const row = { quiz_id: 7, version_id: 9, assignments: [] } as unknown as Parameters<typeof quizHere>[0];
const here = { kept: new Set<number>(), open: new Set<number>(), unsent: new Map<number, unknown>() };

test('a new attempt takes the corrected version, and one that is open goes on with its own', () => {
  expect(quizHere(row, here)).toBe(9);
  expect(quizHere(row, { open: new Set([7]) })).toBe(7);
  expect(quizHere({ ...row, version_id: null }, here)).toBe(7);
});

test('the result that waits to be sent is shown, whichever version it is of', () => {
  expect(resultHere(row, here)).toBe(9);
  expect(resultHere(row, { unsent: new Map([[7, {}]]) })).toBe(7);
});
