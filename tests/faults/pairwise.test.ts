// A subset of the fault matrix for every day: each fault once, each moment several times. `npm run faults` runs all pairs.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCell } from './cell.ts';
import { type Ground, layGround } from './ground.ts';
import { someCells } from './matrix.ts';

let ground: Ground;
beforeAll(async () => {
  ground = await layGround();
});
afterAll(() => ground.close());

test.each(someCells(1).map((cell) => [cell.fault, cell.moment, cell] as const))(
  '%s at %s: what was saved arrives, once, by itself',
  async (_, __, cell) => {
    const { lost, double, stuck, falseSaved, notes } = await runCell(ground, cell);
    expect({ lost, double, stuck, falseSaved, notes }).toEqual({ lost: 0, double: 0, stuck: 0, falseSaved: 0, notes: [] });
  },
);
