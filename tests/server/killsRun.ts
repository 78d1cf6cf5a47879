// npm run faults -- server [--kills N] [--seed N]: the server and its PostgreSQL killed 50 times under load. Exit code 1 when
// anything that was acknowledged is lost.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '#engine/random';
import { endSharedPostgres, newTestFolder } from '../support/postgres.ts';
import { killUnderLoad } from './kills.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
console.log(`seed ${seed}`);
const folder = await newTestFolder('kills-');
const { kills, sent, acknowledged, lost, double, changed } = await killUnderLoad({
  dataDir: path.join(folder, 'data'),
  kills: Number(values.kills),
  random: seededRandom(seed),
});
for (const kind of ['Oasis', 'PostgreSQL', 'both']) {
  const times = kills.filter((kill) => kill.kind === kind).map((kill) => kill.backMs);
  const sorted = times.sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(
    `${kind}: killed ${times.length} times, the next receipt after ${middle} ms (median), at most ${sorted.at(-1) ?? 0} ms`,
  );
}
console.log(
  `${sent} sent, ${acknowledged} acknowledged, ${lost.length} lost, ${double.length} double, ${changed.length} changed`,
);
for (const key of [...lost, ...double, ...changed]) console.log(`  ${key}`);
await endSharedPostgres();
process.exitCode = lost.length + double.length + changed.length === 0 ? 0 : 1;
