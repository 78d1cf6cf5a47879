// Who has just opened a quiz of the own hands it in with one statement; wherever anything is unusual nothing is kept by it, and the
// longer way decides. Both keep the same.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Receipt } from '#core/submission';
import { rememberOpened } from '#server/quizzes/opened';
import { documents, quizzes, submissions } from '#server/tables';
import { answersOf, logIn, newStudent, type Student } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const TIME = Date.parse('2026-03-01T10:00:00Z');
const AT_ONCE = ['hand in at once'];
const AT_ONCE_WITH_EVENTS = ['hand in at once with events'];
const right = [
  { question_id: 1, answer_given: 'B' },
  { question_id: 2, answer_given: '30' },
  { question_id: 5, answer_given: 'Shared beliefs, values and practices.' },
];
const wrong = [
  { question_id: 1, answer_given: 'A' },
  { question_id: 2, answer_given: 'a mango' },
];

let server: TestServer;
let student: Student;
let quizId: number;
let documentId: number;
/** the statements of ours that were asked, by their names */
const asked: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ now: () => TIME });
  const { ask } = server.deps;
  server.deps.ask = (statement, values) => {
    // A test's request does not say its length, so who sends it is asked before it is read.
    if (statement.name !== 'session') asked.push(statement.name);
    return ask(statement, values);
  };
});
afterAll(() => server.close());
beforeEach(async () => {
  student = await newStudent(server);
  ({ quizId, documentId } = await seedQuiz(server, student, sampleQuiz, 300));
});

const open = (by = student) => answersOf(by.call('quiz', { params: { id: quizId } }));
const submit = (answers: object[], { by = student, key = randomUUID(), more = {} } = {}) => {
  asked.length = 0;
  return by.call('submit', { params: { id: quizId }, body: { answers, ...more }, headers: { 'Idempotency-Key': key } });
};
const rowOf = async (key: string) =>
  (await server.deps.db.select().from(submissions).where(eq(submissions.submissionId, key)))[0];
const eventsOf = async (by = student) =>
  (await answersOf<{ events: { event_id: string }[] }>(by.call('reviews'))).events.map(({ event_id: id }) => id);

test.each([
  ['right', right, AT_ONCE],
  ['wrong', wrong, AT_ONCE_WITH_EVENTS],
])('answers that are %s are kept as the longer way keeps them', async (_, answers, statements) => {
  const [first, second] = [randomUUID(), randomUUID()];
  const more = { seconds_used: 400, submitted_at: '2026-03-01T09:00:00Z' };
  // Nobody has opened it yet.
  const long = await answersOf<Receipt>(submit(answers, { key: first, more }));
  expect(asked).toContain('before handing in');
  const short = await answersOf<Receipt>(submit(answers, { key: second, more }));
  expect(asked).toEqual(statements);
  expect({ ...short, submission_id: first }).toEqual(long);
  const [{ id: __, submissionId: ___, ...longRow } = { id: 0, submissionId: '' }, shortRow] = [
    await rowOf(first),
    await rowOf(second),
  ];
  expect(longRow).toMatchObject({ secondsUsed: 300, submittedAt: new Date(TIME) });
  expect(shortRow).toMatchObject(longRow);
  const events = await eventsOf();
  const of = (key: string) => events.filter((id) => id.includes(key)).map((id) => id.replace(key, ''));
  expect(of(second)).toEqual(of(first));
  expect(of(second)).toHaveLength(answers === wrong ? 2 : 0);
});

test('a quiz that was read is handed in by one statement, the first time too', async () => {
  await open();
  expect((await submit(right)).status).toBe(200);
  expect(asked).toEqual(AT_ONCE);
});

test('the seconds that were used stay away where the quiz has no time limit, or nobody said them', async () => {
  await open();
  const [unsaid, untimed] = [randomUUID(), randomUUID()];
  await answersOf(submit(right, { key: unsaid }));
  await server.deps.db.update(quizzes).set({ timerSeconds: null }).where(eq(quizzes.id, quizId));
  await answersOf(submit(right, { key: untimed, more: { seconds_used: 20 } }));
  expect(asked).toEqual(AT_ONCE);
  expect([(await rowOf(unsaid))?.secondsUsed, (await rowOf(untimed))?.secondsUsed]).toEqual([null, null]);
});

describe('nothing is kept at once', () => {
  const longer = () => expect(asked).toContain('before handing in');
  /** What was refused before, and will be again, costs no statement of its own. */
  const notTried = () => expect(asked[0]).toBe('before handing in');

  test('under a key that was used: the receipt of the first, and another body is refused', async () => {
    await open();
    const key = randomUUID();
    const first = await answersOf(submit(right, { key }));
    expect(await answersOf(submit(right, { key }))).toEqual(first);
    longer();
    expect((await submit(wrong, { key })).status).toBe(409);
    expect(await eventsOf()).toEqual([]);
  });

  test.each([
    ['the same answers', wrong, 8],
    ['other answers each', null, 1],
  ])('twice under one key, of which eight come at once with %s', async (_, same, accepted) => {
    await open();
    const key = randomUUID();
    const others = (n: number) => [{ question_id: 2, answer_given: `${n} mangoes` }];
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => submit(same ?? others(n), { key })));
    const kept = all.filter((one) => one.status === 200);
    expect(kept).toHaveLength(accepted);
    expect(all.filter((one) => one.status === 409)).toHaveLength(8 - accepted);
    expect(new Set(await Promise.all(kept.map((one) => one.text()))).size).toBe(1);
    expect(await server.deps.db.select().from(submissions).where(eq(submissions.submissionId, key))).toHaveLength(1);
    expect(await eventsOf()).toHaveLength((same ?? others(0)).length);
  });

  test('once the quiz is another student’s, though this session has opened it as its own', async () => {
    await open();
    const other = await answersOf<{ user_id: number }>((await newStudent(server)).call('me'));
    await server.deps.db.update(quizzes).set({ userId: other.user_id }).where(eq(quizzes.id, quizId));
    expect((await submit(right)).status).toBe(404);
    longer();
    expect(await server.deps.db.select().from(submissions).where(eq(submissions.quizId, quizId))).toEqual([]);
  });

  test('where the student judged an earlier answer right', async () => {
    await open();
    const mango = { question_id: 2, answer_given: 'a mango' };
    await answersOf(submit([{ ...mango, own_judgement: true }], { more: { submitted_at: '2026-02-01T09:00:00Z' } }));
    await server.deps.db
      .update(submissions)
      .set({ submittedAt: new Date(TIME - 1000) })
      .where(eq(submissions.quizId, quizId));
    const { results } = await answersOf<Receipt>(submit([mango]));
    longer();
    expect(results[1]).toMatchObject({ question_id: 2, is_correct: true });
    await answersOf(submit([mango]));
    notTried();
  });

  test('while a second quiz of the document may come', async () => {
    await open();
    await server.deps.db
      .update(documents)
      .set({ betterAfter: new Date(TIME) })
      .where(eq(documents.id, documentId));
    expect((await submit(right)).status).toBe(200);
    longer();
    expect((await submit(right)).status).toBe(200);
    notTried();
    await open();
    expect((await submit(right)).status).toBe(200);
    notTried();
  });

  test('with a question that the quiz has not', async () => {
    await open();
    expect((await submit([{ question_id: 9, answer_given: '' }])).status).toBe(422);
    longer();
  });

  test('by a session that has ended', async () => {
    await open();
    await student.call('logout');
    expect((await submit(right)).status).toBe(401);
    expect(await server.deps.db.select().from(submissions).where(eq(submissions.quizId, quizId))).toEqual([]);
  });

  test('by who has no right to the quiz, nor by another session of its owner before it has opened it', async () => {
    await open();
    expect((await submit(right, { by: await newStudent(server) })).status).toBe(404);
    longer();
    const again = await logIn(server, student.email, student.password);
    expect((await submit(right, { by: again })).status).toBe(200);
    longer();
    expect((await submit(right, { by: again })).status).toBe(200);
    expect(asked).toEqual(AT_ONCE);
  });
});

test('an exam has nothing that was checked or judged before its end', async () => {
  const exam = { title: 'Mock', questions: sampleQuiz.questions, made_from: { kind: 'exam' } };
  const headers = { 'Idempotency-Key': randomUUID() };
  const made = await answersOf<{ quiz_id: number }>(student.call('createQuiz', { body: exam, headers }));
  quizId = made.quiz_id;
  await open();
  const { results } = await answersOf<Receipt>(submit([{ ...wrong[1], own_judgement: true, first_check: 'correct' }]));
  expect(asked).toEqual(AT_ONCE_WITH_EVENTS);
  expect(results[1]).not.toHaveProperty('first_check');
  expect(results[1]).not.toHaveProperty('own_judgement');
});

test('what was opened is kept within a bound, the last used longest', () => {
  const opened = rememberOpened(100);
  const quiz = { questions: JSON.stringify([{ question_id: 1, question_text: 'x'.repeat(5) }]), isExam: false };
  expect(quiz.questions.length).toBeGreaterThan(34);
  for (const id of [1, 2]) opened.keep('me', id, quiz);
  expect(opened.of('me', 1)?.questions).toMatchObject([{ question_id: 1 }]);
  opened.keep('me', 3, quiz);
  expect([1, 2, 3].map((id) => opened.of('me', id) !== null)).toEqual([true, false, true]);
  expect([opened.of('you', 1), opened.of(null, 1)]).toEqual([null, null]);
  // What is larger than all that may be kept drives nobody's quizzes out.
  opened.keep('me', 4, { ...quiz, questions: `[${' '.repeat(200)}]` });
  expect([1, 3, 4].map((id) => opened.of('me', id) !== null)).toEqual([true, true, false]);
});
