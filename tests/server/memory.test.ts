// How much memory Oasis holds on a small machine, with the database that it brings and the process that waits for the first document.
// Linux tells what a process shares with others, as the processes of PostgreSQL do; nowhere else can it be added up.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/postgres.ts';
import { spawnServer } from '../support/testServer.ts';

const readOr = (file: string) => readFile(file, 'utf8').catch(() => '');

/** This process and all that it started. */
async function family(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const parent = /\) \S (\d+) /.exec(await readOr(`/proc/${name}/stat`))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const found = [pid];
  for (const one of found) found.push(...[...parents].filter(([, parent]) => parent === one).map(([child]) => child));
  return found;
}

test('Oasis with the database that it brings takes at most 350 MB before the first document', async () => {
  if (process.platform !== 'linux') return;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oasis-memory-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const server = await spawnServer({ dataDir, port: await freePort() });
  onTestFinished(async () => void (await server.stop()));
  const ofEngine = async () => {
    const lines = await Promise.all((await family(server.pid)).map((pid) => readOr(`/proc/${pid}/cmdline`)));
    return lines.filter((line) => line.includes('engineChild')).length;
  };
  await expect.poll(ofEngine, { timeout: 180_000 }).toBe(1);
  const megabytes = async () => {
    let kilobytes = 0;
    for (const pid of await family(server.pid)) {
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(await readOr(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
    }
    return kilobytes / 1024;
  };
  // Once it has loaded the engine and let go of what that left behind, nothing moves any more.
  const apart = async () => {
    const before = await megabytes();
    await sleep(1_500);
    return Math.abs((await megabytes()) - before);
  };
  await expect.poll(apart).toBeLessThan(3);
  expect(await megabytes()).toBeLessThan(350);
});
