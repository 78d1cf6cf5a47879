// Files in a bucket: nothing of them stays on the machine, and a bucket that fails costs no upload in silence.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import { type Bucket, startBucket } from '../support/bucket.ts';
import { newStudent, type Student } from '../support/people.ts';
import { newDatabase } from '../support/postgres.ts';
import { startTestServer } from '../support/testServer.ts';

let bucket: Bucket;
beforeEach(async () => {
  bucket = await startBucket();
});
afterEach(() => bucket.close());

const notes = 'A norm is a rule that a group shares. '.repeat(3);

async function upload(student: Student, content: string | Uint8Array<ArrayBuffer>, name = 'notes.txt'): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([content], name, { type: 'text/plain' }));
  return student.call('upload', { body: form });
}

async function finished(student: Student): Promise<DocumentRow> {
  for (;;) {
    const [row] = (await (await student.call('documents')).json()) as DocumentRow[];
    if (row !== undefined && ['completed', 'error'].includes(row.upload_status)) return row;
    await wait(100);
  }
}

async function localFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

test('an upload lies in the bucket, is read from there, and leaves nothing here', async () => {
  const server = await startTestServer({ env: bucket.env });
  const student = await newStudent(server);
  expect((await upload(student, notes)).status).toBe(201);
  expect([...bucket.objects.values()].map(String)).toEqual([notes]);
  // Too little text for a quiz: the engine has read it and says so.
  expect((await finished(student)).error).toMatch(/^There is too little text/);
  expect(await localFiles(server.dataDir)).toEqual([]);
  await server.close();
});

test('a bucket that fails is said in words, and the same upload succeeds later', async () => {
  const server = await startTestServer({ env: bucket.env });
  const student = await newStudent(server);
  bucket.failWith(500);
  const refused = await upload(student, notes);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ detail: 'The file could not be saved. Please try again.' });
  expect(await (await student.call('documents')).json()).toEqual([]);
  expect(await localFiles(server.dataDir)).toEqual([]);
  bucket.failWith(null);
  expect((await upload(student, notes)).status).toBe(201);
  await server.close();
});

test('a bucket that is away while a document is to be read costs it no try: it waits, and is read later', async () => {
  const env = { ...bucket.env, DATABASE_URL: await newDatabase() };
  const web = await startTestServer({ env: { ...env, ROLE: 'web' } });
  const student = await newStudent(web);
  expect((await upload(student, notes)).status).toBe(201);
  const worker = await startTestServer({ env: { ...env, ROLE: 'worker' } });
  bucket.failWith(500);
  const hurry = sql`update jobs set start_after = now() where taken_by is null`;
  await expect.poll(() => worker.deps.db.execute(hurry).then(bucket.refused), { interval: 100 }).toBeGreaterThan(4);
  bucket.failWith(null);
  await worker.deps.db.execute(hurry);
  expect((await finished(student)).error).toMatch(/^There is too little text/);
  await worker.close();
  await web.close();
});

test.each([
  [
    'a wrong secret',
    { S3_SECRET_ACCESS_KEY: 'another' },
    'S3_ENDPOINT answers 403, so look at S3_BUCKET, S3_REGION and the keys',
  ],
  ['another bucket', { S3_BUCKET: 'elsewhere' }, 'S3_ENDPOINT answers 404, so look at S3_BUCKET, S3_REGION and the keys'],
  ['nobody there', { S3_ENDPOINT: 'http://127.0.0.1:1' }, 'nothing answers at S3_ENDPOINT'],
])('%s stops the start in one sentence', async (_, env, reason) => {
  await expect(startTestServer({ env: { ...bucket.env, ...env } })).rejects.toThrow(
    `The bucket for files cannot be used: ${reason}.`,
  );
});
