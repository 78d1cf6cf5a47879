// Nothing that was acknowledged is lost when Oasis and its PostgreSQL are killed under load. `npm run faults -- server` kills
// them 50 times.
import path from 'node:path';
import { expect, test } from 'vitest';
import { seededRandom } from '#engine/random';
import { newTestFolder } from '../support/postgres.ts';
import { killUnderLoad } from './kills.ts';

test('Oasis and its PostgreSQL, killed in turn and together while students hand in, lose nothing that they acknowledged', async () => {
  const dataDir = path.join(await newTestFolder('kills-'), 'data');
  const { lost, double, changed, kills, acknowledged } = await killUnderLoad({ dataDir, kills: 6, random: seededRandom(6) });
  expect({ lost, double, changed }).toEqual({ lost: [], double: [], changed: [] });
  expect(kills).toHaveLength(6);
  expect(acknowledged).toBeGreaterThan(kills.length);
});
