// What nobody will ask for again goes, and nothing that anybody may.

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '#server/database/database';
import { cleanUp } from '#server/jobs/cleanUp';
import { finished, uploadFixture } from '../support/documents.ts';
import { engineHere } from '../support/engineHere.ts';
import { createGate } from '../support/gate.ts';
import { call, newStudent, type Student } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const DAY = 24 * 3600 * 1000;

async function storedFiles({ dataDir }: TestServer): Promise<string[]> {
  const found = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Uploads so many documents, waits for their quizzes, and deletes them. */
async function deleteNew(student: Student, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const id = await uploadFixture(student);
    await finished(student, id);
    await student.call('deleteDocument', { params: { doc_id: id } });
  }
}

test('the file of a deleted document goes after a month, and its quiz can still be opened', async () => {
  let now = Date.now();
  const server = await startTestServer({ now: () => now, engine: engineHere });
  const student = await newStudent(server);
  const [kept, deleted] = [await uploadFixture(student), await uploadFixture(student)];
  const { generated_quiz_id: quizId } = await finished(student, deleted);
  await finished(student, kept);
  expect((await student.call('deleteDocument', { params: { doc_id: deleted } })).status).toBe(200);
  now += 29 * DAY;
  expect(await cleanUp(server.deps)).toMatchObject({ files: 0 });
  expect(await storedFiles(server)).toHaveLength(2);
  now += 2 * DAY;
  expect(await cleanUp(server.deps)).toMatchObject({ files: 1 });
  expect(await cleanUp(server.deps)).toMatchObject({ files: 0 });
  expect(await storedFiles(server)).toHaveLength(1);
  const texts = await rowsOf(server.deps.db, sql`select document_id from document_texts`);
  expect(texts.map(({ document_id }) => document_id)).toEqual([kept]);
  // It may still be wanted back: its quiz is all that is left of it, and all that is needed.
  const restored = await student.call('restoreDocument', { params: { doc_id: deleted } });
  expect(await restored.json()).toMatchObject({ upload_status: 'completed', generated_quiz_id: quizId });
  expect((await student.call('quiz', { params: { id: quizId ?? 0 } })).status).toBe(200);
  await server.close();
});

test('sessions and links that ran out go, living ones stay', async () => {
  let now = Date.now();
  const server = await startTestServer({ now: () => now, engine: engineHere });
  const early = await newStudent(server);
  // An account that holds nothing would go with its sessions.
  await seedQuiz(server, early);
  const counts = async () => {
    // The mail with the link is written behind the answer.
    await server.outbox();
    const rows = await rowsOf(
      server.deps.db,
      sql`select (select count(*) from sessions) as sessions, (select count(*) from mail_tokens) as tokens`,
    );
    return [Number(rows[0]?.sessions), Number(rows[0]?.tokens)];
  };
  const [sessionsAtFirst = 0, tokensAtFirst = 0] = await counts();
  expect(sessionsAtFirst).toBeGreaterThan(0);
  expect(tokensAtFirst).toBeGreaterThan(0);
  now += 61 * DAY;
  const late = await newStudent(server);
  const cleaned = await cleanUp(server.deps);
  expect(cleaned).toMatchObject({ sessions: sessionsAtFirst, tokens: tokensAtFirst });
  expect((await late.call('me')).status).toBe(200);
  expect((await early.call('me')).status).toBe(401);
  await server.close();
});

test('a file that cannot be removed holds up no other, and is tried again', async () => {
  let now = Date.now();
  const server = await startTestServer({ now: () => now, engine: engineHere });
  const student = await newStudent(server);
  await deleteNew(student, 3);
  now += 31 * DAY;
  const { files } = server.deps;
  let refused = 0;
  const remove = async (key: string) => {
    refused += 1;
    if (refused === 1) throw new Error('The store does not answer.');
    await files.remove(key);
  };
  expect(await cleanUp({ ...server.deps, files: { ...files, remove } })).toMatchObject({ files: 2 });
  expect(await cleanUp(server.deps)).toMatchObject({ files: 1 });
  expect(await storedFiles(server)).toEqual([]);
  await server.close();
});

test('two servers that clean up at once remove each file once, and neither waits for the other', async () => {
  let now = Date.now();
  const server = await startTestServer({ now: () => now, engine: engineHere });
  const student = await newStudent(server);
  await deleteNew(student, 4);
  now += 61 * DAY;
  const { files } = server.deps;
  const asked: string[] = [];
  const { open: meet, opened: met } = createGate();
  // Each holds a document until both do.
  const remove = async (key: string) => {
    asked.push(key);
    if (asked.length === 2) meet();
    await met;
    await files.remove(key);
  };
  const given = { ...server.deps, files: { ...files, remove } };
  const [one, other] = await Promise.all([cleanUp(given), cleanUp(given)]);
  expect([one.files + other.files, asked.length, new Set(asked).size]).toEqual([4, 4, 4]);
  expect(one.sessions + other.sessions).toBe(1);
  expect(await storedFiles(server)).toEqual([]);
  await server.close();
});

test('an unverified account goes when it holds nothing and was not used for a week', async () => {
  let now = Date.now();
  const server = await startTestServer({ now: () => now, engine: engineHere });
  const [unused, used, holding, verified] = await Promise.all([1, 2, 3, 4].map(() => newStudent(server)));
  if (!unused || !used || !holding || !verified) throw new Error('Nobody registered.');
  const mail = (await server.outbox()).find(({ to }) => to === verified.email);
  expect((await call(server, 'verifyEmail', { params: { token: mail?.link.split('/').pop() ?? '' } })).status).toBe(200);
  await seedQuiz(server, holding);
  now += 6 * DAY;
  expect((await used.call('me')).status).toBe(200);
  expect(await cleanUp(server.deps)).toMatchObject({ accounts: 0 });
  now += 2 * DAY;
  expect(await cleanUp(server.deps)).toMatchObject({ accounts: 1 });
  expect(await cleanUp(server.deps)).toMatchObject({ accounts: 0 });
  const statuses = await Promise.all([unused, used, holding, verified].map(async (one) => (await one.call('me')).status));
  expect(statuses).toEqual([401, 200, 200, 200]);
  expect(await (await unused.call('me')).json()).toMatchObject({ code: 'account_gone' });
  // The address is free for whom it belongs to.
  expect((await newStudent(server, { email: unused.email })).email).toBe(unused.email);
  await server.close();
});
