// An account is taken over, or its password set anew, while another request checks the old password: that request gets nothing.
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { call, newStudent, type Student } from '../support/people.ts';
import { dropDatabase, newDatabase } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

async function open() {
  const address = await newDatabase();
  const server = await startTestServer({ env: { DATABASE_URL: address } });
  const rescuer = new pg.Client({ connectionString: address });
  await rescuer.connect();
  onTestFinished(async () => {
    await rescuer.end();
    await server.close();
    await dropDatabase(address);
  });
  return { server, rescuer, intruder: await newStudent(server) };
}

/** The account gets another password and loses its sessions in a transaction that is open until the request waits, or has its answer. */
async function takenDuring(rescuer: pg.Client, request: () => Promise<Response>): Promise<Response> {
  await rescuer.query('begin');
  await rescuer.query(`update users set password_hash = 'of its owner'`);
  await rescuer.query('delete from sessions');
  let isAnswered = false;
  const answer = request().finally(() => {
    isAnswered = true;
  });
  const waitingSql = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while (!isAnswered && (await rescuer.query(waitingSql)).rows.length === 0);
  await rescuer.query('commit');
  return answer;
}

const requests: [string, (server: TestServer, student: Student) => Promise<Response>][] = [
  ['login', (server, { email, password }) => call(server, 'login', { body: { username: email, password } })],
  [
    'changePassword',
    (_, { password, call: ask }) =>
      ask('changePassword', { body: { current_password: password, new_password: 'correct horse staple' } }),
  ],
  ['deleteAccount', (_, { password, call: ask }) => ask('deleteAccount', { body: { password } })],
];

test.each(requests)('%s with the password of before', async (_, request) => {
  const { server, rescuer, intruder } = await open();
  expect((await takenDuring(rescuer, () => request(server, intruder))).status).toBe(401);
  expect((await rescuer.query('select password_hash from users')).rows).toEqual([{ password_hash: 'of its owner' }]);
  expect((await rescuer.query('select id from sessions')).rows).toEqual([]);
});
