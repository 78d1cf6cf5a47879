// Several processes on one database and one folder of files: those that answer, and those that work. Whatever is killed, what was
// taken is done, once.
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DocumentRow } from '#core/document';
import { Quiz } from '#core/quiz';
import { documentOf, finished, uploadFixture } from '../support/documents.ts';
import { type MailServer, startSmtp } from '../support/mailServer.ts';
import { newStudent, type Student } from '../support/people.ts';
import { freePort, newEmptyDatabase, newTestFolder } from '../support/postgres.ts';
import { type SpawnedServer, spawnFailing, spawnServer } from '../support/testServer.ts';

let dataDir: string;
let env: NodeJS.ProcessEnv;
let smtp: MailServer;
let running: SpawnedServer[];
beforeEach(async () => {
  dataDir = path.join(await newTestFolder('roles-'), 'data');
  smtp = await startSmtp();
  env = { DATABASE_URL: await newEmptyDatabase(), SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.kill()));
  await smtp.close();
});

async function start(role: 'web' | 'worker'): Promise<SpawnedServer> {
  const server = await spawnServer({ dataDir, port: await freePort(), env: { ...env, ROLE: role } });
  running.push(server);
  return server;
}

const studentOf = (server: SpawnedServer): Promise<Student> =>
  newStudent({ fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch });

test('what answers leaves the work to what works, which answers nobody but who asks after its health', async () => {
  const web = await start('web');
  const student = await studentOf(web);
  const id = await uploadFixture(student);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect((await documentOf(student, id)).upload_status).toBe('pending');
  expect(smtp.received).toEqual([]);
  const worker = await start('worker');
  expect(await finished(student, id)).toMatchObject({ upload_status: 'completed' });
  await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([student.email]);
  expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${worker.url}/api/documents`)).status).toBe(404);
});

test('six workers are killed while two answer: every document has one quiz, and every mail arrived', async () => {
  const kills = 6;
  const webs = [await start('web'), await start('web')];
  let worker = await start('worker');
  const taken: { student: Student; id: number }[] = [];
  for (let at = 0; at < kills; at += 1) {
    const student = await studentOf(webs[at % 2] as SpawnedServer);
    taken.push({ student, id: await uploadFixture(student) });
    // At another point of the work each time.
    await new Promise((resolve) => setTimeout(resolve, 150 + 350 * (at % 4)));
    await worker.kill();
    worker = await start('worker');
  }
  for (const { student, id } of taken) {
    const row = await finished(student, id);
    expect(row).toMatchObject({ upload_status: 'completed', error: null });
    const quiz = Quiz.parse(await (await student.call('quiz', { params: { id: row.generated_quiz_id ?? 0 } })).json());
    expect(quiz.questions.length).toBeGreaterThanOrEqual(3);
    expect((await (await student.call('documents')).json()) as DocumentRow[]).toHaveLength(1);
  }
  const quizzes = await Promise.all(taken.map(async ({ student, id }) => (await documentOf(student, id)).generated_quiz_id));
  expect(new Set(quizzes).size).toBe(kills);
  // Who was killed with a mail in hand leaves it for two minutes; more than one mail to one student is a kill in the very moment.
  const arrived = () => new Set(smtp.received.map(({ to }) => to)).size;
  await expect.poll(arrived, { timeout: 150_000, interval: 500 }).toBe(kills);
  expect(smtp.received.length).toBeLessThanOrEqual(2 * kills);
});

test.each(['web', 'worker'])('%s alone has no database, and says what to do', async (role) => {
  const { code, output } = await spawnFailing({ dataDir, port: 0, env: { ROLE: role } });
  expect(code).toBe(1);
  expect(output).toMatch(/^DATABASE_URL is missing: the database that Oasis brings belongs to one process/);
});
