// A database that is busy or away is a sentence and a time to come back, and never an end of the others' requests.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#server/database/database';
import { call, newStudent } from '../support/people.ts';
import { newDatabase } from '../support/postgres.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { startTestServer } from '../support/testServer.ts';

test('a locked table is 503 with Retry-After, and the other tables are served meanwhile', async () => {
  const address = await newDatabase();
  const server = await startTestServer({ env: { DATABASE_URL: address } });
  const student = await newStudent(server);
  const { quizId } = await seedQuiz(server, student);
  const holder = new pg.Client({ connectionString: address });
  await holder.connect();
  await holder.query('begin; lock table submissions in access exclusive mode');
  const asked = Array.from({ length: 12 }, () => student.call('score', { params: { id: quizId } }));
  const answers = await Promise.all(asked);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
  expect(answers[0]?.headers.get('Retry-After')).toBe('5');
  expect(await answers[0]?.json()).toMatchObject({ detail: 'The server is busy. Please try again in a moment.' });
  expect((await student.call('me')).status).toBe(200);
  await holder.query('rollback');
  await holder.end();
  expect((await student.call('submissions', { params: { id: quizId } })).status).toBe(200);
  await server.close();
});

test('a query that takes longer than 15 seconds is 503 with Retry-After, and others are served meanwhile', async () => {
  const server = await startTestServer();
  const student = await newStudent(server);
  await server.deps.db.execute(`create function slowly() returns trigger language plpgsql as
    $$ begin perform pg_sleep(30); return new; end $$`);
  await server.deps.db.execute(`create trigger slowly before insert on users for each row
    when (new.email like 'slow%') execute function slowly()`);
  let isOver = false;
  const slow = Promise.all(
    ['slow1@example.com', 'slow2@example.com'].map((email) =>
      call(server, 'register', { body: { email, password: 'correct horse battery' } }),
    ),
  ).finally(() => {
    isOver = true;
  });
  expect((await student.call('documents')).status).toBe(200);
  expect(isOver).toBe(false);
  const answers = await slow;
  expect(answers.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual(Array(2).fill([503, '5']));
  expect(await answers[0]?.json()).toMatchObject({ detail: 'The server is busy. Please try again in a moment.' });
  // Nothing of them is left behind: neither a row nor a query.
  const asleep =
    "select 1 from pg_stat_activity where datname = current_database() and query like 'insert%' and state = 'active'";
  expect(await rowsOf(server.deps.db, sql.raw(asleep))).toEqual([]);
  expect(await rowsOf(server.deps.db, sql`select email from users`)).toEqual([{ email: student.email }]);
  await server.close();
});

test('a quiz that another request makes between two questions about its key is found, not refused', async () => {
  const address = await newDatabase();
  const server = await startTestServer({ env: { DATABASE_URL: address } });
  const student = await newStudent(server);
  const body = { ...sampleQuiz, made_from: { kind: 'import', filename: 'term.gift' } };
  const create = (key: string) => student.call('createQuiz', { body, headers: { 'Idempotency-Key': key } });
  const [before, key] = [randomUUID(), randomUUID()];
  const { quiz_id: id } = (await (await create(before)).json()) as { quiz_id: number };
  const holder = new pg.Client({ connectionString: address });
  await holder.connect();
  await holder.query('begin; lock table documents in access exclusive mode');
  const answer = create(key);
  const waiting = "select 1 from pg_locks where not granted and relation = 'documents'::regclass";
  await vi.waitFor(async () => expect((await holder.query(waiting)).rowCount).toBeGreaterThan(0), 10_000);
  await holder.query('update documents set upload_key = $1 where upload_key = $2', [key, before]);
  await holder.query('update quizzes set own_key = $1 where own_key = $2', [key, before]);
  await holder.query('commit');
  await holder.end();
  expect([(await answer).status, await (await answer).json()]).toMatchObject([201, { quiz_id: id }]);
  await server.close();
});
