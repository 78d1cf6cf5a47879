// A subset of the fault matrix for every day: each fault once, each moment several times. `npm run faults` runs all pairs.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextBuild } from './builds.ts';
import { runCell } from './cell.ts';
import { countTen, runExhaustion } from './exhaustive.ts';
import { type Ground, layGround } from './ground.ts';
import { someCells } from './matrix.ts';
import type { Outcome } from './oracle.ts';

let ground: Ground;
beforeAll(async () => {
  nextBuild();
  ground = await layGround();
});
afterAll(() => ground.close());

const clean = { lost: 0, double: 0, stuck: 0, falseSaved: 0, notes: [] };
const found = ({ lost, double, stuck, falseSaved, notes }: Outcome) => ({ lost, double, stuck, falseSaved, notes });

test.each(someCells(1).map((cell) => [cell.fault, cell.moment, cell] as const))(
  '%s at %s: what was saved arrives, once, by itself',
  async (_, __, cell) => {
    expect(found(await runCell(ground, cell))).toEqual(clean);
  },
);

test('the last transaction of an attempt is one that a killed browser survives, and so is the last request', async () => {
  const { requests, transactions } = await countTen(ground);
  expect(found(await runExhaustion(ground, 'killed at n', transactions, 1))).toEqual(clean);
  expect(found(await runExhaustion(ground, 'answer lost from n', requests, 1))).toEqual(clean);
});

test('a clock that is moved is moved in the page and in the worker, and right again for the next cell', async () => {
  const phone = await ground.phone(() => undefined);
  await phone.fresh();
  await phone.open('/dashboard');
  const wrongBy = async () => {
    const { page, workers } = await phone.clocks();
    return [page, ...workers].map((clock) => `${Math.abs(Math.round((clock - Date.now()) / 60_000))} min`);
  };
  await phone.moveClock({ wall: 8 * 3_600_000, mono: 0 });
  expect(await wrongBy()).toEqual(['480 min', '480 min']);
  await phone.page.reload();
  expect(await wrongBy()).toEqual(['480 min', '480 min']);
  await phone.fresh();
  await phone.open('/dashboard');
  expect(await wrongBy()).toEqual(['0 min', '0 min']);
});
