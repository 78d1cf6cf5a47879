// A disk that is really full, under the whole server: what came before is kept, no half of anything is left, and it goes on once there
// is room. Only Linux lets a test have a disk of its own, and only root; elsewhere fullDisk.test.ts has to do.
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startPostmaster } from '#server/embedded/postmaster';
import { silentLog } from '#server/process/log';
import { newStudent, type Student } from '../support/people.ts';
import { freePort, newDatabase, newTestFolder } from '../support/postgres.ts';
import { spawnFailing, spawnServer } from '../support/testServer.ts';

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

const upload = (student: Student, name: string, megabytes: number) => {
  const body = new FormData();
  body.append('file', new File(['A norm is a rule. '.repeat((megabytes * 1_000_000) / 18)], name, { type: 'text/plain' }));
  return student.call('upload', { body });
};

test('an upload that fills the disk is 507, leaves no half, and what came before and comes after is kept', async () => {
  const dataDir = await newPlace();
  if (dataDir === null) return;
  const env = { NODE, SMALL_DISK: '12', DATABASE_URL: await newDatabase(), ROLE: 'web' };
  const server = await spawnServer({ dataDir, port: await freePort(), env, node });
  onTestFinished(async () => void (await server.stop()));
  const student = await newStudent({
    fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch,
  });
  // The disk as the server sees it.
  const files = path.join(`/proc/${server.pid}/root`, dataDir, 'files');
  const kept = async () => {
    const entries = await readdir(files, { recursive: true, withFileTypes: true });
    const documents = entries.filter((one) => one.isFile() && one.name !== 'store-id');
    return Promise.all(documents.map(async (one) => (await readFile(path.join(one.parentPath, one.name))).length));
  };
  expect((await upload(student, 'first.txt', 2)).status).toBe(201);
  const before = await kept();
  expect(before).toEqual([1_999_998]);
  const refused = await upload(student, 'large.txt', 30);
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({ detail: 'The server has no room for this file. Please try again later.' });
  expect(await kept()).toEqual(before);
  expect((await upload(student, 'second.txt', 1)).status).toBe(201);
  expect(await kept()).toHaveLength(2);
  const names = ((await (await student.call('documents')).json()) as { filename: string }[]).map((one) => one.filename);
  expect(names.sort()).toEqual(['first.txt', 'second.txt']);
});

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
