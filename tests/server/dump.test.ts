// A dump and its way back: what students see is the same, down to the bytes of their files; what cannot be restored is refused.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '#core/api/allEndpoints';
import type { StoredModel } from '#server/model/choice';
import { withStore } from '#server/model/openStore';
import { findModel, saveModel } from '#server/model/store';
import { startBucket } from '../support/bucket.ts';
import { finished, uploadFixture } from '../support/documents.ts';
import { runDump as run } from '../support/dumps.ts';
import { call, newStudent } from '../support/people.ts';
import { freePort, newDatabase, newEmptyDatabase, newTestFolder } from '../support/postgres.ts';
import { type SpawnedServer, spawnServer, startTestServer } from '../support/testServer.ts';

let folder: string;
beforeAll(async () => {
  folder = await newTestFolder('dump-');
});

function fetchFrom(server: SpawnedServer) {
  return { fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch };
}

type Seen = Record<string, unknown>;

/** What a student can ask for, without what changes by being asked. */
async function seen(server: Parameters<typeof call>[0], token: string, quizId: number): Promise<Seen> {
  const answers: Seen = {};
  const asked: [EndpointName, Record<string, number>][] = [
    ['me', {}],
    ['documents', {}],
    ['quiz', { id: quizId }],
    ['score', { id: quizId }],
  ];
  for (const [name, params] of asked) {
    const response = await call(server, name, { params }, token);
    answers[name] = [response.status, await response.json()];
  }
  return answers;
}

/** Each stored file by its name, as the digest of its bytes. */
async function filesBelow(dataDir: string): Promise<Record<string, string>> {
  const entries = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pairs = files.map(async ({ parentPath, name }) => [name, digest(await readFile(path.join(parentPath, name)))]);
  return Object.fromEntries((await Promise.all(pairs)).sort());
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test('the database that Oasis brings: dumped, restored into an empty folder, and all answers are the same', async () => {
  const from = path.join(folder, 'from');
  const to = path.join(folder, 'to');
  const file = path.join(folder, 'one.dump');
  const server = await spawnServer({ dataDir: from, port: await freePort() });
  const student = await newStudent(fetchFrom(server));
  const row = await finished(student, await uploadFixture(student));
  const quizId = row.generated_quiz_id ?? 0;
  const submission = { answers: [{ question_id: 1, answer_given: 'Ärger \\ "quoted"\n☂ {x,NULL}' }] };
  const headers = { 'Idempotency-Key': '7d7d3a4e-0000-4000-8000-000000000001' };
  const submitted = await student.call('submit', { params: { id: quizId }, body: submission, headers });
  expect([submitted.status, await submitted.clone().text()]).toEqual([200, expect.any(String)]);
  const before = await seen(fetchFrom(server), student.token, quizId);
  // A folder with its own database belongs to the server while that runs.
  expect(await run('dump', file, { DATA_DIR: from })).toMatchObject({
    code: 1,
    output: expect.stringContaining('in use by another'),
  });
  expect(await server.stop()).toBe(0);

  expect(await run('dump', file, { DATA_DIR: from })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Dumped \d+ rows and 1 files/),
  });
  expect(await run('dump', file, { DATA_DIR: from })).toEqual({
    code: 1,
    output: `There is a file ${file} already: name another one.\n`,
  });

  // Nothing of a damaged one comes in, wherever it is damaged.
  const bytes = await readFile(file);
  const text = gunzipSync(bytes).toString();
  const bad = {
    cut: bytes.subarray(0, bytes.length - 40),
    flipped: Buffer.from(bytes).fill(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1, (bytes.length >> 1) + 1),
    changed: gzipSync(text.replace(student.email, student.email.replace('student', 'teacher'))),
    shorter: gzipSync(text.split('\n').toSpliced(5, 1).join('\n')),
    other: Buffer.from('not a dump'),
    nothing: Buffer.alloc(0),
  };
  for (const [name, content] of Object.entries(bad)) {
    const damaged = path.join(folder, `${name}.dump`);
    await writeFile(damaged, content);
    expect(await run('restore', damaged, { DATA_DIR: to })).toEqual({
      code: 1,
      output: `The dump ${damaged} is damaged or not a dump of Oasis: nothing was restored.\n`,
    });
  }
  expect(existsSync(to)).toBe(false);

  expect(await run('restore', file, { DATA_DIR: to })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Restored \d+ rows and 1 files/),
  });
  expect(await run('restore', file, { DATA_DIR: to })).toEqual({
    code: 1,
    output: expect.stringMatching(/^DATA_DIR .* already holds the files of an Oasis: /),
  });
  expect(await filesBelow(to)).toEqual(await filesBelow(from));

  const again = await spawnServer({ dataDir: to, port: await freePort() });
  expect(await seen(fetchFrom(again), student.token, quizId)).toEqual(before);
  // The same submission is the same one, and a new row gets a new number.
  const receipt = await call(fetchFrom(again), 'submit', { params: { id: quizId }, body: submission, headers }, student.token);
  expect(await receipt.json()).toEqual(await submitted.json());
  const second = await newStudent(fetchFrom(again));
  const other = (await (await second.call('me')).json()) as { user_id: number };
  expect(other.user_id).toBe(2);
  expect(await again.stop()).toBe(0);
});

const languageModel: StoredModel = {
  choice: { kind: 'server', program: 'Ollama', baseUrl: 'http://127.0.0.1:9/v1', model: 'campus-7b' },
  documentsSince: new Date('2026-05-01T10:00:00Z'),
};

test('a running server on DATABASE_URL with a bucket goes into a folder; what was not read yet is read there, a deleted document too', async () => {
  const bucket = await startBucket();
  const file = path.join(folder, 'two.dump');
  const to = path.join(folder, 'from a bucket');
  const address = await newDatabase();
  const server = await startTestServer({ env: { ...bucket.env, DATABASE_URL: address } });
  const student = await newStudent(server);
  const done = await uploadFixture(student);
  const deleted = await uploadFixture(student, undefined, {});
  await finished(student, done);
  await finished(student, deleted);
  await student.call('deleteDocument', { params: { doc_id: deleted } });
  await saveModel(server.deps.db, languageModel);
  await server.deps.db.execute(sql`update documents set status = 'processing', quiz_id = null, claimed_by = 5`);
  await server.deps.db.execute(
    sql`insert into jobs (document_id, tries, taken_by, started_at) select id, 1, 5, now() from documents`,
  );
  const env = { ...bucket.env, DATABASE_URL: address, DATA_DIR: server.dataDir };
  expect(await run('dump', file, env)).toMatchObject({ code: 0 });
  await server.close();
  // The dump is of a schema that a newer program wrote.
  const newer = path.join(folder, 'newer.dump');
  const lines = gunzipSync(await readFile(file))
    .toString()
    .replace(/"migration":\d+/, '"migration":9999999999999')
    .split('\n');
  const body = `${lines.slice(0, -2).join('\n')}\n`;
  const end = { ...(JSON.parse(lines.at(-2) ?? '') as object), sha256: digest(Buffer.from(body)) };
  await writeFile(newer, gzipSync(`${body}${JSON.stringify(end)}\n`));
  const empty = { DATABASE_URL: await newEmptyDatabase(), DATA_DIR: to };
  expect(await run('restore', newer, empty)).toEqual({
    code: 1,
    output: `The dump ${newer} is of a newer Oasis: restore it with that one.\n`,
  });

  expect(await run('restore', file, empty)).toMatchObject({ code: 0 });
  expect(Object.values(await filesBelow(to))).toEqual([...bucket.objects.values()].map(digest));
  await bucket.close();
  expect(await withStore(empty, findModel)).toEqual(languageModel);
  const again = await spawnServer({ dataDir: to, port: await freePort(), env: { DATABASE_URL: empty.DATABASE_URL } });
  const back = { ...student, call: (name: EndpointName, options = {}) => call(fetchFrom(again), name, options, student.token) };
  expect(await finished(back, done)).toMatchObject({ upload_status: 'completed' });
  await back.call('restoreDocument', { params: { doc_id: deleted } });
  expect(await finished(back, deleted)).toMatchObject({ upload_status: 'completed' });
  expect(await again.stop()).toBe(0);
});

test('a place without a database has nothing to dump, and none is made', async () => {
  const nowhere = path.join(folder, 'nowhere');
  const file = path.join(folder, 'none.dump');
  expect(await run('dump', file, { DATA_DIR: nowhere })).toEqual({
    code: 1,
    output: `There is nothing to dump: DATA_DIR ${nowhere} holds no database.\n`,
  });
  expect([existsSync(nowhere), existsSync(file)]).toEqual([false, false]);
});
