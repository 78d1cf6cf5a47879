// What nobody will ask for again goes, and nothing that anybody may.

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '#server/database/database';
import { cleanUp } from '#server/jobs/cleanUp';
import { finished, uploadFixture } from '../support/documents.ts';
import { engineHere } from '../support/engineHere.ts';
import { call, newStudent } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const DAY = 24 * 3600 * 1000;

async function storedFiles({ dataDir }: TestServer): Promise<string[]> {
  const found = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
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
