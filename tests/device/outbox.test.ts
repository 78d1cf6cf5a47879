import { expect, test } from 'vitest';
import type { Reply } from '#core/submission/submission';
import { nextDrainIn } from '#device/queue/queue';
import { retryRefused, submissionRowsOf } from '#device/queue/submissions';
import { clearSession, storeSession } from '#device/rows/credentials';
import type { OasisDatabase } from '#device/rows/db';
import type { DeviceMessage } from '#device/rows/messages';
import type { SubmissionRow } from '#device/rows/submissionRow';
import { eager, failure, handIn, ok, outboxOn, portal, receiptFor, signedIn, wall } from '../support/phone.ts';
import { ama, kofi, testDatabase } from '../support/testDatabase.ts';

const receiptOf = (row: SubmissionRow) => ok(receiptFor(row.submissionId));

/** An outbox whose network is the given function, with everything it sent and told. */
function setUp(db: OasisDatabase, answer: (row: SubmissionRow, token: string) => Reply | Promise<Reply>) {
  const world = { now: wall, sent: [] as { id: string; token: string }[], told: [] as DeviceMessage[] };
  const send = async (row: SubmissionRow, token: string) => {
    world.sent.push({ id: row.submissionId, token });
    return answer(row, token);
  };
  const outbox = outboxOn(db, { sendSubmission: send }, world.told, () => world.now);
  return { world, outbox };
}

/** A student who handed in, with an outbox as above. */
async function handedIn(answer: Parameters<typeof setUp>[1]) {
  const db = await signedIn();
  return { db, id: await finished(db, 1, 7), ...setUp(db, answer) };
}

const finished = (db: OasisDatabase, userId: number, quizId: number, endedAt = wall) =>
  handIn(db, {}, { userId, quizId, endedAt });

test('a row leaves on our receipt, which becomes the final score of its attempt', async () => {
  const { db, id, outbox, world } = await handedIn(receiptOf);
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect(world.told).toEqual([{ type: 'delivered', userId: 1, quizId: 7, submissionId: id }]);
  expect((await db.attempts.get(id))?.receipt?.submission_id).toBe(id);
});

test.each<[string, Reply]>([
  ['trap 2: a captive portal answers 200 with a page', portal],
  ['trap 1: the queue counts any HTTP answer as delivered (500)', failure(500, 'x')],
  ['a captive portal answers 403', { status: 403, body: undefined, retryAfterMs: null }],
  ['no answer at all', 'nothing'],
])('%s: the row stays and is tried again for ever', async (_, reply) => {
  const { db, outbox, world } = await handedIn(() => reply);
  for (let round = 1; round <= 30; round += 1) {
    expect(await outbox.drain({ eager: false })).toEqual({ delivered: 0, left: 1 });
    world.now += 61_000;
  }
  expect(world.sent).toHaveLength(30);
  expect((await submissionRowsOf(db, 1)).rows).toMatchObject([{ state: 'waiting', tries: 30 }]);
});

test("trap 3: the token is the one at sending, not yesterday's", async () => {
  const db = testDatabase();
  await storeSession(db, 'old', ama);
  await finished(db, 1, 7);
  await storeSession(db, 'new', ama);
  const { outbox, world } = setUp(db, receiptOf);
  await outbox.drain(eager);
  expect(world.sent.map((s) => s.token)).toEqual(['new']);
});

test('trap 4: a 401 keeps the row, touches no session, and the next login sends it', async () => {
  const db = testDatabase();
  await storeSession(db, 'stale', ama);
  await finished(db, 1, 7);
  const { outbox, world } = setUp(db, (row, token) => (token === 'stale' ? failure(401, 'Log in.') : receiptOf(row)));
  await outbox.drain(eager);
  expect((await submissionRowsOf(db, 1)).rows).toMatchObject([{ state: 'needs-login' }]);
  expect((await db.session.get('current'))?.token).toBe('stale');
  expect(world.told).toEqual([{ type: 'needs-login', userId: 1 }]);
  expect(await outbox.drain({ eager: false })).toEqual({ delivered: 0, left: 1 });
  expect(world.sent).toHaveLength(1);
  await storeSession(db, 'fresh', ama);
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
});

test("trap 24: another student's rows are neither sent nor seen", async () => {
  const db = testDatabase();
  await finished(db, 1, 7);
  await storeSession(db, 'kofis', kofi);
  const { outbox, world } = setUp(db, receiptOf);
  expect(await outbox.drain(eager)).toEqual({ delivered: 0, left: 0 });
  expect(world.sent).toEqual([]);
  expect((await submissionRowsOf(db, 2)).rows).toEqual([]);
  expect((await submissionRowsOf(db, 1)).rows).toHaveLength(1);
});

test('a logout between two rows stops the second', async () => {
  const db = await signedIn();
  await finished(db, 1, 7);
  await finished(db, 1, 8);
  const { outbox, world } = setUp(db, async (row) => {
    await clearSession(db, { revoke: false });
    return receiptOf(row);
  });
  await outbox.drain(eager);
  expect(world.sent).toHaveLength(1);
  expect(await db.outbox.count()).toBe(1);
});

test('trap 10: a refused row is kept with its reason and does not block the one behind it', async () => {
  const db = await signedIn();
  const bad = await finished(db, 1, 7, wall);
  const good = await finished(db, 1, 8, wall + 1);
  const { outbox } = setUp(db, (row) => (row.submissionId === bad ? failure(422, 'Unknown question.') : receiptOf(row)));
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect((await submissionRowsOf(db, 1)).rows).toMatchObject([
    { submissionId: bad, state: 'refused', reason: 'Unknown question.' },
  ]);
  expect((await db.attempts.get(good))?.receipt).not.toBeNull();
});

test('a row that never gets an answer stands behind the others in the next round', async () => {
  const db = await signedIn();
  const bad = await finished(db, 1, 7, wall);
  await finished(db, 1, 8, wall + 1);
  const { outbox } = setUp(db, (row) => (row.submissionId === bad ? 'nothing' : receiptOf(row)));
  expect(await outbox.drain(eager)).toEqual({ delivered: 0, left: 2 });
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 1 });
});

test('a refused row is sent again only at the word of the student', async () => {
  let isFixed = false;
  const { db, id, outbox, world } = await handedIn((row) => (isFixed ? receiptOf(row) : failure(404, 'No such quiz.')));
  await outbox.drain(eager);
  isFixed = true;
  await outbox.drain(eager);
  expect(world.sent).toHaveLength(1);
  await retryRefused(db, id);
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
});

test.each([429, 503])(
  'Retry-After of a %d is honoured even by an eager drain, our own backoff only by the timer',
  async (status) => {
    const replies: Reply[] = [{ status, body: { detail: 'Slow down.' }, retryAfterMs: 20_000 }, 'nothing'];
    const { outbox, world } = await handedIn((row) => replies.shift() ?? receiptOf(row));
    await outbox.drain(eager);
    await outbox.drain(eager);
    expect(world.sent).toHaveLength(1);
    world.now += 20_000;
    await outbox.drain(eager);
    expect(world.sent).toHaveLength(2);
    await outbox.drain({ eager: false });
    expect(world.sent).toHaveLength(2);
    expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
  },
);

test.each([
  ['two hours', 7_200_000],
  ['five minutes', 300_000],
])('a clock that was moved back %s does not hold a row', async (_, back) => {
  const replies: Reply[] = ['nothing'];
  const { outbox, world } = await handedIn((row) => replies.shift() ?? receiptOf(row));
  await outbox.drain(eager);
  world.now -= back;
  expect(await outbox.drain({ eager: false })).toEqual({ delivered: 1, left: 0 });
});

test('drains that are asked for at once send each row once', async () => {
  const { outbox, world } = await handedIn(async (row) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return receiptOf(row);
  });
  await Promise.all([1, 2, 3, 4].map(() => outbox.drain(eager)));
  expect(world.sent).toHaveLength(1);
});

test('a drain that is asked for while one runs takes a row that came meanwhile', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const { db, outbox, world } = await handedIn(async (row) => {
    if (world.sent.length === 1) {
      await finished(db, 1, 8);
      late = outbox.drain(eager);
    }
    return receiptOf(row);
  });
  await outbox.drain(eager);
  await late;
  expect(await db.outbox.count()).toBe(0);
  expect(world.sent).toHaveLength(2);
});

test('an unreadable row is kept and blocks nothing', async () => {
  const db = await signedIn();
  const broken = await finished(db, 1, 7);
  await db.outbox.update(broken, { body: { answers: 'nonsense' } as never });
  await finished(db, 1, 8);
  const { outbox } = setUp(db, receiptOf);
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect((await submissionRowsOf(db, 1)).unreadable).toMatchObject([{ submissionId: broken }]);
});

test('the timer waits for the nearest row that waits, and for none that is refused or needs a login', async () => {
  const row = { retryAt: wall + 4_000, notBefore: 0, state: 'waiting' } as SubmissionRow;
  expect(nextDrainIn([], wall)).toBeNull();
  expect(nextDrainIn([row, { ...row, retryAt: wall + 9_000 }], wall)).toBe(4_000);
  expect(nextDrainIn([{ ...row, notBefore: wall + 8_000 }], wall)).toBe(8_000);
  expect(nextDrainIn([row], wall - 300_000)).toBe(0);
  expect(
    nextDrainIn(
      [
        { ...row, state: 'refused' },
        { ...row, state: 'needs-login' },
      ],
      wall,
    ),
  ).toBeNull();
});
