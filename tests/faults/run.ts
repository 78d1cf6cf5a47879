// npm run faults [-- --seed N] [--only TEXT] [--cells N] [--lanes N]: every fault at every moment, on the real
// build, server and browser, some cells at a time. Cells that were run with a seed are kept in .cache/faults; the same seed
// goes on where it stopped.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nextBuild } from './builds.ts';
import { runCell } from './cell.ts';
import { countTen, exhaustions, runExhaustion } from './exhaustive.ts';
import { type Ground, layGround } from './ground.ts';
import { everyCell } from './matrix.ts';
import type { Outcome } from './oracle.ts';
import { isClean, nameOf, type Ran, tableOf } from './table.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    only: { type: 'string' },
    cells: { type: 'string' },
    lanes: { type: 'string', default: '3' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const folder = fileURLToPath(new URL('../../.cache/faults', import.meta.url));
const file = path.join(folder, `seed-${seed}.jsonl`);
mkdirSync(folder, { recursive: true });

type Job = Ran['cell'] & { run: (ground: Ground) => Promise<Outcome> };

const before = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
const kept = before.filter((line) => line !== '').map((line) => JSON.parse(line) as Ran);
const done = new Map(kept.map((ran) => [nameOf(ran.cell), ran]));
const all: Job[] = [];

/** What is asked for of these, and not run yet. */
function missingOf(jobs: Job[]): Job[] {
  const wanted = jobs.filter((job) => values.only === undefined || nameOf(job).includes(values.only));
  const room = Number(values.cells ?? Number.POSITIVE_INFINITY) - all.length;
  const chosen = wanted.slice(0, Math.max(0, room));
  all.push(...chosen);
  return chosen.filter((job) => !done.has(nameOf(job)));
}

// Ctrl-C ends the run after the cells at hand, so that no server and no browser stays behind.
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (interrupted = true));

/** Takes jobs until none is left. */
async function takeAll(ground: Ground, left: Job[]): Promise<void> {
  for (let job = left.shift(); job !== undefined && !interrupted; job = left.shift()) {
    const startedAt = Date.now();
    const { run, ...cell } = job;
    const ran: Ran = { cell, outcome: await run(ground) };
    // The signal went to the server too: this cell says nothing.
    if (interrupted) break;
    done.set(nameOf(cell), ran);
    appendFileSync(file, `${JSON.stringify(ran)}\n`);
    const word = isClean(ran.outcome) ? 'ok    ' : 'FAILED';
    const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
    const { touches, notes } = ran.outcome;
    console.log(`${word} ${done.size}/${all.length} ${nameOf(cell)} (${seconds} s) ${[...touches, ...notes].join('; ')}`);
  }
}

/** The exhaustive modes, as many places as an attempt has. */
async function places(ground: Ground): Promise<Job[]> {
  const { requests, transactions } = await countTen(ground);
  console.log(`Ten questions: ${requests} requests, ${transactions} transactions.`);
  return exhaustions.flatMap((fault) => {
    const places = fault === 'killed at n' ? transactions : requests;
    return Array.from({ length: places }, (_, i) => ({
      fault,
      moment: `n = ${i + 1}`,
      seed,
      run: (lane: Ground) => runExhaustion(lane, fault, i + 1, seed),
    }));
  });
}

nextBuild();
const grounds = await Promise.all(Array.from({ length: Number(values.lanes) }, () => layGround()));
try {
  const cells = missingOf(everyCell(seed).map((cell) => ({ ...cell, run: (ground) => runCell(ground, cell) })));
  console.log(`Seed ${seed}: ${all.length} cells, ${all.length - cells.length} of them run before.`);
  await Promise.all(grounds.map((ground) => takeAll(ground, cells)));
  const [first] = grounds;
  if (first && !interrupted) {
    const left = missingOf(await places(first));
    await Promise.all(grounds.map((ground) => takeAll(ground, left)));
  }
} finally {
  await Promise.all(grounds.map((ground) => ground.close()));
}
const ran = all.flatMap((job) => done.get(nameOf(job)) ?? []);
console.log(`\n${tableOf(ran)}`);
process.exit(ran.length === all.length && ran.every(({ outcome }) => isClean(outcome)) ? 0 : 1);
