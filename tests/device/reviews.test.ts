// The log of reviews on a device: on the disk before anything is sent, sent until it is proven, the same deck on every device.
import { expect, test } from 'vitest';
import { emptyDeck, withEvents } from '#core/review/review';
import { MOST_EVENTS, type ReviewEvent, type ReviewsPage } from '#core/review/reviewEvent';
import type { Reply } from '#core/submission/submission';
import { moveAll } from '#device/attempts/attemptMoves';
import { attemptById } from '#device/attempts/attempts';
import { countUnsent } from '#device/queue/badge';
import { keepReceipt, submissionRow } from '#device/queue/submissions';
import { reviewLog } from '#device/review/reviewLog';
import { addReviews, fetchReviews, retryReviews, unsentLog } from '#device/review/reviews';
import { storeSession } from '#device/rows/credentials';
import { createDatabase, type OasisDatabase } from '#device/rows/db';
import type { DeviceMessage } from '#device/rows/messages';
import type { ReviewsRow } from '#device/rows/reviewRows';
import { begin, eager, failure, handIn, ok, outboxOn, wall } from '../support/phone.ts';
import { ama, kofi, testDatabase } from '../support/testDatabase.ts';

const about = { quiz_id: 7, question_id: 1 };
const rated = (event_id: string, at = wall): ReviewEvent => ({ event_id, at, ...about, kind: 'rated', rating: 'good' });

/** A server that keeps a log as ours does; `answer` may answer instead. */
function logServer() {
  const log: ReviewEvent[] = [];
  const server = {
    log,
    sent: [] as number[],
    answer: null as (() => Reply) | null,
    take({ events }: Pick<ReviewsRow, 'events'>): Reply {
      server.sent.push(events.length);
      if (server.answer) return server.answer();
      const known = new Set(log.map(({ event_id }) => event_id));
      const kept = events.filter((event) => event.quiz_id === 7);
      const refused = events
        .filter((event) => event.quiz_id !== 7)
        .map(({ event_id }) => ({ event_id, reason: 'There is no such quiz.' }));
      log.push(...kept.filter(({ event_id }) => !known.has(event_id)));
      return ok({ kept: kept.map(({ event_id }) => event_id), refused });
    },
    read: async (after: number): Promise<ReviewsPage> => {
      const events = log.slice(after, after + 3);
      return { events, next: after + events.length, more: log.length > after + events.length };
    },
  };
  return server;
}

async function device(server = logServer(), db: OasisDatabase = testDatabase()) {
  await storeSession(db, 't1', ama);
  const told: DeviceMessage[] = [];
  const outbox = outboxOn(db, { sendReviews: async (row) => server.take(row) }, told);
  return { db, outbox, server, told };
}

const unsent = async (db: OasisDatabase) => (await unsentLog(db, 1))?.count ?? 0;
const deckOn = async (db: OasisDatabase, userId = 1) => withEvents(emptyDeck, (await reviewLog(db, userId)).rows);

test('a rating is on the disk at once, and leaves the queue on proof while the log keeps it', async () => {
  const { db, outbox, server, told } = await device();
  await addReviews(db, 1, [rated('a')], wall);
  await addReviews(db, 1, [rated('b')], wall);
  expect([await unsent(db), await db.queue.count()]).toEqual([2, 1]);
  const other = createDatabase(db.name);
  expect((await reviewLog(other, 1)).rows).toEqual([rated('a'), rated('b')]);
  other.close();
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect([await unsent(db), await db.queue.count()]).toEqual([0, 0]);
  expect((await reviewLog(db, 1)).rows).toEqual(server.log);
  expect(told).toEqual([{ type: 'reviewed', userId: 1 }]);
});

test('an event that is added twice is in the log once, and asks for nothing to be sent again', async () => {
  const { db, outbox, server } = await device();
  await addReviews(db, 1, [rated('a')], wall);
  await outbox.drain(eager);
  await addReviews(db, 1, [rated('a', wall + 1)], wall);
  expect((await reviewLog(db, 1)).rows).toEqual([rated('a')]);
  await outbox.drain(eager);
  expect(server.sent).toEqual([1]);
});

test('of one event that comes twice, by its device and by its hand-in, the earlier counts', async () => {
  const { db } = await device();
  await fetchReviews(db, 1, async () => ({ events: [rated('a', wall - 9), rated('a', wall)], next: 2, more: false }));
  expect((await reviewLog(db, 1)).rows).toEqual([rated('a', wall - 9)]);
});

test.each<[string, Reply]>([
  ["a captive portal's JSON", ok({ kept: [] })],
  ['an answer that speaks of other events', ok({ kept: ['x'], refused: [] })],
])('%s: they stay, and are tried again until they arrive', async (_, reply) => {
  const { db, outbox, server } = await device();
  await addReviews(db, 1, [rated('a')], wall);
  server.answer = () => reply;
  for (let round = 0; round < 5; round += 1) expect(await outbox.drain(eager)).toEqual({ delivered: 0, left: 1 });
  expect(await unsent(db)).toBe(1);
  server.answer = null;
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect(server.log).toEqual([rated('a')]);
});

test('a week offline goes out in portions', async () => {
  const { db, outbox, server } = await device();
  const week = Array.from({ length: 2 * MOST_EVENTS + 30 }, (_, at) => rated(`e-${at}`, wall + at));
  await addReviews(db, 1, week, wall);
  for (let left = 1; left > 0; ) ({ left } = await outbox.drain(eager));
  expect(server.sent).toEqual([MOST_EVENTS, MOST_EVENTS, 30]);
  expect(server.log).toHaveLength(week.length);
  expect(await unsent(db)).toBe(0);
});

test('what is rated while others are being sent is sent too', async () => {
  const server = logServer();
  const { db, outbox } = await device(server);
  await addReviews(db, 1, [rated('a')], wall);
  const take = server.take;
  let made: Promise<void> | null = null;
  server.take = (row) => {
    made ??= addReviews(db, 1, [rated('b')], wall);
    return take(row);
  };
  for (let left = 1; left > 0; ) ({ left } = await outbox.drain(eager));
  await made;
  await outbox.drain(eager);
  expect(server.log.map(({ event_id }) => event_id)).toEqual(['a', 'b']);
});

test('an event that the server does not take stops no other, and counts here all the same', async () => {
  const { db, outbox, server } = await device();
  await addReviews(db, 1, [{ ...rated('a'), quiz_id: 8 }, rated('b')], wall);
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect(server.log).toEqual([rated('b')]);
  expect((await reviewLog(db, 1)).rows).toHaveLength(2);
  expect(await db.reviews.get([1, 'a'])).toMatchObject({ refused: 'There is no such quiz.' });
});

test('a whole refusal waits for the student, or for the next rating; a login for the login', async () => {
  const { db, outbox, server } = await device();
  await addReviews(db, 1, [rated('a')], wall);
  server.answer = () => failure(422);
  expect(await outbox.drain(eager)).toEqual({ delivered: 0, left: 0 });
  await outbox.drain(eager);
  expect(server.sent).toHaveLength(1);
  await retryReviews(db, 1);
  server.answer = () => failure(401);
  expect(await outbox.drain(eager)).toEqual({ delivered: 0, left: 1 });
  server.answer = null;
  await storeSession(db, 't2', kofi);
  expect(await outbox.drain(eager)).toEqual({ delivered: 0, left: 0 });
  await storeSession(db, 't3', ama);
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
});

test('two devices that both were offline for a week have the same deck after both have sent and read', async () => {
  const server = logServer();
  const [phone, tablet] = [await device(server), await device(server)];
  for (let day = 0; day < 7; day += 1) {
    const at = wall + day * 86_400_000;
    await addReviews(phone.db, 1, [rated(`phone-${day}`, at), { ...rated(`phone-${day}b`, at + 5), question_id: 2 }], at);
    await addReviews(tablet.db, 1, [rated(`tablet-${day}`, at - 3_600_000)], at);
  }
  for (const { db, outbox } of [phone, tablet, phone]) {
    await outbox.drain(eager);
    await fetchReviews(db, 1, server.read);
  }
  expect(await deckOn(phone.db)).toEqual(await deckOn(tablet.db));
  expect((await reviewLog(phone.db, 1)).rows).toHaveLength(21);
  expect(await fetchReviews(phone.db, 1, server.read)).toBe(0);
});

test('what was sent and lost its answer is known as sent once it is read', async () => {
  const { db, outbox, server } = await device();
  await addReviews(db, 1, [rated('a')], wall);
  server.answer = () => {
    server.log.push(rated('a'));
    return 'nothing';
  };
  await outbox.drain(eager);
  await fetchReviews(db, 1, server.read);
  expect([await unsent(db), await db.queue.count()]).toEqual([0, 0]);
});

test('an event of a newer version is kept and not read', async () => {
  const { db, server } = await device();
  const newer = { event_id: 'n', at: wall, ...about, kind: 'starred', stars: 3 };
  await fetchReviews(db, 1, async () => ({ events: [newer, rated('a')], next: 2, more: false }));
  expect(await reviewLog(db, 1)).toEqual({ rows: [rated('a')], unreadable: [newer] });
  expect(server.sent).toEqual([]);
});

test("another student's log is neither read nor sent", async () => {
  const { db, outbox, server } = await device();
  await addReviews(db, 2, [rated('theirs')], wall);
  expect(await outbox.drain(eager)).toEqual({ delivered: 0, left: 0 });
  expect(server.sent).toEqual([]);
  expect((await reviewLog(db, 1)).rows).toEqual([]);
});

test('a hand-in puts what was missed into the log, and nothing of practice or of what was put away', async () => {
  const { db } = await device();
  const finish = async (practice: boolean, by: 'student' | 'discarded') => {
    const { attemptId } = await begin(db, { practice });
    const moves = [
      { type: 'answer', questionId: 1, text: 'B' },
      { type: 'answer', questionId: 2, text: 'Atoms' },
      { type: 'flag', questionId: 1, flagged: true },
      by === 'student' ? ({ type: 'finish', by } as const) : ({ type: 'discard' } as const),
    ] as const;
    await moveAll(db, attemptId, moves, { wall });
    return attemptId;
  };
  await finish(true, 'student');
  await finish(false, 'discarded');
  expect((await reviewLog(db, 1)).rows).toEqual([]);
  const attemptId = await finish(false, 'student');
  const missed = (id: number) => ({
    event_id: `missed:${attemptId}:${id}`,
    at: wall,
    quiz_id: 7,
    question_id: id,
    kind: 'missed',
  });
  expect((await reviewLog(db, 1)).rows).toEqual([1, 2].map(missed));
  // The server makes the events of wrong answers itself: of the flagged one it is told once it has the submission.
  expect([await unsent(db), await db.queue.count()]).toEqual([0, 0]);
  const results = [1, 2, 3].map((id) => ({ question_id: id, is_correct: id === 1, answer_given: 'x', correct_answer: '' }));
  const score = { score: 33.3, correct_count: 1, total_questions: 3, results };
  await keepReceipt(db, { submission_id: attemptId, submitted_at: new Date(wall).toISOString(), ...score });
  expect(await db.reviews.where('[userId+unsent]').equals([1, 1]).primaryKeys()).toEqual([[1, `missed:${attemptId}:1`]]);
  expect(await db.queue.count()).toBe(1);
  expect((await attemptById(db, attemptId))?.receipt?.submission_id).toBe(attemptId);
});

test('a hand-in between two milliseconds, as by a deadline of the monotonic clock, is an event as the server writes it', async () => {
  const { db } = await device();
  const attemptId = await handIn(db, { 2: 'Atoms' }, { endedAt: wall + 0.7 });
  const said = (await submissionRow(db, attemptId))?.body.submitted_at;
  expect((await reviewLog(db, 1)).rows.map(({ at }) => at)).toEqual([Date.parse(said ?? '')]);
});

test('an event that cannot be read is not sent, and a request without events neither', async () => {
  const { db, outbox, server } = await device();
  await addReviews(db, 1, [{ ...rated('a'), at: wall + 0.5 }], wall);
  expect(await outbox.drain(eager)).toEqual({ delivered: 0, left: 0 });
  expect(server.sent).toEqual([]);
  await addReviews(db, 1, [rated('b')], wall);
  await outbox.drain(eager);
  expect(server.log).toEqual([rated('b')]);
});

test('what waits of reviews is no number on the icon: nobody waits for it', async () => {
  const { db } = await device();
  await addReviews(db, 1, [rated('a')], wall);
  expect(await countUnsent(db)).toBe(0);
});

test('an event ahead of its arrival counts at the time that the server says, in its answer or in the log', async () => {
  const server = logServer();
  const { db, outbox } = await device(server);
  const ahead = wall + 30 * 86_400_000;
  await addReviews(db, 1, [rated('a', ahead), rated('b', wall - 1)], ahead);
  const body = { kept: ['a', 'b'], refused: [], corrected: [{ event_id: 'a', at: wall }] };
  server.answer = () => ({ status: 200, body, retryAfterMs: null });
  await outbox.drain(eager);
  const times = async () => (await reviewLog(db, 1)).rows.map(({ event_id, at }) => `${event_id} ${at - wall}`);
  expect(await times()).toEqual(['a 0', 'b -1']);
  // A row of before is mended by the log, which brings it again; a later time of the server changes nothing.
  await fetchReviews(db, 1, async () => ({ events: [rated('a', wall - 9), rated('b', wall + 9)], next: 5, more: false }));
  expect(await times()).toEqual(['a -9', 'b -1']);
});

test('what waits ahead of a clock that was set back counts before what is added now', async () => {
  const { db } = await device();
  const ahead = wall + 30 * 86_400_000;
  await addReviews(db, 1, [rated('a', ahead), rated('b', ahead + 5)], ahead);
  await addReviews(db, 1, [rated('c', wall)], wall);
  const log = (await reviewLog(db, 1)).rows;
  expect(log.map(({ event_id, at }) => `${event_id} ${at - wall}`)).toEqual(['a -2', 'b -1', 'c 0']);
  const deck = withEvents(emptyDeck, log);
  expect(deck.get('7:1')?.rated?.at).toBe(wall);
});
