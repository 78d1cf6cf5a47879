// A dump goes back into a folder of files that no Oasis has: two databases on one folder would remove each other's files.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { whileRestoring } from '#server/dump/emptyFiles';
import { openFileStore } from '#server/outside/files';
import { uploadFixture } from '../support/documents.ts';
import { runDump } from '../support/dumps.ts';
import { newStudent } from '../support/people.ts';
import { freePort, newEmptyDatabase, newTestFolder } from '../support/postgres.ts';
import { spawnServer } from '../support/testServer.ts';

let folder: string;
let file: string;
let live: string;
/** An Oasis on a DATABASE_URL, with one document, dumped and stopped. */
beforeAll(async () => {
  folder = await newTestFolder('restore-files-');
  file = path.join(folder, 'one.dump');
  live = path.join(folder, 'live');
  const env = { DATABASE_URL: await newEmptyDatabase() };
  const server = await spawnServer({ dataDir: live, port: await freePort(), env });
  const student = await newStudent({
    fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch,
  });
  await uploadFixture(student);
  expect(await runDump('dump', file, { ...env, DATA_DIR: live })).toMatchObject({ code: 0 });
  expect(await server.stop()).toBe(0);
});

const filesBelow = async (dataDir: string) => (await readdir(path.join(dataDir, 'files'), { recursive: true })).sort();
const refusal = (dataDir: string) => ({
  code: 1,
  output: `DATA_DIR ${dataDir} already holds the files of an Oasis: set it to an empty folder, or keep the files in a bucket (S3_ENDPOINT).\n`,
});

test('a new database beside the files of another is refused, and nothing is touched', async () => {
  const before = await filesBelow(live);
  const mark = await readFile(path.join(live, 'files', 'store-id'), 'utf8');
  expect(await runDump('restore', file, { DATABASE_URL: await newEmptyDatabase(), DATA_DIR: live })).toEqual(refusal(live));
  // Nor into a database of its own beside them.
  expect(await runDump('restore', file, { DATA_DIR: live })).toEqual(refusal(live));
  expect(await readdir(live)).not.toContain('db');
  expect(await filesBelow(live)).toEqual(before);
  expect(await readFile(path.join(live, 'files', 'store-id'), 'utf8')).toBe(mark);
});

test('what was restored a moment ago is an Oasis, too', async () => {
  const to = path.join(folder, 'twice');
  const env = { DATABASE_URL: await newEmptyDatabase(), DATA_DIR: to };
  expect(await runDump('restore', file, env)).toMatchObject({ code: 0 });
  expect(await runDump('restore', file, { ...env, DATABASE_URL: await newEmptyDatabase() })).toEqual(refusal(to));
  expect(await runDump('restore', file, { ...env, DATA_DIR: path.join(folder, 'other') })).toEqual({
    code: 1,
    output: 'This database is not empty: restore into a new one, and without DATABASE_URL into an empty DATA_DIR.\n',
  });
});

test('a restore is made again into the files that a killed one left', async () => {
  const to = path.join(folder, 'killed');
  const files = await openFileStore(path.join(to, 'files'));
  await new Promise<void>((resolve) => {
    void whileRestoring({ bucket: null, dataDir: to }, async () => {
      await files.putBack('0b8e4a58-5b5d-4d0c-9a55-6d8d7a3f0c11', Readable.from(['half of it']));
      resolve();
      await new Promise(() => {});
    });
  });
  expect(await runDump('restore', file, { DATABASE_URL: await newEmptyDatabase(), DATA_DIR: to })).toMatchObject({ code: 0 });
  expect(await runDump('restore', file, { DATABASE_URL: await newEmptyDatabase(), DATA_DIR: to })).toEqual(refusal(to));
});
