// All processes of one database have one folder of files, or do not start.
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, newEmptyDatabase, newTestFolder } from '../support/postgres.ts';
import { type SpawnedServer, spawnFailing, spawnServer } from '../support/testServer.ts';

let folder: string;
let env: NodeJS.ProcessEnv;
let running: SpawnedServer[];
beforeEach(async () => {
  folder = await newTestFolder('files-');
  env = { DATABASE_URL: await newEmptyDatabase() };
  running = [];
});
afterEach(async () => void (await Promise.all(running.map((server) => server.kill()))));

const at = (name: string) => path.join(folder, name);

async function start(dataDir: string, role: 'web' | 'worker'): Promise<void> {
  running.push(await spawnServer({ dataDir, port: await freePort(), env: { ...env, ROLE: role } }));
}

test('a process with a folder of its own does not start, and says what to do', async () => {
  await Promise.all([start(at('shared'), 'web'), start(at('shared'), 'worker')]);
  const { code, output } = await spawnFailing({ dataDir: at('own'), port: 0, env: { ...env, ROLE: 'worker' } });
  expect(output).toBe(
    `DATA_DIR ${at('own')} does not hold the files of this database: name the DATA_DIR that its other processes use, or set S3_ENDPOINT.\n`,
  );
  expect(code).toBe(1);
  // It left no mark, so that the folder may serve another database.
  await expect(readFile(path.join(at('own'), 'files', 'store-id'))).rejects.toThrow('ENOENT');
});

test('the folder may be moved, and serve a restored database', async () => {
  await start(at('before'), 'web');
  await running.pop()?.kill();
  await cp(at('before'), at('after'), { recursive: true });
  await rm(at('before'), { recursive: true });
  await start(at('after'), 'web');
  await running.pop()?.kill();
  env = { DATABASE_URL: await newEmptyDatabase() };
  await start(at('after'), 'web');
});
