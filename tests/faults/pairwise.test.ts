// A subset of the fault matrix for every day: each fault once, each moment several times, in two files.
// `npm run faults` runs all pairs.
import { expect, test } from 'vitest';
import { countTen, runExhaustion } from './exhaustive.ts';
import { clean, found, testCells } from './pairs.ts';

const ground = testCells(0);

test('the last transaction of an attempt is one that a killed browser survives, and so is the last request', async () => {
  const { requests, transactions } = await countTen(ground());
  expect(found(await runExhaustion(ground(), 'killed at n', transactions, 1))).toEqual(clean);
  expect(found(await runExhaustion(ground(), 'answer lost from n', requests, 1))).toEqual(clean);
});
