// What the log never holds: whatever a request, a query or a foreign error says.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createApp } from '#server/app';
import { createLog } from '#server/process/log';
import { call, newStudent } from '../support/people.ts';
import { ORIGIN, startTestServer, type TestServer } from '../support/testServer.ts';

const NOON = '2026-11-20T12:00:00.000Z';

/** A server whose lines of the log are kept, and a student of it. */
async function startLogged() {
  const { deps, close } = await startTestServer();
  const lines: string[] = [];
  const app = createApp({ ...deps, log: createLog((line) => void lines.push(line)) });
  const server: Pick<TestServer, 'fetch' | 'deps'> = {
    deps,
    fetch: async (input, init) => app.fetch(new Request(new URL(String(input), ORIGIN), init)),
  };
  return { server, lines, student: await newStudent(server), close };
}

test('no address, no hash, no answer and no token, when the database fails under every call', async () => {
  const { server, lines, student, close } = await startLogged();
  const token = 'a-token-that-came-by-mail';
  await server.deps.db.execute(sql`alter table users rename to gone`);
  await server.deps.db.execute(sql`alter table mail_tokens rename to gone_too`);
  await call(server, 'register', { body: { email: 'secret-person@example.com', password: 'secret-password' } });
  await call(server, 'login', { body: { username: student.email, password: 'secret-password' } });
  const failed = await call(server, 'verifyEmail', { params: { token } });
  await call(server, 'resetPassword', { body: { token, new_password: 'secret-password' } });
  await student.call('submit', { params: { id: 1 }, body: { answers: [{ question_id: 1, answer_given: 'secret-answer' }] } });
  const text = lines.join('');
  expect(lines.length).toBeGreaterThanOrEqual(5);
  const id = failed.headers.get('x-request-id');
  expect(id).toMatch(/^[\w-]{12}$/);
  expect(text).toContain(`A request failed. request=${id} method=POST route=/api/auth/verify-email/:token status=500`);
  expect(text).toMatch(/caused by \w+ 42P01/);
  expect(text).toMatch(/at .*store\.ts/);
  for (const secret of ['example.com', 'secret', token, 'argon2', 'params', 'select', student.token]) {
    expect(text).not.toContain(secret);
  }
  await close();
});

test('one line for each refused write, with its key where that is a UUID; none for a refused reading', async () => {
  const { lines, student, close } = await startLogged();
  const key = '3e7c1f0a-6d0b-4a63-9b57-0f8d7a1c2b3d';
  const submit = (named: string) =>
    student.call('submit', { params: { id: 9 }, body: { answers: [] }, headers: { 'Idempotency-Key': named } });
  await student.call('quiz', { params: { id: 9 } });
  expect(lines).toEqual([]);
  const refused = await submit(key);
  await submit('ama@example.com');
  await student.call('mark', { params: { id: 9, submission_id: key }, body: { marks: [{ question_id: 1, marked_at: NOON }] } });
  const head = `A write was refused. request=${refused.headers.get('x-request-id')} method=POST`;
  expect(lines).toEqual([
    expect.stringContaining(`${head} route=/api/quizzes/:id/submit status=404 code=quiz_not_found key=${key}`),
    expect.stringMatching(/ route=\/api\/quizzes\/:id\/submit status=422 code=not_valid\n$/),
    expect.stringContaining(`submission_id/marks status=404 code=quiz_not_found key=${key}`),
  ]);
  await close();
});

test('only fields that are known to be harmless', () => {
  const lines: string[] = [];
  const log = createLog((line) => void lines.push(line));
  const err = Object.assign(new Error('to ama@example.com'), { code: 'EENVELOPE', recipient: 'ama@example.com' });
  log.error({ err, to: 'ama@example.com', path: '/verify-email/x', document: 7 }, 'A mail failed.');
  expect(lines[0]).toMatch(/ERROR A mail failed\. document=7\n {2}Error EENVELOPE\n +at /);
  expect(lines[0]).not.toMatch(/ama|verify/);
});
