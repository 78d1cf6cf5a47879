// The other half of the everyday subset of the fault matrix, and the clock that it moves.
import { expect, test } from 'vitest';
import { testCells } from './pairs.ts';

const ground = testCells(1);

test('a clock that is moved is moved in the page and in the worker, and right again for the next cell', async () => {
  const phone = await ground().phone(() => undefined);
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
