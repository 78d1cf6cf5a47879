// Whether an address has an account shows neither in status, headers and body of an answer nor in its time: the same work is done for
// both. It is counted here.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '#core/api/endpoints';
import { call, newStudent } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let known: string;
const asked: string[] = [];
const { query } = pg.Client.prototype;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT: 'on' } });
  known = (await newStudent(server)).email;
  await server.outbox();
  pg.Client.prototype.query = function listening(this: pg.Client, ...given: unknown[]) {
    const text = typeof given[0] === 'string' ? given[0] : (given[0] as { text?: string }).text;
    // Documents and mails that wait are looked at every few seconds, too; no login asks for either.
    if (text !== undefined && !/\bjobs\b|advisory|pg_locks|"mails"|"documents"|^(?:begin|commit|rollback)/.test(text))
      asked.push(text);
    return Reflect.apply(query as (...all: unknown[]) => unknown, this, given);
  } as typeof query;
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await server.close();
});

/** The answer but for its own name and time, and what the database is asked for, in order: verb and table. */
async function workOf(name: EndpointName, body: object) {
  asked.length = 0;
  const answer = await call(server, name, { body });
  await server.deps.post.settled();
  const headers = [...answer.headers].filter(([header]) => !/^(?:x-request-id|date)$/.test(header));
  return {
    answer: { status: answer.status, headers, text: await answer.text() },
    queries: asked.map((text) => /^\s*(\w+).*?(?:from|into|update) "?(\w+)"?/is.exec(text)?.slice(1).join(' ') ?? text),
  };
}

const asking = [
  ['login', (email: string) => ({ username: email, password: 'not this one' })],
  ['forgotPassword', (email: string) => ({ email })],
] as const;

test.each(asking)(
  'at %s, and in what follows, the database is asked as often for an address that nobody has',
  async (name, bodyOf) => {
    // Each account hashes, counts and prepares some things once.
    for (const email of [known, 'somebody-else@example.com']) await workOf(name, bodyOf(email));
    const mine = await workOf(name, bodyOf(known));
    const nobodys = await workOf(name, bodyOf('nobody@example.com'));
    expect(nobodys.answer).toEqual(mine.answer);
    expect(mine.answer.headers.length).toBeGreaterThan(5);
    expect(mine.queries.length).toBeGreaterThan(2);
    expect(nobodys.queries.map((one) => one.replace(/^(?:insert|delete) mail_tokens$/, 'write mail_tokens'))).toEqual(
      mine.queries.map((one) => one.replace(/^(?:insert|delete) mail_tokens$/, 'write mail_tokens')),
    );
  },
);
