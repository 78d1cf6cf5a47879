// npm run faults [-- --seed N] [--only TEXT] [--cells N]: every fault at every moment, on the real build, server and
// browser. Cells that were run with a seed are kept in .cache/faults; the same seed goes on where it stopped.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCell } from './cell.ts';
import { layGround } from './ground.ts';
import { everyCell, nameOf } from './matrix.ts';
import { isClean, type Ran, tableOf } from './table.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, only: { type: 'string' }, cells: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const folder = fileURLToPath(new URL('../../.cache/faults', import.meta.url));
const file = path.join(folder, `seed-${seed}.jsonl`);
mkdirSync(folder, { recursive: true });

const wanted = everyCell(seed).filter((cell) => values.only === undefined || nameOf(cell).includes(values.only));
const cells = wanted.slice(0, Number(values.cells ?? wanted.length));
const before = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
const kept = before.filter((line) => line !== '').map((line) => JSON.parse(line) as Ran);
const done = new Map(kept.map((ran) => [nameOf(ran.cell), ran]));
const missing = cells.filter((cell) => !done.has(nameOf(cell)));
console.log(`Seed ${seed}: ${cells.length} cells, ${cells.length - missing.length} of them run before.`);

if (missing.length > 0) {
  const ground = await layGround();
  // Ctrl-C ends the run after the cell at hand, so that no server and no browser stays behind.
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (interrupted = true));
  try {
    for (const [i, cell] of missing.entries()) {
      if (interrupted) break;
      const startedAt = Date.now();
      const ran: Ran = { cell, outcome: await runCell(ground, cell) };
      // The signal went to the server too: this cell says nothing.
      if (interrupted) break;
      done.set(nameOf(cell), ran);
      appendFileSync(file, `${JSON.stringify(ran)}\n`);
      const word = isClean(ran.outcome) ? 'ok    ' : 'FAILED';
      console.log(
        `${word} ${i + 1}/${missing.length} ${nameOf(cell)} (${((Date.now() - startedAt) / 1_000).toFixed(1)} s) ${ran.outcome.notes.join('; ')}`,
      );
    }
  } finally {
    await ground.close();
  }
}
const ran = cells.flatMap((cell) => done.get(nameOf(cell)) ?? []);
console.log(`\n${tableOf(ran)}`);
process.exit(ran.every(({ outcome }) => isClean(outcome)) ? 0 : 1);
