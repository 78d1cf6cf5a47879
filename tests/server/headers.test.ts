// Every kind of answer that leaves the port carries the headers of D6.1 and a name of its own: those of the app, of the time before
// it is there, and those that Node would give by itself.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHealth } from '#server/app';
import { type Listening, listen } from '#server/http/listen';
import { CLIENT } from '../support/identityProvider.ts';
import { newStudent, type Student } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { requestText as ask, rawAnswer } from '../support/rawAnswer.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const APP_URL = 'https://oasis.example';
const TIMES = {
  requestTimeout: 300,
  headersTimeout: 200,
  connectionsCheckingInterval: 50,
  keepAliveTimeout: 5000,
  takesNothing: 60_000,
};

let folder: string;
let server: TestServer;
let student: Student;
let quizId: number;
let etag: string;
let app: Listening;
let starting: Listening;
let worker: Listening;
let broken: Listening;

const place = { host: '127.0.0.1', port: 0, appUrl: APP_URL };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oasis-headers-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<title>Oasis</title>');
  await writeFile(path.join(folder, 'assets/main-Ab3dE_f9.js'), 'let a;');
  // Nobody answers there.
  const provider = { ...CLIENT, OIDC_ISSUER: 'http://127.0.0.1:1' };
  server = await startTestServer({ dist: folder, env: { ...provider, APP_URL, RATE_LIMIT: 'on' } });
  student = await newStudent(server);
  ({ quizId } = await seedQuiz(server, student));
  etag = (await student.call('documents')).headers.get('ETag') ?? '';
  // An account whose address begins with the code of an error meets this error.
  await server.deps.db.execute(sql`create function trouble() returns trigger language plpgsql as
    $$ begin raise exception 'trouble' using errcode = upper(split_part(new.email, '@', 1)); end $$`);
  await server.deps.db.execute(sql`create trigger trouble before insert on users for each row
    when (new.email ~ '^[0-9a-z]{5}@trouble') execute function trouble()`);
  [app, starting, worker, broken] = await Promise.all([listen(place, TIMES), listen(place), listen(place), listen(place)]);
  app.answerWith(server.app.fetch);
  for (let tries = 0; tries < 10; tries += 1) await rawAnswer(app.url, login('a@b.co'));
  worker.answerWith(createHealth(server.deps).fetch);
  broken.answerWith(() => {
    throw new Error('of the inside');
  });
});
afterAll(async () => {
  await Promise.all([app, starting, worker, broken].map((one) => one.close()));
  await server.close();
  await rm(folder, { recursive: true });
});

const signed = () => ({ Authorization: `Bearer ${student.token}` });
const posted = (where: string, body: object, headers: Record<string, string> = {}) =>
  ask('POST', `/api${where}`, { 'Content-Type': 'application/json', ...headers }, JSON.stringify(body));
const registered = (email: string) => posted('/auth/register', { email, password: 'correct horse battery' });
const login = (username: string) =>
  ask('POST', '/api/auth/token', { 'Content-Type': 'application/x-www-form-urlencoded' }, `username=${username}&password=x`);

/** What is sent, where to, and the status of what comes back. */
const kinds: Record<string, [status: number, request: () => string, to?: () => Listening]> = {
  'a page': [200, () => ask('GET', '/')],
  'a file that is not there': [404, () => ask('GET', '/assets/gone-Ab3dE_f9.js')],
  'a way to another page': [303, () => ask('POST', '/share')],
  'that it lives': [200, () => ask('GET', '/healthz')],
  'a list': [200, () => ask('GET', '/api/documents', signed())],
  'a list that has not changed': [304, () => ask('GET', '/api/documents', { ...signed(), 'If-None-Match': etag })],
  'a quiz as a file': [200, () => ask('GET', `/api/quizzes/${quizId}/download`, signed())],
  'the way to a provider that is away': [302, () => ask('GET', '/api/auth/oidc/login')],
  'nobody is signed in': [401, () => ask('GET', '/api/documents')],
  "another's quiz": [404, () => ask('GET', '/api/quizzes/1000000', signed())],
  'another method': [405, () => ask('DELETE', '/api/documents')],
  'a body that is too large': [413, () => registered('x'.repeat(10_000))],
  'too many tries': [429, () => login('a@b.co')],
  'an error of our own': [500, () => registered('p0001@trouble.example')],
  'a lock that is not given': [503, () => registered('55p03@trouble.example')],
  'a full disk': [507, () => registered('53100@trouble.example')],
  'what a worker does not answer': [404, () => ask('GET', '/'), () => worker],
  'before the app is there': [503, () => ask('GET', '/'), () => starting],
  'an app that fails as a whole': [500, () => ask('GET', '/'), () => broken],
  'what is not HTTP': [400, () => 'hello\r\n\r\n'],
  'an address that is none': [400, () => ask('GET', '*')],
  'a head that is too large': [431, () => ask('GET', '/', { 'X-Long': 'x'.repeat(20_000) })],
  'a connection that asks nothing': [408, () => ''],
  'a head that does not come on': [408, () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  'a body that does not come on, where nobody looks at it': [
    408,
    () => ask('POST', '/api/auth/register', { 'Content-Length': '9' }),
  ],
};

const names = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Strict-Transport-Security',
];
const policies = (headers: Headers) => names.map((name) => [name, headers.get(name)]);
const ids = new Set<string>();

test.each(Object.keys(kinds))('%s is answered with every header and a name of its own', async (kind) => {
  const [status, request, to = () => app] = kinds[kind] ?? [0, () => ''];
  const answer = await rawAnswer(to().url, request());
  expect(answer.status).toBe(status);
  // staticFiles.test.ts says word for word what the page's are.
  const page = await server.fetch('/');
  expect(policies(page.headers).every(([, value]) => value)).toBe(true);
  expect(policies(answer.headers)).toEqual(policies(page.headers));
  const id = answer.headers.get('X-Request-Id') ?? '';
  expect(id).toMatch(/^[\w-]{12}$/);
  expect(ids.has(id)).toBe(false);
  ids.add(id);
  if (status >= 500) expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.body).not.toMatch(/of the inside|node:|\.ts\b/);
});
