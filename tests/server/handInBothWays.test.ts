// The same answers, handed in by the longer way and by one statement, to quizzes of every kind: the answer, the row, the events of what
// was missed and what the essay marker is told are the same; and what is refused is refused in the same words.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Question } from '#core/quiz';
import type { Answer, SubmitBody } from '#core/submission';
import { openSession } from '#server/accounts/sessions';
import type { StoredSubmission } from '#server/quizzes/store';
import { reviewEvents } from '#server/reviews/tables';
import { quizzes, submissions } from '#server/tables';
import { answersOf, call, newStudent } from '../support/people.ts';
import { questions as plain } from '../support/quizzes.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const TIME = Date.parse('2026-03-01T10:00:00Z');
const weighty: Question[] = plain.map((question, at) => ({ ...question, marks: at + 0.5 }));

let server: TestServer;
let userId: number;
/** the statements of ours that were asked, by their names */
const asked: string[] = [];
const told: StoredSubmission[] = [];

beforeAll(async () => {
  server = await startTestServer({ now: () => TIME });
  const { ask } = server.deps;
  server.deps.ask = (statement, values) => {
    asked.push(statement.name);
    return ask(statement, values);
  };
  server.deps.essayMarker = { mark: (_, row) => void told.push(row), stop: () => undefined };
  ({ user_id: userId } = await answersOf<{ user_id: number }>((await newStudent(server)).call('me')));
});
afterAll(() => server.close());

/** Also what the quiz does not ask. */
const said: fc.Arbitrary<Answer> = fc.record(
  {
    question_id: fc.oneof({ weight: 30, arbitrary: fc.constantFrom(1, 2, 5) }, { weight: 1, arbitrary: fc.constant(9) }),
    answer_given: fc.oneof(
      fc.constantFrom('', 'A', 'B', '30', 'thirty dolars', 'Shared beliefs; practices that are learned', 'a\0b', '\ud800 30'),
      fc.string({ unit: 'grapheme' }),
    ),
    points_covered: fc.array(fc.nat({ max: 3 }), { maxLength: 4 }),
    own_judgement: fc.boolean(),
    first_check: fc.constantFrom('correct', 'incorrect'),
    is_sure: fc.boolean(),
  },
  { requiredKeys: ['question_id', 'answer_given'] },
);
const time = fc.constantFrom(
  '2026-03-01T09:00:00Z',
  '2026-03-01T11:30:00.5+01:00',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
);
const handed: fc.Arbitrary<SubmitBody> = fc.record(
  {
    answers: fc.oneof(
      { weight: 9, arbitrary: fc.uniqueArray(said, { selector: (one) => one.question_id }) },
      { weight: 1, arbitrary: fc.array(said, { maxLength: 4 }) },
    ),
    submitted_at: time,
    seconds_used: fc.constantFrom(0, 299, 301, 86_400),
  },
  { requiredKeys: ['answers'] },
);
const quiz = fc.record({
  questions: fc.constantFrom(plain, weighty),
  madeFrom: fc.constantFrom(null, { kind: 'exam' as const }, { kind: 'own' as const }),
  timerSeconds: fc.constantFrom(null, 300),
});

test('both ways keep, answer and refuse the same', async () => {
  const handIn = async (token: string, quizId: number, body: SubmitBody, clock: string | null) => {
    const key = randomUUID();
    const headers = { 'Idempotency-Key': key, ...(clock === null ? {} : { 'Client-Now': clock }) };
    asked.length = 0;
    told.length = 0;
    const answer = await call(server, 'submit', { params: { id: quizId }, body, headers }, token);
    const names = asked.filter((name) => name !== 'session');
    const { db } = server.deps;
    const rows = await db.select().from(submissions).where(eq(submissions.submissionId, key));
    const events = await db.select().from(reviewEvents).where(eq(reviewEvents.quizId, quizId));
    const all = {
      ...{ status: answer.status, answer: await answer.json(), told },
      rows: rows.map(({ id: _, ...row }) => row),
      events: events.filter(({ eventId }) => eventId.includes(key)).map(({ seq: _, ...event }) => event),
    };
    // An id is drawn, and a key was chosen: both are others.
    const same = JSON.stringify(all, (name, value) => (name === 'id' ? undefined : value)).replaceAll(key, 'key');
    return { names, same: JSON.parse(same), isKept: rows.length === 1 };
  };
  await fc.assert(
    fc.asyncProperty(quiz, handed, fc.option(time), async (given, body, clock) => {
      const { db } = server.deps;
      const [row] = await db
        .insert(quizzes)
        .values({ userId, title: 'A', createdAt: new Date(TIME - 24 * 3600_000), ...given })
        .returning();
      const quizId = row?.id ?? 0;
      const open = (token: string) => answersOf(call(server, 'quiz', { params: { id: quizId } }, token));
      // Whoever opens an own quiz first has its marking words made.
      await open(await openSession(server.deps, { userId, device: null }));
      const token = await openSession(server.deps, { userId, device: null });
      const long = await handIn(token, quizId, body, clock);
      expect(long.names[0]).toBe('before handing in');
      await open(token);
      const short = await handIn(token, quizId, body, clock);
      expect(short.same).toEqual(long.same);
      expect(short.names.some((name) => name.startsWith('hand in at once'))).toBe(long.isKept);
      if (long.isKept) expect(short.names).toHaveLength(1);
    }),
    { numRuns: 150 },
  );
});
