// A run of tests that is killed leaves nothing behind: no PostgreSQL, no server, no folder; nor does a long run.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { LOCK_FILE, processStart } from '#server/database/lock';
import { postmasterOf } from './postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What a run does: it has the shared PostgreSQL, and a server with one of its own. */
const run = `
  const { newTestFolder, freePort, sharedPostgres } = await import('./tests/support/postgres.ts');
  const { spawnServer } = await import('./tests/support/testServer.ts');
  const dataDir = (await newTestFolder('left ')) + '/data';
  const { pid } = await spawnServer({ dataDir, port: await freePort() });
  const { folder } = await sharedPostgres();
  console.log(JSON.stringify({ dataDir, folder, pid }));
  setInterval(() => {}, 1000);
`;

test('a run that is killed takes its databases and servers along', async () => {
  const { TEST_POSTGRES: _, ...env } = process.env;
  const args = ['--import', 'tsx', '--input-type=module', '-e', run];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))));
  const { dataDir, folder, pid } = JSON.parse(line) as { dataDir: string; folder: string; pid: number };
  const pids = [pid, await postmasterOf(dataDir), await postmasterOf(path.join(folder, 'shared'))];
  expect(pids.map(processStart)).not.toContain(null);
  child.kill('SIGKILL');
  await expect
    .poll(() => [...pids.map(processStart), existsSync(folder)], { timeout: 50_000 })
    .toEqual([null, null, null, false]);
});

test.each([
  ['SIGKILL', 'by itself'],
  // As npm does, it passes no signal on.
  ['SIGTERM', 'by a shell'],
] as const)(
  'npm run hostile that is ended by %s, started %s, takes its server and its database along',
  async (signal, how) => {
    const place = await mkdtemp(path.join(tmpdir(), 'oasis-ended-'));
    onTestFinished(() => rm(place, { recursive: true, force: true }));
    const { TEST_POSTGRES: _, VITEST: __, ...rest } = process.env;
    const env = { ...rest, TMPDIR: place };
    const command = [process.execPath, '--import', 'tsx', path.join(root, 'scripts/hostile.ts'), 'no such file'];
    const [program = '', ...args] = how === 'by itself' ? command : ['/bin/sh', '-c', '"$@"; true', 'sh', ...command];
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const said = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))));
    const pid = Number(/process (\d+)/.exec(said)?.[1]);
    const pids = [pid, await postmasterOf(await dataDirBelow(place))];
    expect(pids.map(processStart)).not.toContain(null);
    child.kill(signal);
    const left = async () => (await readdir(place)).filter((name) => name.startsWith('oasis-'));
    await expect.poll(async () => [...pids.map(processStart), await left()], { timeout: 180_000 }).toEqual([null, null, []]);
  },
  120_000,
);

async function dataDirBelow(place: string): Promise<string> {
  const names = await readdir(place, { recursive: true });
  return path.join(place, path.dirname(names.find((name) => path.basename(name) === LOCK_FILE) ?? ''));
}
