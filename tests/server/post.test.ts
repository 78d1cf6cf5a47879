// Mails that wait: none is forgotten when the mail server is away or ours dies, none goes twice with several servers, and what
// waits tells nobody's secret.
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { dropResets, postpone, takeWaitingMail } from '#server/accounts/store';
import { rowsOf } from '#server/database/database';
import { type MailServer, startSmtp } from '../support/mailServer.ts';
import { call, newStudent, type Student } from '../support/people.ts';
import { dropDatabase, newDatabase } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const MINUTE_MS = 60_000;

let address: string;
let smtp: MailServer;
let isAway: boolean | 'late';
let time: number;
beforeEach(async () => {
  time = Date.parse('2026-03-01T10:00:00Z');
  isAway = false;
  address = await newDatabase();
  smtp = await startSmtp(undefined, () => isAway);
});
afterEach(async () => {
  await smtp.close();
  await dropDatabase(address);
});

/** A server on the one database, whose mails go to the one mail server. */
async function start(port = smtp.port): Promise<TestServer> {
  const env = { DATABASE_URL: address, SMTP_URL: `smtp://127.0.0.1:${port}`, APP_URL: 'https://oasis.example' };
  const server = await startTestServer({ env, now: () => time });
  let isOpen = true;
  const { close } = server;
  server.close = async () => {
    if (isOpen) await close();
    isOpen = false;
  };
  onTestFinished(() => server.close());
  return server;
}

const waiting = async ({ deps }: TestServer) => {
  const { rows } = (await deps.db.execute(sql`select * from mails order by id`)) as unknown as {
    rows: Record<string, unknown>[];
  };
  return rows;
};
const look = async ({ deps }: TestServer) => {
  deps.post.wake();
  await deps.post.settled();
};

test('what the mail server refuses is tried again, later each time, and its link works', async () => {
  const server = await start();
  isAway = true;
  const student = await newStudent(server);
  await look(server);
  const [first] = await waiting(server);
  expect(first).toMatchObject({ kind: 'verify', tries: 1 });
  await look(server);
  expect(await waiting(server)).toEqual([first]);
  const pauses: number[] = [];
  for (let tries = 2; tries <= 4; tries += 1) {
    const [before] = await waiting(server);
    pauses.push(Date.parse(String(before?.send_after)) - time);
    time = Date.parse(String(before?.send_after));
    await look(server);
  }
  expect(pauses).toEqual([10_000, 20_000, 40_000]);
  isAway = false;
  time += 80_000;
  await look(server);
  expect(smtp.received.map(({ to }) => to)).toEqual([student.email]);
  expect(await waiting(server)).toEqual([]);
  const token = smtp.received[0]?.link.split('/').pop() ?? '';
  expect((await call(server, 'verifyEmail', { params: { token } })).status).toBe(200);
});

test('a mail whose server died before it was sent is sent by another one', async () => {
  const dead = await start();
  isAway = true;
  const student = await newStudent(dead);
  await dead.close();
  // Taken, and never given back: as after a power cut.
  isAway = false;
  const next = await start();
  await next.deps.db.execute(sql`update mails set send_after = ${new Date(time + 2 * MINUTE_MS)}`);
  await look(next);
  expect(smtp.received).toEqual([]);
  time += 2 * MINUTE_MS;
  await look(next);
  expect(smtp.received.map(({ to }) => to)).toEqual([student.email]);
});

test('a stop is held up for a moment by a mail server that greets and is silent, however many mails wait; the next start sends them', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    socket.write('220 mail.example ESMTP\r\n');
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const stopped = await start(port);
  const students: Student[] = [];
  // Twenty seconds of silence for each would be more than any test has.
  for (let n = 0; n < 8; n += 1) students.push(await newStudent(stopped));
  await stopped.close();
  expect(sockets.length).toBeGreaterThan(0);
  const next = await start();
  await look(next);
  expect(smtp.received.map(({ to }) => to).sort()).toEqual(students.map(({ email }) => email).sort());
  expect(await waiting(next)).toEqual([]);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

test('a mail that the mail server took without a yes is sent again under the same Message-ID, and both of its links work', async () => {
  const server = await start();
  isAway = 'late';
  await newStudent(server);
  await look(server);
  isAway = false;
  time += MINUTE_MS;
  await look(server);
  const [first, second] = smtp.received;
  expect(smtp.received).toHaveLength(2);
  expect(first?.id).toMatch(/^[\w-]+@oasis\.example$/);
  expect(second?.id).toBe(first?.id);
  for (const mail of [second, first]) {
    const token = mail?.link.split('/').pop() ?? '';
    expect((await call(server, 'verifyEmail', { params: { token } })).status).toBe(200);
  }
});

test('of two servers one sends each mail', async () => {
  const servers = [await start(), await start()] as const;
  const students = await Promise.all(Array.from({ length: 6 }, (_, at) => newStudent(servers[at % 2] as TestServer)));
  isAway = true;
  await Promise.all(students.map(({ email }, at) => call(servers[at % 2] as TestServer, 'forgotPassword', { body: { email } })));
  await Promise.all(servers.map(look));
  isAway = false;
  time += MINUTE_MS;
  await Promise.all(servers.map(look));
  const resets = smtp.received.filter(({ subject }) => /reset/i.test(subject)).map(({ to }) => to);
  expect(resets.sort()).toEqual(students.map(({ email }) => email).sort());
});

test('what waits holds no link, and an unknown address waits as a known one does', async () => {
  const server = await start();
  const { email } = await newStudent(server);
  await look(server);
  isAway = true;
  for (const one of [email, 'nobody@example.com']) await call(server, 'forgotPassword', { body: { email: one } });
  await server.deps.post.settled();
  const [known, ...others] = await waiting(server);
  // The unknown one's work was done, and there is nothing to try again.
  expect(others).toEqual([]);
  expect(known).toEqual({
    id: expect.any(Number),
    kind: 'reset',
    user_id: null,
    email,
    provider: null,
    language: null,
    tries: 1,
    created_at: expect.anything(),
    send_after: expect.anything(),
  });
});

test('a link that would not work any more is not sent', async () => {
  const server = await start();
  const { email } = await newStudent(server);
  await look(server);
  isAway = true;
  await call(server, 'forgotPassword', { body: { email } });
  await server.deps.post.settled();
  isAway = false;
  time += 61 * MINUTE_MS;
  await look(server);
  expect(smtp.received.map(({ subject }) => subject)).toEqual(['Verify your email address']);
  expect(await waiting(server)).toEqual([]);
});

describe('a reset that was asked for before the password was changed', () => {
  const changed = { new_password: 'purple monkey dishwasher' };
  const resets = () => smtp.received.filter(({ subject }) => /reset/i.test(subject));

  test('and whose mail still waits is not sent any more', async () => {
    const server = await start();
    const student = await newStudent(server);
    const other = await newStudent(server);
    await look(server);
    const token =
      smtp.received
        .find(({ to }) => to === student.email)
        ?.link.split('/')
        .pop() ?? '';
    expect((await call(server, 'verifyEmail', { params: { token } })).status).toBe(200);
    isAway = true;
    for (const email of [student.email.toUpperCase(), other.email]) await call(server, 'forgotPassword', { body: { email } });
    await look(server);
    const body = { current_password: student.password, ...changed };
    expect((await student.call('changePassword', { body })).status).toBe(200);
    isAway = false;
    time += MINUTE_MS;
    await look(server);
    expect(resets().map(({ to }) => to)).toEqual([other.email]);
    expect(await waiting(server)).toEqual([]);
  });

  test('and whose mail was taken, but not sent yet, makes no link', async () => {
    const server = await start();
    const student = await newStudent(server);
    await look(server);
    isAway = true;
    await call(server, 'forgotPassword', { body: { email: student.email } });
    await look(server);
    isAway = false;
    time += MINUTE_MS;
    let looked: Promise<void> | null = null;
    await server.deps.db.transaction(async (tx) => {
      // So the sender stands still before it finds the account.
      await tx.execute(sql`lock table users in access exclusive mode`);
      looked = look(server);
      await expect.poll(async () => (await waiting(server))[0]?.tries).toBe(2);
      const id = Number((await rowsOf(tx, sql`select id from users`))[0]?.id);
      await dropResets(tx, { id, email: student.email });
    });
    await looked;
    expect(resets()).toEqual([]);
  });
});

test('an account that was not made is told nothing, and one that is gone is written to no more', async () => {
  const server = await start();
  isAway = true;
  const student = await newStudent(server);
  const again = await call(server, 'register', { body: { email: student.email, password: 'long enough' } });
  expect(again.status).toBe(409);
  await server.deps.post.settled();
  expect(await waiting(server)).toHaveLength(1);
  expect((await student.call('deleteAccount', { body: { password: student.password } })).status).toBe(200);
  expect(await waiting(server)).toEqual([]);
});

test('a server that was too slow puts off no mail that another one has taken since', async () => {
  const server = await start();
  const { db } = server.deps;
  isAway = true;
  await newStudent(server);
  await look(server);
  const at = (minutes: number) => new Date(time + minutes * MINUTE_MS);
  const slow = await takeWaitingMail(db, at(10), at(12));
  const next = await takeWaitingMail(db, at(13), at(15));
  if (slow === null || next === null) throw new Error('No mail waits.');
  await postpone(db, slow, at(60));
  expect((await db.query.mails.findFirst())?.sendAfter).toEqual(next.sendAfter);
  await postpone(db, next, at(14));
  expect((await db.query.mails.findFirst())?.sendAfter).toEqual(at(14));
});
