// npm run fuzz [-- --requests N] [-- --seed N]: 50,000 requests made from the table of calls. Exit code 1 when an answer is wrong.
import { parseArgs } from 'node:util';
import { seededRandom } from '#engine/random';
import { endSharedPostgres } from '../../support/postgres.ts';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '50000' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
console.log(`seed ${seed}`);
const { asked, succeeded, wrong } = await fuzz(Number(values.requests), seededRandom(seed));
const sum = Object.values(succeeded).reduce((total, count) => total + count, 0);
console.log(
  `${asked} requests, ${sum} of them with success at ${Object.keys(succeeded).length} endpoints, ${wrong.length} wrong answers`,
);
for (const line of wrong) console.log(line);
await endSharedPostgres();
process.exitCode = wrong.length === 0 ? 0 : 1;
