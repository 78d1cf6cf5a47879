// An impossible time in a hand-in, or a clock that is far off: it is received, and the quiz can be read.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quizzes } from '#server/database/tables';
import { answersOf, newStudent } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { joins, shared } from '../support/sharing.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const time = Date.parse('2026-11-22T10:00:00Z');
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ now: () => time });
});
afterEach(() => server.close());

test.each([
  ['0001-01-01T00:00:00+23:59', '2026-11-22T10:00:00Z'],
  ['2026-11-22T09:59:00Z', '+275760-09-13T00:00:00.000Z'],
  ['1970-01-01T00:00:00Z', '2026-11-22T10:00:00Z'],
])(
  'an impossible time (%s by a clock that says %s) counts as received now, and the quiz can be read',
  async (submitted_at, clientNow) => {
    const student = await newStudent(server);
    const { quizId } = await seedQuiz(server, student);
    const handed = await student.call('submit', {
      params: { id: quizId },
      body: { answers: [], submitted_at },
      headers: { 'Client-Now': clientNow },
    });
    expect(handed.status).toBe(200);
    expect(await handed.json()).toMatchObject({ submitted_at: new Date(time).toISOString() });
    const rows = await (await student.call('submissions', { params: { id: quizId } })).json();
    expect(rows).toMatchObject([{ submitted_at: new Date(time).toISOString() }]);
  },
);

test('an impossible time that was stored already is read as the time of its arrival', async () => {
  const student = await newStudent(server);
  const { quizId } = await seedQuiz(server, student);
  const key = '11111111-2222-4333-8444-555555555555';
  const hand = () =>
    student.call('submit', { params: { id: quizId }, body: { answers: [] }, headers: { 'Idempotency-Key': key } });
  await hand();
  await server.deps.db.execute(`update submissions set submitted_at = '0001-12-31 00:01:00+00 BC'`);
  const at = new Date(time).toISOString();
  expect(await (await hand()).json()).toMatchObject({ submitted_at: at });
  expect(await (await student.call('submissions', { params: { id: quizId } })).json()).toMatchObject([{ submitted_at: at }]);
  expect((await student.call('score', { params: { id: quizId } })).status).toBe(200);
  expect((await student.call('exportAccount')).status).toBe(200);
});

test.each([
  { by: 'the server', ownKey: null, isOwn: true, isBelieved: false },
  { by: 'the device of its owner', ownKey: 'key', isOwn: true, isBelieved: true },
  { by: 'the device of somebody else', ownKey: 'key', isOwn: false, isBelieved: false },
])('a time before the quiz was made by $by is believed: $isBelieved', async ({ ownKey, isOwn, isBelieved }) => {
  const owner = await newStudent(server);
  const { quizId } = await seedQuiz(server, owner);
  const { db } = server.deps;
  await db
    .update(quizzes)
    .set({ createdAt: new Date(time - 3600_000), ownKey })
    .where(eq(quizzes.id, quizId));
  const { code } = await shared(owner, quizId);
  const student = isOwn ? owner : await newStudent(server);
  await joins(student, code);
  const handIn = async (hoursAgo: number) => {
    const body = { answers: [], submitted_at: new Date(time - hoursAgo * 3600_000).toISOString() };
    const headers = { 'Client-Now': new Date(time).toISOString() };
    const receipt = await answersOf<{ submitted_at: string }>(student.call('submit', { params: { id: quizId }, body, headers }));
    return (time - Date.parse(receipt.submitted_at)) / 3600_000;
  };
  const early = isBelieved ? 24 : 0;
  expect([await handIn(24), await handIn(0.5)]).toEqual([early, 0.5]);
});
