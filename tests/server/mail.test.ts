// Mails: to a real SMTP server when there is one, else as files whose names sort by time.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailer } from '#server/outside/mail';
import { silentLog } from '#server/process/log';
import { createGate } from '../support/gate.ts';
import { startSmtp } from '../support/mailServer.ts';
import { call, logIn, newStudent } from '../support/people.ts';
import { parseMail, type SentMail, startTestServer } from '../support/testServer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oasis-mail-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('verification and reset arrive at a real mail server, and their links work', async () => {
  const smtp = await startSmtp();
  const server = await startTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, APP_URL: 'https://oasis.example/' } });
  const student = await newStudent(server);
  const { email } = student;
  await call(server, 'forgotPassword', { body: { email } });
  await server.deps.post.settled();

  const { received } = smtp;
  const [verify, reset] = [/verify/i, /reset/i].map((subject) => received.find((mail) => subject.test(mail.subject)));
  expect(received.map((mail) => mail.to)).toEqual([email, email]);
  expect(smtp.senders).toEqual(['no-reply@oasis.example', 'no-reply@oasis.example']);
  expect(verify?.link).toMatch(/^https:\/\/oasis\.example\/verify-email\/[\w-]{43}$/);
  expect(reset?.link).toMatch(/^https:\/\/oasis\.example\/reset-password\/[\w-]{43}$/);
  expect((await call(server, 'verifyEmail', { params: { token: tokenOf(verify) } })).status).toBe(200);
  expect(await (await student.call('me')).json()).toMatchObject({ is_verified: true });
  const body = { token: tokenOf(reset), new_password: 'a brand new one' };
  expect((await call(server, 'resetPassword', { body })).status).toBe(200);
  expect((await student.call('me')).status).toBe(401);
  await logIn(server, email, 'a brand new one');
  expect(await readdir(path.join(server.dataDir, 'outbox')).catch(() => 'none')).toBe('none');
  await server.close();
  await smtp.close();
});

test('a mail server that asks for a user and a password gets them from SMTP_URL', async () => {
  const smtp = await startSmtp({ user: 'oasis@mail', password: 'p@ss:w/rd' });
  const user = encodeURIComponent('oasis@mail');
  const passwords = ['p@ss:w/rd', 'another'];
  for (const password of passwords) {
    const env = { SMTP_URL: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${smtp.port}` };
    const server = await startTestServer({ env });
    await newStudent(server);
    await server.close();
  }
  expect(smtp.received).toHaveLength(1);
  await smtp.close();
});

function tokenOf(mail: SentMail | undefined): string {
  return mail?.link.split('/').pop() ?? 'no mail';
}

describe('a mail server that takes the call and', () => {
  /** A server of the mail's port that says the same again and again. */
  async function startSilent(greeting: string, everyMs: number, longestMs: number) {
    const { open: left, opened: isLeft } = createGate();
    const silent = createServer((socket) => {
      socket.on('error', () => {});
      const again = setInterval(() => socket.write(greeting), everyMs);
      socket.on('close', () => {
        clearInterval(again);
        left();
      });
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const close = () => new Promise((resolve) => silent.close(resolve));
    const place = { smtpUrl: `smtp://127.0.0.1:${port}`, outbox: folder, appUrl: 'https://oasis.example' };
    return { mailer: createMailer({ ...place, log: silentLog, now: () => 0, longestMs }), isLeft, close };
  }
  const mail = { to: 'ama@example.com', subject: 'x', text: 'x', link: 'x', name: 'x' };

  test('never comes to an end of its greeting is given up, and its connection ends', async () => {
    const { mailer, isLeft, close } = await startSilent('220-mail.example is thinking\r\n', 20, 400);
    await expect(mailer.send(mail)).rejects.toThrow(/abort/i);
    await isLeft;
    await close();
  });
});

test('without a mail server each mail is a file, however often it is sent, and its link is logged', async () => {
  const logged: object[] = [];
  const log = { ...silentLog, info: (fields: object) => void logged.push(fields) };
  const times = [
    Date.parse('2026-03-01T10:00:00.100Z'),
    Date.parse('2026-03-01T10:00:00.100Z'),
    Date.parse('2026-12-01T09:00:00Z'),
  ];
  let at = 0;
  const mailer = createMailer({
    smtpUrl: null,
    outbox: folder,
    appUrl: 'https://oasis.example',
    log,
    now: () => times[Math.floor(at)] ?? 0,
  });
  const subjects = ['first', 'second — ünïcode', 'third'];
  for (const subject of subjects) {
    const link = `https://oasis.example/${'x'.repeat(100)}`;
    await mailer.send({ to: 'ama@example.com', subject, text: `Open this:\n\n${link}\n`, link, name: `mail-${at}` });
    at += 1;
  }
  // The server died between the file and the end of its row.
  await mailer.send({ to: 'ama@example.com', subject: 'third', text: 'Again.', link: 'again', name: 'mail-2' });
  const names = (await readdir(folder)).sort();
  expect(names).toHaveLength(3);
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
  const sources = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  expect(parseMail(sources[0] ?? '').subject).toBe('first');
  expect(parseMail(sources[2] ?? '').subject).toBe('third');
  expect(sources[0]).toMatch(/^From: Oasis <no-reply@oasis\.example>$/m);
  expect(sources[0]).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  // Whoever copies the link from the file gets all of it.
  expect(sources[0]).toContain(`https://oasis.example/${'x'.repeat(100)}\n`);
  expect(parseMail(sources[0] ?? '').link).toBe(`https://oasis.example/${'x'.repeat(100)}`);
  expect(logged).toHaveLength(4);
  expect(logged[0]).toEqual({ link: `https://oasis.example/${'x'.repeat(100)}` });
});
