// Pictures of text are read for minutes, so a kill most often meets them: nobody goes on waiting, and nothing is left behind.
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { documentOf, finished, NOTES } from '../support/documents.ts';
import { logIn, newStudent, type Student } from '../support/people.ts';
import { freePort, newDatabase, newTestFolder } from '../support/postgres.ts';
import { linesOfText, scanOf } from '../support/scan.ts';
import { type SpawnedServer, spawnServer } from '../support/testServer.ts';

const fetchOf = (server: SpawnedServer) => ({
  fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch,
});

async function uploadScan(student: Student, bytes: Uint8Array): Promise<number> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'scan.pdf', { type: 'application/pdf' }));
  return ((await (await student.call('upload', { body: form })).json()) as { doc_id: number }).doc_id;
}

/** The processes that read documents for this server. */
function readersOf(server: SpawnedServer): number[] {
  return execFileSync('ps', ['-o', 'pid=,ppid=,args=', '-A'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) .*engineChild/.exec(line) ?? [])
    .filter(([, , parent]) => Number(parent) === server.pid)
    .map(([, pid]) => Number(pid));
}

/** Waits until pictures are being recognised. */
async function recognising(database: pg.Client): Promise<void> {
  const long = `select 1 from jobs where taken_by is not null and lane = 'long' and started_at < now() - interval '1 second'`;
  await expect.poll(async () => (await database.query(long)).rowCount, { interval: 100 }).toBe(1);
}

test('its process is killed: the student hears so; the server is killed: another one reads it from the start', async () => {
  const lines = linesOfText(await readFile(new URL(`../support/fixtures/${NOTES}`, import.meta.url), 'utf8'));
  const scan = await scanOf([lines.slice(0, 45), lines.slice(45, 90)]);
  const dataDir = path.join(await newTestFolder('recognition-'), 'data');
  const env = { DATABASE_URL: await newDatabase() };
  const first = await spawnServer({ dataDir, port: await freePort(), env });
  onTestFinished(() => first.kill());
  const database = new pg.Client({ connectionString: env.DATABASE_URL });
  await database.connect();
  onTestFinished(() => database.end());
  const student = await newStudent(fetchOf(first));
  const killed = await uploadScan(student, scan);
  await recognising(database);
  for (const pid of readersOf(first)) process.kill(pid, 'SIGKILL');
  expect(await finished(student, killed)).toMatchObject({
    upload_status: 'error',
    error: expect.stringMatching(/^This file is too large/),
  });

  const id = await uploadScan(student, scan);
  await recognising(database);
  const readers = readersOf(first);
  await first.kill();
  await expect.poll(() => readers.filter(isAlive)).toEqual([]);
  const second = await spawnServer({ dataDir, port: await freePort(), env });
  onTestFinished(() => second.kill());
  const again = await logIn(fetchOf(second), student.email, student.password);
  const status = async () => (await documentOf(again, id)).upload_status;
  await expect.poll(status, { timeout: 240_000, interval: 500 }).toBe('completed');
  expect(await readdir(path.join(dataDir, 'files', 'incoming'))).toEqual([]);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
