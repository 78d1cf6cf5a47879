// What a hand-in stores: one row under each key, however many come at once, the seconds that were used, and of an exam the answers alone.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Receipt } from '#core/submission/submission';
import { quizzes, submissions } from '#server/database/tables';
import { answersOf, newStudent, type Student } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const TIME = Date.parse('2026-03-01T10:00:00Z');
const mango = { question_id: 2, answer_given: 'a mango' };
const wrong = [{ question_id: 1, answer_given: 'A' }, mango];

let server: TestServer;
let student: Student;
let quizId: number;
beforeAll(async () => {
  server = await startTestServer({ now: () => TIME });
});
afterAll(() => server.close());
beforeEach(async () => {
  student = await newStudent(server);
  ({ quizId } = await seedQuiz(server, student, sampleQuiz, 300));
});

const submit = (answers: object[], { key = randomUUID(), more = {} } = {}) =>
  student.call('submit', { params: { id: quizId }, body: { answers, ...more }, headers: { 'Idempotency-Key': key } });
const rowsUnder = (key: string) => server.deps.db.select().from(submissions).where(eq(submissions.submissionId, key));

test('the seconds that were used are bounded by the time limit, and stay away without one', async () => {
  const secondsOf = async (more: object) => {
    const key = randomUUID();
    await answersOf(submit(wrong, { key, more }));
    return (await rowsUnder(key))[0]?.secondsUsed;
  };
  expect(await secondsOf({})).toBeNull();
  expect(await secondsOf({ seconds_used: 20 })).toBe(20);
  expect(await secondsOf({ seconds_used: 400 })).toBe(300);
  await server.deps.db.update(quizzes).set({ timerSeconds: null }).where(eq(quizzes.id, quizId));
  expect(await secondsOf({ seconds_used: 20 })).toBeNull();
});

test.each([
  ['the same answers', wrong, 8],
  ['other answers each', null, 1],
])('eight under one key at once, with %s, are one row and its events', async (_, same, accepted) => {
  const key = randomUUID();
  const others = (n: number) => [{ question_id: 2, answer_given: `${n} mangoes` }];
  const all = await Promise.all(Array.from({ length: 8 }, (__, n) => submit(same ?? others(n), { key })));
  const receipts = all.filter((answer) => answer.status === 200);
  expect(receipts).toHaveLength(accepted);
  expect(all.filter((answer) => answer.status === 409)).toHaveLength(8 - accepted);
  expect(new Set(await Promise.all(receipts.map((answer) => answer.text()))).size).toBe(1);
  expect(await rowsUnder(key)).toHaveLength(1);
  const { events } = await answersOf<{ events: { event_id: string }[] }>(student.call('reviews'));
  expect(events).toHaveLength((same ?? others(0)).length);
});

test('an exam has nothing that was checked or judged before its end', async () => {
  const exam = { title: 'Mock', questions: sampleQuiz.questions, made_from: { kind: 'exam' } };
  const headers = { 'Idempotency-Key': randomUUID() };
  ({ quiz_id: quizId } = await answersOf<{ quiz_id: number }>(student.call('createQuiz', { body: exam, headers })));
  const { results } = await answersOf<Receipt>(submit([{ ...mango, own_judgement: true, first_check: 'correct' }]));
  expect(results[1]).not.toHaveProperty('first_check');
  expect(results[1]).not.toHaveProperty('own_judgement');
});
