// A file store that fails in the middle of an upload: the student hears so at once, and what came before is kept.
import { createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#core/api/allEndpoints';
import { pathOf } from '#core/api/endpoints';
import { type Listening, listen } from '#server/http/listen';
import { newStudent, type Student } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { ORIGIN, startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let student: Student;
let listening: Listening;

beforeAll(async () => {
  server = await startTestServer();
  student = await newStudent(server);
  listening = await listen({ host: '127.0.0.1', port: 0, appUrl: ORIGIN });
  listening.answerWith(server.app.fetch);
});
afterAll(async () => {
  await listening.close();
  await server.close();
});

function upload(bytes: number): Promise<Response> {
  const form = new FormData();
  form.append('file', new File(['A norm is a rule. '.repeat(Math.ceil(bytes / 18))], 'notes.txt', { type: 'text/plain' }));
  const headers = { Authorization: `Bearer ${student.token}` };
  return fetch(listening.url + pathOf(endpoints.upload), { method: 'POST', headers, body: form });
}

test.each([40_000, 20_000_000])(
  '%d bytes on a full disk are 507 with a sentence, and the next upload is taken',
  async (bytes) => {
    const { files } = server.deps;
    server.deps.files = {
      ...files,
      receive: async (content) => {
        await pipeline(content, createWriteStream('/dev/full'));
        throw new Error('A full disk took a file.');
      },
    };
    const refused = await upload(bytes);
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({ detail: 'The server has no room for this file. Please try again later.' });
    server.deps.files = files;
    expect((await upload(bytes)).status).toBe(201);
  },
);

test('a hand-in that the database has no room for is 507 with a sentence, and is taken once there is', async () => {
  const { quizId } = await seedQuiz(server, student);
  const full = `create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`;
  await server.deps.db.execute(full);
  await server.deps.db.execute('create trigger no_room before insert on submissions execute function no_room()');
  const handIn = () =>
    student.call('submit', {
      params: { id: quizId },
      body: { answers: [{ question_id: 1, answer_given: 'B' }] },
      headers: { 'Idempotency-Key': '3e7c1f0a-6d0b-4a63-9b57-0f8d7a1c2b3d' },
    });
  const refused = await handIn();
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({ detail: 'The server is full. Please try again later.' });
  await server.deps.db.execute('drop trigger no_room on submissions');
  expect((await handIn()).status).toBe(200);
});

test('what students upload, and mails with links, can be read by nobody else on the machine', async () => {
  const files = path.join(server.dataDir, 'files');
  const entries = await readdir(files, { recursive: true, withFileTypes: true });
  const kept = entries.filter((one) => one.isFile() && one.name !== 'incoming');
  expect(kept.length).toBeGreaterThan(0);
  for (const one of kept) expect((await stat(path.join(one.parentPath, one.name))).mode & 0o777).toBe(0o600);
  const folders = entries.filter((one) => one.isDirectory());
  for (const one of folders) expect((await stat(path.join(one.parentPath, one.name))).mode & 0o777).toBe(0o700);
  await server.outbox();
  const outbox = path.join(server.dataDir, 'outbox');
  const mails = await readdir(outbox);
  expect(mails.length).toBeGreaterThan(0);
  for (const name of mails) expect((await stat(path.join(outbox, name))).mode & 0o777).toBe(0o600);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
});
