// A run of tests that is killed leaves nothing behind: no PostgreSQL, no server, no folder.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { processStart } from '#server/lock';
import { postmasterOf } from '../server/kills.ts';

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
}, 120_000);
