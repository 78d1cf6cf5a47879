// A server that is killed in the middle of a job: the next start finishes it, once.
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Quiz } from '#core/quiz/quiz';
import { documentOf, finished, uploadFixture } from '../support/documents.ts';
import { newStudent, type Student } from '../support/people.ts';
import { freePort, newEmptyDatabase, newTestFolder } from '../support/postgres.ts';
import { type SpawnedServer, spawnServer } from '../support/testServer.ts';

let folder: string;
beforeAll(async () => {
  folder = await newTestFolder('restart-');
});

/** A student whose calls go to whichever server runs at the moment. */
async function studentOf(current: { server: SpawnedServer }): Promise<Student> {
  return newStudent({ fetch: ((input: string, init?: RequestInit) => fetch(current.server.url + input, init)) as typeof fetch });
}

async function expectOneQuiz(student: Student, documentId: number): Promise<void> {
  const row = await finished(student, documentId);
  expect(row).toMatchObject({ upload_status: 'completed', error: null });
  const quiz = await student.call('quiz', { params: { id: row.generated_quiz_id ?? 0 } });
  expect(Quiz.parse(await quiz.json()).questions.length).toBeGreaterThanOrEqual(3);
  expect((await student.call('quiz', { params: { id: (row.generated_quiz_id ?? 0) + 1 } })).status).toBe(404);
}

test('on the database that Oasis brings: killed twice before it is done, then left alone', async () => {
  const dataDir = path.join(folder, 'embedded');
  const current = { server: await spawnServer({ dataDir, port: await freePort() }) };
  const student = await studentOf(current);
  const documentId = await uploadFixture(student);
  for (let n = 0; n < 2; n += 1) {
    await expect.poll(async () => (await documentOf(student, documentId)).upload_status, { interval: 20 }).toBe('processing');
    await current.server.kill();
    current.server = await spawnServer({ dataDir, port: await freePort() });
  }
  await expectOneQuiz(student, documentId);
  expect(await current.server.stop()).toBe(0);
});

test('on one DATABASE_URL: the other server takes over', async () => {
  const env = { DATABASE_URL: await newEmptyDatabase() };
  const dataDir = path.join(folder, 'shared');
  const [dying, living] = await Promise.all([
    spawnServer({ dataDir, port: await freePort(), env }),
    spawnServer({ dataDir, port: await freePort(), env }),
  ]);
  const current = { server: dying };
  const student = await studentOf(current);
  const documentId = await uploadFixture(student);
  await expect.poll(async () => (await documentOf(student, documentId)).upload_status, { interval: 20 }).toBe('processing');
  await dying.kill();
  current.server = living;
  await expectOneQuiz(student, documentId);
  expect(await living.stop()).toBe(0);
});
