// Several processes on one database and one bucket, killed at random: what was acknowledged is there, once. `npm run kills` kills 200.
import { expect, test } from 'vitest';
import { killMany, mostSentAgain } from './campaign.ts';

/** Whose first six kills are of all four sorts. */
const SEED = 21;

test('of three that answer, two that work, their PostgreSQL and their bucket any is killed under load: nothing is lost, nothing done twice', async () => {
  const { lost, double, refused, kills, sentAgain, mails, documents } = await killMany(6, SEED);
  expect({ lost, double, refused }).toEqual({ lost: [], double: [], refused: [] });
  expect(Math.min(...Object.values(kills))).toBeGreaterThan(0);
  expect(Math.min(mails, documents)).toBeGreaterThan(0);
  expect(sentAgain).toBeLessThanOrEqual(mostSentAgain(kills));
}, 900_000);
