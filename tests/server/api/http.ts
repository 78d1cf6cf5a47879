// The manners of the API: one error dialect, right statuses, no internals, and the table of endpoints kept to the letter.

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type EndpointName, endpoints } from '#core/api/allEndpoints';
import { type Endpoint, pathOf } from '#core/api/endpoints';
import { Failure } from '#core/wire/failure';
import { call, newStudent, type Student } from '../../support/people.ts';
import { seedQuiz } from '../../support/quizzes.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer, useStudent } from '../../support/useServer.ts';
import { createSuccesses } from './successes.ts';

export const http: Suite = (start) => {
  const server = useServer(start);
  const another = useStudent(server);
  let student: Student;
  let ids: { quizId: number; documentId: number };

  beforeAll(async () => {
    student = await newStudent(server);
    ids = await seedQuiz(server, student);
  });

  const successes = createSuccesses({
    server: () => server,
    student: () => student,
    replaceStudent: async () => {
      student = await newStudent(server);
      return student;
    },
    another: () => another,
    ids: () => ids,
    quizOfAnother: async () => (await seedQuiz(server, another)).quizId,
  });

  describe('the contract', () => {
    test.each(Object.keys(successes) as EndpointName[])(
      'of %s: its status, and an answer that its schema takes',
      async (name) => {
        const endpoint: Endpoint = endpoints[name];
        const options = await successes[name]();
        const response = await student.call(name, options);
        expect(response.status).toBe(endpoint.status);
        expect(response.headers.get('Cache-Control')).toBe('no-store');
        if (endpoint.answer === null) return;
        const parsed = endpoint.answer.safeParse(await response.json());
        expect(parsed.error?.issues ?? []).toEqual([]);
      },
    );
  });

  describe('what is refused', () => {
    test.each([
      ['GET', '/api/nowhere', 404],
      ['POST', '/api/', 404],
      ['GET', '/api', 404],
      ['GET', '/api/auth/token', 405],
      ['DELETE', '/api/quizzes/1', 405],
      ['OPTIONS', '/api/documents', 405],
      ['PUT', '/api/documents/upload', 405],
      ['POST', '/somewhere', 405],
    ])('%s %s is %d in words', async (method, path, status) => {
      const response = await server.fetch(path, { method });
      expect(response.status).toBe(status);
      expect(Failure.safeParse(await response.json()).success).toBe(true);
      if (status === 405) expect(response.headers.get('Allow')).toMatch(/GET|POST|PATCH/);
    });

    test.each(['{', '', 'null', '[]', '"text"', '{"email":'])('a body of %o is 422', async (body) => {
      const response = await call(server, 'register', { body });
      expect(response.status).toBe(422);
      const failure = Failure.parse(await response.json());
      expect(Array.isArray(failure.detail)).toBe(true);
    });

    test.each(['/api/quizzes/seven', '/api/quizzes/1.5', '/api/quizzes/-1'])('%s is no whole number: 422', async (path) => {
      const { token } = await newStudent(server);
      const response = await server.fetch(path, { headers: { Authorization: `Bearer ${token}` } });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ detail: [{ loc: ['path', 'id'] }] });
    });

    test('a body over 4 MB is 413, whether it says its length or not', async () => {
      const body = JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(4 * 1024 * 1024) });
      expect((await call(server, 'register', { body })).status).toBe(413);
      const stream = new Blob([body]).stream();
      const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'Content-Type': 'application/json' } };
      const chunked = await server.fetch(pathOf(endpoints.register), init as RequestInit);
      expect(chunked.status).toBe(413);
      expect(Failure.safeParse(await chunked.json()).success).toBe(true);
    });

    test('an unexpected error tells nothing of the inside', async () => {
      const broken = await start();
      const other = await newStudent(broken);
      await broken.deps.db.execute(sql`alter table documents rename to gone`);
      const response = await other.call('documents');
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({
        detail: 'Something went wrong on our side. Please try again.',
        code: 'unexpected',
      });
      await broken.deps.db.execute(sql`alter table gone rename to documents`);
      await broken.close();
    });
  });

  test('other sites get no permission to read', async () => {
    const response = await server.fetch('/api/auth/users/me', { headers: { Origin: 'https://elsewhere.example' } });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('tries are limited for each address and email, and say when to come back', async () => {
    const limited = await start({ env: { RATE_LIMIT: 'on' } });
    const login = (username: string) => call(limited, 'login', { body: { username, password: 'wrong' } });
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await login('guess@example.com')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const refused = await login('GUESS@example.com');
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect((await login('another@example.com')).status).toBe(401);
    vi.setSystemTime(Date.now() + seconds * 1000);
    expect((await login('guess@example.com')).status).toBe(401);
    await limited.close();
  });
};
