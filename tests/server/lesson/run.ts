// npm run lesson [-- --members N] [-- --seconds N] [-- --seed N]: 300 members hand in within a minute. Exit code 1 when something is lost
// or the leaderboard is wrong.
import { parseArgs } from 'node:util';
import { seededRandom } from '#engine/random';
import { endSharedPostgres } from '../../support/postgres.ts';
import { lesson } from './lesson.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
console.log(`seed ${seed}`);
const { wrong, asked, median, p95, slowest, boards } = await lesson({
  members: Number(values.members),
  seconds: Number(values.seconds),
  random: seededRandom(seed),
});
console.log(
  `${values.members} members, ${asked} requests to hand in: median ${median} ms, 95 % ${p95} ms, slowest ${slowest} ms`,
);
console.log(`${boards} looks at the leaderboard meanwhile, ${wrong.length} things wrong`);
for (const line of wrong) console.log(line);
await endSharedPostgres();
process.exitCode = wrong.length === 0 ? 0 : 1;
