// `/readyz`: the database, the queue and the store of files, each by itself.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { newStudent } from '../support/people.ts';
import { newDatabase } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

async function readiness(server: TestServer) {
  const answer = await server.fetch('/readyz');
  return { status: answer.status, ...((await answer.json()) as object) };
}

test('a server that can do its work says so, with what waits to be read and since when', async () => {
  const server = await startTestServer();
  expect(await readiness(server)).toEqual({
    status: 'ok',
    database: 'ok',
    files: 'ok',
    queue: { waiting: 0, oldest_seconds: 0 },
  });
  expect((await server.fetch('/readyz')).headers.get('Cache-Control')).toBe('no-store');
  await server.close();
});

test('a document that nobody reads is seen by its age', async () => {
  const address = await newDatabase();
  const server = await startTestServer({ env: { DATABASE_URL: address } });
  await newStudent(server);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(
    `with document as (insert into documents (user_id, filename, kind, size_bytes, file_key, uploaded_at, status)
       select id, 'a.txt', 'txt', 1, 'none', now(), 'pending' from users returning id)
     insert into jobs (document_id, queued_at, start_after)
     select id, now() - interval '90 seconds', now() + interval '1 hour' from document`,
  );
  const { queue } = (await (await server.fetch('/readyz')).json()) as { queue: { waiting: number; oldest_seconds: number } };
  expect(queue.waiting).toBe(1);
  expect(queue.oldest_seconds).toBeGreaterThanOrEqual(90);
  await client.end();
  await server.close();
});

test('a store that is gone is 503, and the database beside it is well', async () => {
  const server = await startTestServer();
  await rm(path.join(server.dataDir, 'files'), { recursive: true });
  const answer = await server.fetch('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'failed', database: 'ok', files: 'failed' });
  await server.close();
});

test('a database that is away is 503, while healthz goes on', async () => {
  const address = await newDatabase();
  const server = await startTestServer({ env: { DATABASE_URL: address } });
  const name = new URL(address).pathname.slice(1);
  const admin = new pg.Client({ connectionString: Object.assign(new URL(address), { pathname: '/postgres' }).href });
  await admin.connect();
  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const answer = await server.fetch('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'failed', database: 'failed', files: 'ok', queue: null });
  expect((await server.fetch('/healthz')).status).toBe(200);
  await admin.query(`alter database ${name} with allow_connections true`);
  await admin.end();
  await expect.poll(async () => (await server.fetch('/readyz')).status).toBe(200);
  await server.close();
});
