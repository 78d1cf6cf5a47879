// How much anybody may ask for: tries at a login, the size of what is sent, and what an answer may cost. A school behind one
// address is not kept out, and an owner is not kept out by strangers.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#core/api/allEndpoints';
import { API_BASE, pathOf } from '#core/api/endpoints';
import { rowsOf } from '#server/database/database';
import { call, newStudent, type Student } from '../support/people.ts';
import { dropDatabase, newDatabase } from '../support/postgres.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../support/testServer.ts';

const MINUTE = 60_000;
const PASSWORD = 'correct horse battery';

let server: TestServer;
let time = Date.parse('2026-11-22T10:00:00Z');

const startLimited = async (options: TestServerOptions = {}) => {
  const started = await startTestServer({ ...options, now: () => time, env: { RATE_LIMIT: 'on', ...options.env } });
  onTestFinished(() => started.close());
  server = started;
};

/** One login as it comes from an address of the network. */
const loginFrom = async (address: string, username: string, password: string, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams({ username, password });
  const request = new Request(`http://localhost:3000${pathOf(endpoints.login)}`, { method: 'POST', body, headers });
  return server.app.fetch(request, { incoming: { socket: { remoteAddress: address } } });
};
const registerFrom = async (address: string, email: string) => {
  const body = JSON.stringify({ email, password: PASSWORD });
  const request = new Request(`http://localhost:3000${pathOf(endpoints.register)}`, { method: 'POST', body });
  return server.app.fetch(request, { incoming: { socket: { remoteAddress: address } } });
};
const countOf = async (answers: Promise<Response>[]) => {
  const counts: Record<number, number> = {};
  for (const answer of answers) {
    const { status } = await answer;
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};
const times = (count: number) => Array.from({ length: count }, (_, n) => n);

test('changes of one’s own password are limited, also those that succeed', async () => {
  await startLimited();
  const student = await newStudent(server, { password: PASSWORD });
  const body = { current_password: PASSWORD, new_password: PASSWORD };
  for (const n of times(12))
    expect([n, (await student.call('changePassword', { body })).status]).toEqual([n, n < 10 ? 200 : 429]);
});

describe('tries at a login', () => {
  test('are counted for the account, however many characters that no name has are put around it', async () => {
    await startLimited();
    const { email } = await newStudent(server, { password: PASSWORD });
    const statuses: number[] = [];
    for (const n of times(30)) {
      const name = `${'\u0000'.repeat(n)}${n % 2 ? email.toUpperCase() : ` ${email} `}${'\u0000'.repeat(n % 3)}`;
      statuses.push((await loginFrom('10.0.0.1', name, 'wrong')).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
    expect((await loginFrom('10.0.0.1', `\u0000${email}`, PASSWORD)).status).toBe(429);
  });

  test('of a school behind one address are all right: 300 register and sign in within five minutes', async () => {
    await startLimited();
    const emails = times(300).map((n) => `pupil${n}@school.example`);
    expect(await countOf(emails.map((email) => registerFrom('10.0.0.1', email)))).toEqual({ 201: 300 });
    // What one of them overdoes is over soon.
    const oneMore = await registerFrom('10.0.0.1', 'pupil300@school.example');
    expect([oneMore.status, Number(oneMore.headers.get('Retry-After')) <= 600]).toEqual([429, true]);
    time += 2 * MINUTE;
    // Some mistype once.
    const slips = emails.filter((_, n) => n % 5 === 0).map((email) => loginFrom('10.0.0.1', email, 'mistyped'));
    expect(await countOf(slips)).toEqual({ 401: 60 });
    expect(await countOf(emails.map((email) => loginFrom('10.0.0.1', email, PASSWORD)))).toEqual({ 200: 300 });
  });

  test('of one address at many names end, also all at once', async () => {
    await startLimited();
    const tries = times(200).map((n) => loginFrom('10.0.0.1', `name${n}@example.com`, 'wrong'));
    expect(await countOf(tries)).toEqual({ 401: 150, 429: 50 });
    // Two rows a name and one for the address: what is refused writes none, whatever it is called.
    expect(await rowsOf(server.deps.db, sql`select count(*) as kept from rate_limits`)).toEqual([{ kept: 301 }]);
    expect((await loginFrom('10.0.0.2', 'name0@example.com', 'wrong')).status).toBe(401);
  });

  test('of many addresses at one name end; the owner gets in from a browser that was signed in before', async () => {
    await startLimited();
    const { email } = await newStudent(server, { password: PASSWORD });
    const first = await loginFrom('10.9.9.9', email, PASSWORD);
    const cookie = first.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^oasis_browser=[\w-]{43}; .*HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Path=\/api\/auth(?:;|$)/);
    const tries = times(30).map((n) => loginFrom(`10.0.1.${n}`, email, 'wrong'));
    expect(await countOf(tries)).toEqual({ 401: 20, 429: 10 });
    expect((await loginFrom('10.0.2.1', email, PASSWORD)).status).toBe(429);
    const Cookie = cookie.split(';')[0] ?? '';
    expect((await loginFrom('10.0.2.1', email, PASSWORD, { Cookie })).status).toBe(200);
    // The cookie opens nothing by itself, counts for its own account alone, and has a limit too.
    const stranger = await newStudent(server, { password: PASSWORD });
    for (const n of times(30)) await loginFrom(`10.0.3.${n}`, stranger.email, 'wrong');
    expect((await loginFrom('10.0.2.1', stranger.email, PASSWORD, { Cookie })).status).toBe(429);
    const more = times(11).map(() => loginFrom('10.0.2.1', email, 'wrong', { Cookie }));
    expect(await countOf(more)).toEqual({ 401: 10, 429: 1 });
    expect(JSON.stringify(await server.deps.db.query.knownBrowsers.findMany())).not.toContain(Cookie.split('=')[1]);
  });

  test('by others do not keep out an owner who has set a new password by mail', async () => {
    await startLimited();
    const { email } = await newStudent(server, { password: PASSWORD });
    for (const n of times(25)) await loginFrom(`10.0.1.${n}`, email, 'wrong');
    await call(server, 'forgotPassword', { body: { email } });
    const token =
      (await server.outbox())
        .findLast((mail) => mail.to === email)
        ?.link.split('/')
        .pop() ?? '';
    expect((await call(server, 'resetPassword', { body: { token, new_password: 'a brand new one' } })).status).toBe(200);
    expect((await loginFrom('10.0.2.1', email, 'a brand new one')).status).toBe(200);
  });
});

test('tries count for all processes on one database, and a restart forgets none', async () => {
  const DATABASE_URL = await newDatabase();
  onTestFinished(() => dropDatabase(DATABASE_URL));
  const statuses: number[] = [];
  for (const tries of [4, 6, 2]) {
    await startLimited({ env: { DATABASE_URL } });
    for (const _ of times(tries)) statuses.push((await loginFrom('10.0.0.1', 'guess@example.com', 'wrong')).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

describe('what is sent', () => {
  test('a name of 4 MB is refused before it is read, and 270 of them cost nothing', async () => {
    await startLimited();
    const before = process.memoryUsage().heapUsed;
    const long = new TextEncoder().encode(`${'x'.repeat(4_100_000)}&password=wrong`);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const n of times(270)) {
      const body = new Blob([`username=${n}`, long]);
      const request = new Request(`http://localhost:3000${pathOf(endpoints.login)}`, { method: 'POST', body, headers });
      const answer = await server.app.fetch(request, { incoming: { socket: { remoteAddress: '10.0.0.1' } } });
      expect(answer.status).toBe(413);
    }
    const grown = process.memoryUsage().heapUsed - before;
    expect(grown).toBeLessThan(500_000_000);
  });

  describe('of a call with a body', () => {
    let open: TestServer;
    let student: Student;
    beforeAll(async () => {
      open = await startTestServer();
      student = await newStudent(open);
    });
    afterAll(() => open.close());
    const calls = Object.entries(endpoints).flatMap(([name, endpoint]) =>
      'maxBytes' in endpoint ? [[name, endpoint.maxBytes] as const] : [],
    );
    const one = { id: 1, doc_id: 1, group_id: 1, quiz_id: 1, member_id: 1 };

    test.each(calls)('%s reads at most %d bytes, lists of 500 and twelve levels', async (name, maxBytes) => {
      const endpoint = endpoints[name as keyof typeof endpoints];
      const ids = { ...one, code: '0123456789', submission_id: crypto.randomUUID() };
      const init = { method: endpoint.method, headers: { Authorization: `Bearer ${student.token}` } };
      const send = (more: RequestInit) => open.fetch(pathOf(endpoint, ids), { ...init, ...more });
      const body = 'a'.repeat(maxBytes + 1);
      const chunked = { body: new Blob([body]).stream(), duplex: 'half' } as RequestInit;
      for (const large of [{ body }, chunked]) expect((await send(large)).status).toBe(413);
      expect((await send({ body: 'a'.repeat(maxBytes) })).status).toBe(422);
      if (!('body' in endpoint) || endpoint.body !== 'json') return;
      for (const [given, type] of [
        [{ deep: [{ list: Array(501).fill(0) }] }, 'too_long'],
        [JSON.parse(`${'['.repeat(14)}${']'.repeat(14)}`), 'too_deep'],
      ] as const) {
        const refused = await send({ body: JSON.stringify(given) });
        expect([refused.status, await refused.json()]).toMatchObject([422, { detail: [{ type }] }]);
      }
    });
  });

  test('a body needs its owner before it is read', async () => {
    await startLimited();
    let isRead = false;
    const body = new ReadableStream(
      {
        pull: (controller) => {
          isRead = true;
          controller.enqueue(new Uint8Array(1000));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    expect((await server.fetch(`${API_BASE}/quizzes/1/submit`, init)).status).toBe(401);
    expect(isRead).toBe(false);
  });

  test.each([
    ['{},', '{"answers":[', '{}]}'],
    ['[],', '{"answers":[', '[]]}'],
    ['{},', '{"answers":[{"question_id":1,"answer_given":"B","points_covered":[', '{}]}]}'],
    ['[', '{"answers":', ''],
  ])('4 MB of %s in a hand-in is refused with a short answer, while others are served', async (piece, head, tail) => {
    await startLimited({ env: { RATE_LIMIT: 'off' } });
    const student = await newStudent(server);
    const { quizId } = await seedQuiz(server, student);
    const room = 4 * 1024 * 1024 - head.length - tail.length;
    const inner = piece.repeat(Math.floor(room / piece.length / 2));
    const close = piece === '[' ? `${']'.repeat(inner.length)}}` : tail;
    const response = await student.call('submit', { params: { id: quizId }, body: head + inner + close });
    expect(response.status).toBe(422);
    expect((await response.text()).length).toBeLessThan(2000);
  });

  test('an answer names at most ten things that are not valid', async () => {
    await startLimited({ env: { RATE_LIMIT: 'off' } });
    const student = await newStudent(server);
    const { quizId } = await seedQuiz(server, student);
    const response = await student.call('submit', { params: { id: quizId }, body: { answers: Array(400).fill({}) } });
    expect(response.status).toBe(422);
    expect(((await response.json()) as { detail: unknown[] }).detail).toHaveLength(10);
  });
});
