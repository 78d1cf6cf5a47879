// The everyday subset of the fault matrix keeps its kind: every fault, or the one that stands for it, and every moment.
import { expect, test } from 'vitest';
import { everyCell, faults, moments, someCells, standIns } from '../faults/matrix.ts';

const SEED = 1;
const daily = someCells(SEED);

test.each(faults)('%s is met every day, by itself or by one of its kind', (fault) => {
  const met = standIns.get(fault) ?? fault;
  expect(daily.filter((cell) => cell.fault === met)).toHaveLength(1);
});

test.each(moments)('at "%s" something fails every day', (moment) => {
  expect(daily.filter((cell) => cell.moment === moment).length).toBeGreaterThan(0);
});

test('every day is a part of the whole matrix', () => {
  const all = everyCell(SEED).map(({ fault, moment }) => `${fault} × ${moment}`);
  expect(new Set(all).size).toBe(faults.length * moments.length);
  expect(daily.map(({ fault, moment }) => `${fault} × ${moment}`).filter((cell) => !all.includes(cell))).toEqual([]);
});
