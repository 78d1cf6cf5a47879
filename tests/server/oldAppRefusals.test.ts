// What an app of version adc449b8 makes of a refusal: it reads each, and a hand-in that waits in it ends, waits or asks for a login. `call` of
// tests/support/people.ts holds every refusal of every test to that app's schema.

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#core/api/allEndpoints';
import { pathOf } from '#core/api/endpoints';
import { judge } from '../support/fixtures/adc449b8/submission.mjs';
import { answersOf, call } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServer, useStudent } from '../support/useServer.ts';

const server = useServer(startTestServer, { env: { RATE_LIMIT: 'on' } });
const teacher = useStudent(server);
const student = useStudent(server);

/** A quiz that opens tomorrow for the student's group. */
async function assignedQuiz(): Promise<number> {
  const { quizId } = await seedQuiz(server, teacher);
  const group = { name: 'Class', own_name: 'Ms Boateng' };
  const params = await answersOf<{ group_id: number }>(teacher.call('createGroup', { body: group }));
  const { code } = await answersOf<{ code: string }>(teacher.call('inviteToGroup', { params }));
  await answersOf(student.call('joinGroup', { params: { code }, body: { name: 'Ama' } }));
  const opensAt = new Date(Date.now() + 86_400_000).toISOString();
  const body = { answers: 'at_once', opens_at: opensAt };
  await answersOf(teacher.call('assign', { params: { ...params, quiz_id: quizId }, body }));
  return quizId;
}

const handIn = (id: number, body: unknown = { answers: [] }, key: string = randomUUID()) =>
  student.call('submit', { params: { id }, body, headers: { 'Idempotency-Key': key } });

async function conflict(): Promise<Response> {
  const { quizId } = await seedQuiz(server, student);
  const key = randomUUID();
  expect((await handIn(quizId, { answers: [] }, key)).status).toBe(200);
  return handIn(quizId, { answers: [{ question_id: 1, answer_given: 'B' }] }, key);
}

async function guess(): Promise<Response> {
  const body = { username: student.email, password: 'wrong' };
  for (let time = 0; time < 10; time += 1) await call(server, 'login', { body });
  return call(server, 'login', { body });
}

async function exportTwice(): Promise<Response> {
  // Nobody reads the first.
  await server.fetch(pathOf(endpoints.exportAccount), { headers: { Authorization: `Bearer ${student.token}` } });
  return student.call('exportAccount');
}

const refusals: [number, () => Promise<Response>, object][] = [
  [400, () => call(server, 'verifyEmail', { params: { token: 'x' } }), { kind: 'refused' }],
  [401, () => call(server, 'submit', { params: { id: 1 }, body: { answers: [] } }), { kind: 'needs-login' }],
  [
    403,
    async () => student.call('quiz', { params: { id: await assignedQuiz() } }),
    { kind: 'refused', reason: expect.stringContaining('not opened yet') },
  ],
  [404, () => handIn(999_999), { kind: 'refused', reason: 'Quiz not found.' }],
  [409, conflict, { kind: 'refused' }],
  [413, () => handIn(1, 'a'.repeat(5_000_000)), { kind: 'refused', reason: 'The request is too large.' }],
  [422, () => handIn(1, `[${'['.repeat(20)}`), { kind: 'refused', reason: 'The body is nested too deeply.' }],
  [429, guess, { kind: 'wait', retryAfterMs: expect.any(Number) }],
  [503, exportTwice, { kind: 'wait', retryAfterMs: 5_000 }],
];

describe('an app of version adc449b8', () => {
  test.each(refusals)('reads a %d', async (status, ask, verdict) => {
    const response = await ask();
    expect(response.status).toBe(status);
    const seconds = response.headers.get('Retry-After');
    const reply = { status, body: await response.json(), retryAfterMs: seconds === null ? null : Number(seconds) * 1000 };
    expect(judge(randomUUID(), reply)).toMatchObject(verdict);
  });
});
