// A disk that is really full, under the whole server: what came before is kept, no half of anything is left, and it goes on once there
// is room. Only Linux lets a test have a disk of its own, and only root; elsewhere fullDisk.test.ts has to do.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startPostmaster } from '#server/embedded/postmaster';
import { silentLog } from '#server/process/log';
import { freePort, newTestFolder } from '../support/postgres.ts';
import { spawnFailing } from '../support/testServer.ts';

const node = fileURLToPath(new URL('../support/smallDisk.sh', import.meta.url));
const NODE = process.execPath;

/** A place for a disk; null on a machine where nobody may have one, and where these tests say nothing. */
async function newPlace(): Promise<string | null> {
  const dataDir = path.join(await newTestFolder('small disk '), 'data');
  try {
    execFileSync(node, ['--version'], {
      stdio: 'ignore',
      env: { PATH: process.env.PATH, NODE, SMALL_DISK: '1', DATA_DIR: dataDir },
    });
    return dataDir;
  } catch {
    return null;
  }
}

test('a start whose disk has no room for the database that it makes is one sentence', async () => {
  const dataDir = await newPlace();
  if (dataDir === null) return;
  const env = { NODE, SMALL_DISK: '10' };
  expect(await spawnFailing({ dataDir, port: await freePort(), env, node })).toEqual({
    code: 1,
    output: `The disk that holds ${dataDir}/db is full: make room, then start Oasis again.\n`,
  });
});

test('a start on a database whose disk is full is the same sentence, and says nothing of damage', async () => {
  const dataDir = await newPlace();
  if (dataDir === null) return;
  const sound = path.join(await newTestFolder('small disk '), 'sound');
  execFileSync('mkdir', ['-m', '700', sound]);
  await (await startPostmaster({ dataDir: sound, log: silentLog })).stop();
  const env = { NODE, SMALL_DISK: '150', DISK_WITH: sound, FILLED: 'yes' };
  const { code, output } = await spawnFailing({ dataDir, port: await freePort(), env, node });
  expect(code).toBe(1);
  expect(output).toMatch(/^The disk that holds .* is full: make room, then start Oasis again\.\n$/);
});
