// Documents that wait when the server is updated from a version whose queue was pg-boss's: each of them is read, once.
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finished, uploadFixture } from '../support/documents.ts';
import { engineHere } from '../support/engineHere.ts';
import { call, newStudent, type Student } from '../support/people.ts';
import { newDatabase, newTestFolder } from '../support/postgres.ts';
import { startTestServer } from '../support/testServer.ts';

const STOPPED_INSTANCE = 5;
/** A document as the old server left it: its state in pg-boss, and in its own row whether a reader had claimed it. */
const jobsBefore = [
  { state: 'created', retries: 0, isClaimed: false },
  { state: 'created', retries: 0, isClaimed: false, lane: 'long' },
  { state: 'retry', retries: 1, isClaimed: true },
  { state: 'active', retries: 0, isClaimed: true },
  { state: 'failed', retries: 2, isClaimed: false },
];

let folder: string;
let address: string;
let client: pg.Client;
beforeAll(async () => {
  folder = await newTestFolder('update-');
  address = await newDatabase();
  client = new pg.Client({ connectionString: address });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await rm(folder, { recursive: true });
});

/** Takes the database back to migration 0031, and gives it the part of pg-boss's tables that says what waits. */
async function restoreOldQueue(documentIds: readonly number[]): Promise<void> {
  await client.query(`drop table jobs;
    alter table submissions drop column answers_readable, drop column teacher_marks, drop column counted_version, drop column replaced_marks, drop column marks_revision;
    drop table assignment_versions, push_messages, push_subscriptions, push_keys;
    alter table documents drop column unread_pages;
    alter table users drop column language;
    alter table mails drop column language;
    delete from drizzle.__drizzle_migrations where created_at > 1795730000000;
    create schema pgboss;
    create table pgboss.job (id uuid default gen_random_uuid(), name text not null, data jsonb, state text not null,
      retry_count int not null, start_after timestamptz not null default now(), started_on timestamptz)`);
  for (const [at, { state, retries, isClaimed, lane }] of jobsBefore.entries()) {
    await client.query(`insert into pgboss.job (name, data, state, retry_count) values ('write-quiz', $1, $2, $3)`, [
      { documentId: documentIds[at], ...(lane && { lane }) },
      state,
      retries,
    ]);
    if (isClaimed)
      await client.query(`update documents set status = 'processing', claimed_by = $1 where id = $2`, [
        STOPPED_INSTANCE,
        documentIds[at],
      ]);
  }
}

test('five documents that waited are read by the new server, each exactly once', async () => {
  const env = { DATABASE_URL: address, DATA_DIR: folder };
  const web = await startTestServer({ env: { ...env, ROLE: 'web' } });
  const student = await newStudent(web);
  const documentIds: number[] = [];
  for (const _ of jobsBefore) documentIds.push(await uploadFixture(student));
  await web.close();
  await restoreOldQueue(documentIds);

  const filesRead: string[] = [];
  const engine: typeof engineHere = {
    ...engineHere,
    run: (task) => {
      filesRead.push(task.file);
      return engineHere.run(task);
    },
  };
  const server = await startTestServer({ env, engine });
  const studentAgain: Student = { ...student, call: (name, options) => call(server, name, options, student.token) };
  for (const id of documentIds) expect(await finished(studentAgain, id)).toMatchObject({ upload_status: 'completed' });
  await expect.poll(async () => (await client.query('select 1 from jobs')).rowCount).toBe(0);
  await server.close();
  expect(new Set(filesRead).size).toBe(5);
  expect(filesRead).toHaveLength(5);
  const quizzes = await client.query('select document_id from quizzes order by document_id');
  expect(quizzes.rows.map((row) => row.document_id)).toEqual(documentIds);
});
