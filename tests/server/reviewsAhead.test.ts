// Reviews by a clock that is ahead: each counts at its arrival, its device learns when, and those of before are mended in the log.
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDeck, withEvents } from '#core/review/review';
import { ReviewEvent, type ReviewsKept, type ReviewsPage } from '#core/review/reviewEvent';
import { newStudent, type Student } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const DAY_MS = 86_400_000;
const MIGRATION = new URL('../../src/server/database/migrations/0020_events_ahead.sql', import.meta.url);
let now = Date.now();
let server: TestServer;
let student: Student;
let quizId: number;
beforeEach(async () => {
  server = await startTestServer({ now: () => now });
  student = await newStudent(server);
  ({ quizId } = await seedQuiz(server, student));
});
afterEach(() => server.close());

const rated = (event_id: string, at: number, rating = 'good') =>
  ReviewEvent.parse({ event_id, at, quiz_id: quizId, question_id: 1, kind: 'rated', rating });
const add = async (events: object[]) => (await (await student.call('addReviews', { body: { events } })).json()) as ReviewsKept;
const readAll = async (after = 0) => (await (await student.call('reviews', { params: { after } })).json()) as ReviewsPage;

test('ratings ahead of their arrival count at it, in their order, and the same answer comes again', async () => {
  const events = [rated('a', now + 30 * DAY_MS, 'again'), rated('b', now + 30 * DAY_MS + 5), rated('c', now - 5)];
  const arrival = now;
  const first = await add(events);
  expect(first).toEqual({
    kept: ['a', 'b', 'c'],
    refused: [],
    corrected: [
      { event_id: 'a', at: arrival - 1 },
      { event_id: 'b', at: arrival },
    ],
  });
  now += DAY_MS;
  expect(await add(events)).toEqual(first);
  const { events: log } = await readAll();
  expect(log.map(({ event_id, at }) => [event_id, at])).toEqual([
    ['a', arrival - 1],
    ['b', arrival],
    ['c', arrival - 5],
  ]);
  const later = rated('d', now);
  await add([later]);
  const deck = withEvents(
    emptyDeck,
    (await readAll()).events.map((event) => ReviewEvent.parse(event)),
  );
  expect(deck.get(`${quizId}:1`)?.rated?.at).toBe(later.at);
});

test('what lay ahead in the log is mended by the migration, and comes again to every device', async () => {
  const before = now - 3 * DAY_MS;
  await add([rated('a', before), rated('b', now - 2, 'again'), rated('c', now - 1), rated('d', now - DAY_MS)]);
  const ahead = (name: string, at: number) =>
    sql`update review_events set event = jsonb_set(event, '{at}', to_jsonb(${at}::bigint)) where event_id = ${name}`;
  await server.deps.db.execute(ahead('b', now + 40 * DAY_MS));
  await server.deps.db.execute(ahead('c', now + 40 * DAY_MS + 9));
  const { next } = await readAll();
  await server.deps.db.execute(sql.raw(readFileSync(MIGRATION, 'utf8')));
  const { events } = await readAll(next);
  expect(events.map(({ event_id }) => event_id).sort()).toEqual(['b', 'c']);
  const times = new Map((await readAll()).events.map(({ event_id, at }) => [event_id, at]));
  expect(times).toEqual(
    new Map([
      ['a', before],
      ['d', now - DAY_MS],
      ['b', before + 1],
      ['c', before + 2],
    ]),
  );
});
