// Several processes on one database and one folder of files: those that answer, and those that work. What becomes of them when some are
// killed stands in fleet/.
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test.each(['web', 'worker'])('%s alone has no database, and says what to do', async (role) => {
  const { code, output } = await spawnFailing({ dataDir, port: 0, env: { ROLE: role } });
  expect(code).toBe(1);
  expect(output).toMatch(/^DATABASE_URL is missing: the database that Oasis brings belongs to one process/);
});
