// npm start: a server that dies is started again, with a line that says why; a signal ends both processes.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { LOCK_FILE } from '#server/database/lock';
import { builtRun } from '../support/builtServer.ts';
import { freePort, newDatabase, newTestFolder } from '../support/postgres.ts';

const supervisor = new URL('../../scripts/supervise.mjs', import.meta.url);
const READY = "process.send('ready');";
let folder: string;
let runner: string;
beforeAll(async () => {
  folder = await newTestFolder('supervise-');
  runner = path.join(folder, 'runner.mjs');
  await writeFile(
    runner,
    `import { supervise } from '${supervisor}'; process.exit(await supervise(process.argv[2], process.env));`,
  );
});

function startSupervised(file: string, env: NodeJS.ProcessEnv = {}, flags: string[] = []) {
  const child: ChildProcess = spawn(process.execPath, [...flags, runner, file], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, output: () => output };
}

async function startScript(code: string, flags: string[] = []) {
  const file = path.join(folder, `server ${Math.random()}.mjs`);
  await writeFile(file, code);
  return startSupervised(file, {}, flags);
}

/** The built server with the database that it brings. */
async function startServer(name: string) {
  const dataDir = path.join(folder, name);
  const started = startSupervised(fileURLToPath(builtRun), { DATA_DIR: dataDir, PORT: String(await freePort()) });
  const starts = () => started.output().match(/^Oasis is ready on \S+$/gm)?.length ?? 0;
  const lock = path.join(dataDir, LOCK_FILE);
  return { ...started, starts, lock, pid: async () => Number(JSON.parse(await readFile(lock, 'utf8')).pid) };
}

test('a server that is killed is started again and says why; SIGTERM to the first process ends all', async () => {
  const { child, ended, output, starts, lock, pid } = await startServer('killed');
  await expect.poll(starts).toBe(1);
  const firstPid = await pid();
  expect(firstPid).not.toBe(child.pid);
  process.kill(firstPid, 'SIGKILL');
  await expect.poll(starts).toBe(2);
  expect(output()).toContain(
    'Oasis ended: SIGKILL, as the system does when the machine runs out of memory. It is started again.\n',
  );
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(existsSync(lock)).toBe(false);
});

test('a signal to the server itself ends both, and so does the death of the first process', async () => {
  const first = await startServer('asked');
  await expect.poll(first.starts).toBe(1);
  process.kill(await first.pid(), 'SIGTERM');
  expect(await first.ended).toBe(0);
  const second = await startServer('asked');
  await expect.poll(second.starts).toBe(1);
  second.child.kill('SIGKILL');
  await expect.poll(() => existsSync(second.lock)).toBe(false);
});

test('a first start that fails is not tried again', async () => {
  const started = startSupervised(fileURLToPath(builtRun), { DATABASE_URL: await newDatabase(), PORT: 'many' });
  expect(await started.ended).toBe(1);
  expect(started.output()).toMatch(/^PORT="many" is not allowed: .*\n$/);
});

test('after five deaths within a minute the first process ends with the reason', async () => {
  const { ended, output } = await startScript(`${READY} setTimeout(() => process.exit(7), 50);`);
  expect(await ended).toBe(7);
  const lines = output().trim().split('\n');
  expect(lines.slice(0, -1)).toEqual(Array.from({ length: 4 }, () => 'Oasis ended: exit code 7. It is started again.'));
  expect(lines.at(-1)).toBe('Oasis ended 5 times within a minute, at last by exit code 7. It is not started again.');
});

test('a full heap is named', async () => {
  const { child, ended, output } = await startScript(`${READY} const kept = []; for (;;) kept.push(new Array(1000).fill({}));`, [
    '--max-old-space-size=30',
  ]);
  await expect.poll(output).toContain('Oasis ended: it ran out of heap memory. It is started again.\n');
  child.kill('SIGINT');
  await ended;
});
