// Gaps and rows of a long list always add up to its whole height. (That it can be scrolled through: journeys/scale.)
import { expect, test } from 'vitest';
import { type Stretch, stretchesOf } from '../../../src/app/documents/dashboard/windowed.ts';

const items = ['a', 'b', 'c', 'd', 'e', 'f'];
const ABOVE = 300;

/** The rows at these places of a list whose rows are 10 high, as the virtualizer tells them. */
const drawnAt = (...places: number[]) =>
  places.map((index) => ({ index, key: `row ${index}`, start: ABOVE + index * 10, end: ABOVE + index * 10 + 10 }));

/** `a` for a row, its height for a gap. */
const inShort = (stretches: readonly Stretch<string>[]) => stretches.map((one) => ('gap' in one ? one.gap : one.item));

test.each([
  ['all of them', [0, 1, 2, 3, 4, 5], ['a', 'b', 'c', 'd', 'e', 'f']],
  ['the first', [0, 1], ['a', 'b', 40]],
  ['some in the middle', [2, 3], [20, 'c', 'd', 20]],
  ['the last', [4, 5], [40, 'e', 'f']],
  ['one that is held far above', [0, 4, 5], ['a', 30, 'e', 'f']],
  ['one that is held far below', [0, 1, 5], ['a', 'b', 30, 'f']],
  ['none', [], [60]],
  ['one that is gone from a list that became shorter', [5, 6], [50, 'f']],
])('drawn: %s', (_, places, wanted) => {
  expect(inShort(stretchesOf(items, drawnAt(...places), ABOVE, 60))).toEqual(wanted);
});

test('an empty list has no gap', () => {
  expect(stretchesOf([], [], ABOVE, 0)).toEqual([]);
});

test('every stretch has a key of its own', () => {
  const keys = stretchesOf(items, drawnAt(0, 2, 4), ABOVE, 60).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
