// Where a dump goes back: another database and a bucket, from an older schema, after a kill in the middle, and never twice at once.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config';
import { migrations } from '#server/database/database';
import { documents } from '#server/database/tables';
import { dump } from '#server/dump/dump';
import { verified } from '#server/dump/format';
import { restore } from '#server/dump/restore';
import { openFiles } from '#server/outside/bucket';
import type { FileStore } from '#server/outside/files';
import { startBucket } from '../support/bucket.ts';
import { finished, uploadFixture } from '../support/documents.ts';
import { otherMajor, startOtherPostgres } from '../support/otherPostgres.ts';
import { call, newStudent, type Student } from '../support/people.ts';
import { newEmptyDatabase, newTestFolder } from '../support/postgres.ts';
import { handsIn } from '../support/sharing.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let folder: string;
beforeEach(async () => {
  folder = await newTestFolder('restore-');
});

async function connected(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

/** A student with one read document, dumped. */
async function dumped() {
  const address = await newEmptyDatabase();
  const server = await startTestServer({ env: { DATABASE_URL: address } });
  const student = await newStudent(server);
  const { generated_quiz_id: quizId } = await finished(student, await uploadFixture(student));
  const file = path.join(folder, 'one.dump');
  const client = await connected(address);
  await dump(client, server.deps.files, file);
  await server.close();
  return { file, student, quizId: quizId ?? 0, client, files: server.deps.files, dataDir: server.dataDir };
}

const restoreTo = async (address: string, files: FileStore, file: string, client?: pg.Client) =>
  restore(client ?? (await connected(address)), files, file, await verified(file));

test('a dump goes into another database and a bucket; of two restores at once one is refused, and takes nothing away', async () => {
  const { file, student, quizId } = await dumped();
  const bucket = await startBucket();
  onTestFinished(bucket.close);
  const address = await newEmptyDatabase();
  const env = { ...bucket.env, DATABASE_URL: address };
  const files = await openFiles(readConfig({ ...env, DATA_DIR: folder }));
  const [first, second] = await Promise.all([await connected(address), await connected(address)]);
  const ended = await Promise.allSettled([first, second].map((client) => restoreTo(address, files, file, client)));
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(String(ended.find((one) => one.status === 'rejected')?.reason)).toMatch(/another restore/);
  await Promise.all([first.end(), second.end()]);
  expect(bucket.objects.size).toBe(1);
  const server = await startTestServer({ env });
  expect((await call(server, 'quiz', { params: { id: quizId } }, student.token)).status).toBe(200);
  await expect(restoreTo(address, files, file)).rejects.toThrow(/An Oasis runs here/);
  await server.close();
});

test('a restore that was killed in the middle has restored nothing, and can be made again', async () => {
  const { file, student, quizId } = await dumped();
  const address = await newEmptyDatabase();
  const env = { DATABASE_URL: address, DATA_DIR: path.join(folder, 'to') };
  const files = await openFiles(readConfig(env));
  const killed = await connected(address);
  const dying: FileStore = {
    ...files,
    putBack: async (key, bytes) => {
      await files.putBack(key, bytes);
      await (await connected(address)).query('select pg_terminate_backend(pid) from pg_stat_activity where pid = $1', [
        (killed as unknown as { processID: number }).processID,
      ]);
    },
    // Who is dead tidies nothing up.
    remove: async () => {},
  };
  await expect(restoreTo(address, dying, file, killed)).rejects.toThrow();
  const { rows } = await (await connected(address)).query('select count(*)::int as rows from users');
  expect(rows).toEqual([{ rows: 0 }]);
  expect(await restoreTo(address, files, file)).toMatchObject({ files: 1 });
  const server = await startTestServer({ env });
  expect((await call(server, 'quiz', { params: { id: quizId } }, student.token)).status).toBe(200);
  await server.close();
});

test('a dump of an older schema is restored as it was, and the next start brings it to today', async () => {
  const older = path.join(folder, 'migrations');
  await cp(migrations.migrationsFolder, older, { recursive: true });
  const journal = path.join(older, 'meta/_journal.json');
  const all = JSON.parse(await readFile(journal, 'utf8')) as { entries: object[] };
  await writeFile(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, 2) }));
  const from = await connected(await newEmptyDatabase());
  await migrate(drizzle(from), { migrationsFolder: older });
  await from.query("insert into users (email, password_hash, created_at) values ('ama@example.com', 'x', now())");
  const file = path.join(folder, 'older.dump');
  const files = await openFiles(readConfig({ DATA_DIR: folder }));
  await dump(from, files, file);
  const address = await newEmptyDatabase();
  await restoreTo(address, files, file);
  const server = await startTestServer({ env: { DATABASE_URL: address } });
  const again = await call(server, 'register', { body: { email: 'AMA@example.com', password: 'long enough 7391' } });
  expect(again.status).toBe(409);
  await server.close();
});

/** What a student reads of what was dumped, and the bytes of the file. */
async function readOn(server: TestServer, { token }: Student, quizId: number) {
  const seen = await Promise.all(
    (['documents', 'quiz', 'score', 'history'] as const).map(async (name) =>
      (await call(server, name, { params: { id: quizId } }, token)).json(),
    ),
  );
  const [row] = await server.deps.db.select().from(documents);
  const { file } = await server.deps.files.open(row?.fileKey ?? '');
  return [...seen, await readFile(file, 'utf8')];
}

describe.runIf(otherMajor !== null)('with another PostgreSQL', () => {
  test('a dump goes into a PostgreSQL of another major version, is used there, and comes back', async () => {
    const { file, student, quizId } = await dumped();
    const other = await startOtherPostgres(otherMajor ?? 0);
    const env = { DATABASE_URL: other, DATA_DIR: path.join(folder, 'other') };
    const files = await openFiles(readConfig(env));
    await restoreTo(other, files, file);
    const server = await startTestServer({ env });
    const { rows } = await (await connected(other)).query<{ server_version: string }>('show server_version');
    expect(Number.parseInt(rows[0]?.server_version ?? '', 10)).toBe(otherMajor);
    await handsIn({ ...student, call: (name, options) => call(server, name, options, student.token) }, quizId, { 1: 'A' });
    const read = await readOn(server, student, quizId);
    const back = path.join(folder, 'back.dump');
    await dump(await connected(other), files, back);
    await server.close();

    const address = await newEmptyDatabase();
    const home = { DATABASE_URL: address, DATA_DIR: path.join(folder, 'home') };
    await restoreTo(address, await openFiles(readConfig(home)), back);
    const again = await startTestServer({ env: home });
    expect(await readOn(again, student, quizId)).toEqual(read);
    await again.close();
  });
});

test('a lost file is no dump, unless it is asked for', async () => {
  const { client, files } = await dumped();
  const { rows } = await client.query<{ file_key: string }>('select file_key from documents');
  const empty: FileStore = {
    ...files,
    open: () => Promise.reject(Object.assign(new Error(`gone: ${rows[0]?.file_key}`), { code: 'ENOENT' })),
  };
  const file = path.join(folder, 'lost.dump');
  await expect(dump(client, empty, file)).rejects.toThrow(/1 files that documents name are not there/);
  await expect(readFile(file)).rejects.toThrow(/ENOENT/);
  await client.query('rollback');
  expect(await dump(client, empty, file, true)).toMatchObject({ files: 0, lost: 1 });
  await rm(file);
});
