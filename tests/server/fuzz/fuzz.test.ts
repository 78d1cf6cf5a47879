// Requests made from the table of calls by a seed. `npm run fuzz` asks 50,000, by another seed each time.
import { expect, test } from 'vitest';
import { endpoints } from '#core/api/allEndpoints';
import { seededRandom } from '#engine/random';
import { fuzz } from './fuzz.ts';

test('2,000 requests made from the table, most of them wrong somewhere, are answered by its schemas and never by a 5xx', async () => {
  const { wrong, succeeded } = await fuzz(2_000, seededRandom(247));
  expect(wrong).toEqual([]);
  // It is no fuzzing of the front door: most calls got through to its work.
  expect(Object.keys(succeeded).length).toBeGreaterThan(Object.keys(endpoints).length * 0.65);
});
