// What the files of the everyday subset share: a ground of their own, and every second cell of the subset.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCell } from './cell.ts';
import { type Ground, layGround } from './ground.ts';
import { someCells } from './matrix.ts';
import type { Outcome } from './oracle.ts';

export const clean = { lost: 0, double: 0, stuck: 0, falseSaved: 0, notes: [] };
export const found = ({ lost, double, stuck, falseSaved, notes }: Outcome) => ({ lost, double, stuck, falseSaved, notes });

/** Tests every second cell, from this one on. The ground is there once the tests run. */
export function testCells(from: 0 | 1): () => Ground {
  let ground: Ground;
  beforeAll(async () => {
    ground = await layGround();
  });
  afterAll(() => ground.close());
  const cells = someCells(1).filter((_, at) => at % 2 === from);
  test.each(cells.map((cell) => [cell.fault, cell.moment, cell] as const))(
    '%s at %s: what was saved arrives, once, by itself',
    async (_, __, cell) => {
      expect(found(await runCell(ground, cell))).toEqual(clean);
    },
  );
  return () => ground;
}
