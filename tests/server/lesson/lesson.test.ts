// A class that hands in at the same moment. `npm run lesson` does it with three hundred within a minute.
import { expect, test } from 'vitest';
import { seededRandom } from '#engine/random';
import { lesson } from './lesson.ts';

test('of sixty members who hand in within a second nothing is lost, nothing stands twice, and the board is right', async () => {
  const { wrong, asked } = await lesson({ members: 60, seconds: 1, random: seededRandom(27) });
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(60);
});
