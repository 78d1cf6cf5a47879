import { expect, test } from 'vitest';
import type { Reply } from '#core/submission/submission';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { cannotSend, createOutbox } from '#device/queue/kinds';
import { retryRefused, rowsOf } from '#device/queue/outbox';
import { nextDrainIn } from '#device/queue/queue';
import { clearSession, storeSession } from '#device/rows/credentials';
import type { OasisDatabase } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import type { DeviceMessage } from '#device/rows/messages';
import type { OutboxRow } from '#device/rows/outboxRow';
import { ama, kofi, smallQuiz, testDatabase } from '../support/testDatabase.ts';

const wall = 1_800_000_000_000;

function receiptOf(row: OutboxRow): Reply {
  return {
    status: 200,
    retryAfterMs: null,
    body: {
      submission_id: row.submissionId,
      submitted_at: new Date(wall).toISOString(),
      score: 0,
      correct_count: 0,
      total_questions: 3,
      results: [],
    },
  };
}

/** An outbox whose network is the given function, with everything it sent and told. */
function setUp(db: OasisDatabase, answer: (row: OutboxRow, token: string) => Reply | Promise<Reply>) {
  const world = { now: wall, sent: [] as { id: string; token: string }[], told: [] as DeviceMessage[] };
  const outbox = createOutbox({
    ...cannotSend,
    db,
    now: () => world.now,
    lock: (work) => work(),
    tell: (message) => world.told.push(message),
    send: async (row, token) => {
      world.sent.push({ id: row.submissionId, token });
      return answer(row, token);
    },
  });
  return { world, outbox };
}

async function finished(db: OasisDatabase, userId: number, quizId: number, endedAt = wall): Promise<string> {
  const { attemptId } = await beginOrResume(db, { userId, quizId, quiz: smallQuiz, attemptId: newUuid(), wall });
  await moveAll(db, attemptId, [{ type: 'finish', by: 'student' }], { wall: endedAt });
  return attemptId;
}

test('a row leaves on our receipt, which becomes the final score of its attempt', async () => {
  const db = testDatabase();
  await storeSession(db, 't1', ama);
  const id = await finished(db, 1, 7);
  const { outbox, world } = setUp(db, receiptOf);
  expect(await outbox.drain({ eager: true })).toEqual({ delivered: 1, left: 0 });
  expect(world.told).toEqual([{ type: 'delivered', userId: 1, quizId: 7, submissionId: id }]);
  expect((await db.attempts.get(id))?.receipt?.submission_id).toBe(id);
});

test.each<[string, Reply]>([
  ['trap 2: a captive portal answers 200 with a page', { status: 200, body: undefined, retryAfterMs: null }],
  ['trap 1: the queue counts any HTTP answer as delivered (500)', { status: 500, body: { detail: 'x' }, retryAfterMs: null }],
  ['a captive portal answers 403', { status: 403, body: undefined, retryAfterMs: null }],
  ['no answer at all', 'nothing'],
])('%s: the row stays and is tried again for ever', async (_, reply) => {
  const db = testDatabase();
  await storeSession(db, 't1', ama);
  await finished(db, 1, 7);
  const { outbox, world } = setUp(db, () => reply);
  for (let round = 1; round <= 30; round += 1) {
    expect(await outbox.drain({ eager: false })).toEqual({ delivered: 0, left: 1 });
    world.now += 61_000;
  }
  expect(world.sent).toHaveLength(30);
  expect((await rowsOf(db, 1)).rows).toMatchObject([{ state: 'waiting', tries: 30 }]);
});

test("trap 3: the token is the one at sending, not yesterday's", async () => {
  const db = testDatabase();
  await storeSession(db, 'old', ama);
  await finished(db, 1, 7);
  await storeSession(db, 'new', ama);
  const { outbox, world } = setUp(db, receiptOf);
  await outbox.drain({ eager: true });
  expect(world.sent.map((s) => s.token)).toEqual(['new']);
});

test('trap 4: a 401 keeps the row, touches no session, and the next login sends it', async () => {
  const db = testDatabase();
  await storeSession(db, 'stale', ama);
  await finished(db, 1, 7);
  const { outbox, world } = setUp(db, (row, token) =>
    token === 'stale' ? { status: 401, body: { detail: 'Log in.' }, retryAfterMs: null } : receiptOf(row),
  );
  await outbox.drain({ eager: true });
  expect((await rowsOf(db, 1)).rows).toMatchObject([{ state: 'needs-login' }]);
  expect((await db.session.get('current'))?.token).toBe('stale');
  expect(world.told).toEqual([{ type: 'needs-login', userId: 1 }]);
  expect(await outbox.drain({ eager: false })).toEqual({ delivered: 0, left: 1 });
  expect(world.sent).toHaveLength(1);
  await storeSession(db, 'fresh', ama);
  expect(await outbox.drain({ eager: true })).toEqual({ delivered: 1, left: 0 });
});

test("trap 24: another student's rows are neither sent nor seen", async () => {
  const db = testDatabase();
  await finished(db, 1, 7);
  await storeSession(db, 'kofis', kofi);
  const { outbox, world } = setUp(db, receiptOf);
  expect(await outbox.drain({ eager: true })).toEqual({ delivered: 0, left: 0 });
  expect(world.sent).toEqual([]);
  expect((await rowsOf(db, 2)).rows).toEqual([]);
  expect((await rowsOf(db, 1)).rows).toHaveLength(1);
});

test('a logout between two rows stops the second', async () => {
  const db = testDatabase();
  await storeSession(db, 't1', ama);
  await finished(db, 1, 7);
  await finished(db, 1, 8);
  const { outbox, world } = setUp(db, async (row) => {
    await clearSession(db, { revoke: false });
    return receiptOf(row);
  });
  await outbox.drain({ eager: true });
  expect(world.sent).toHaveLength(1);
  expect(await db.outbox.count()).toBe(1);
});

test('trap 10: a refused row is kept with its reason and does not block the one behind it', async () => {
  const db = testDatabase();
  await storeSession(db, 't1', ama);
  const bad = await finished(db, 1, 7, wall);
  const good = await finished(db, 1, 8, wall + 1);
  const { outbox } = setUp(db, (row) =>
    row.submissionId === bad ? { status: 422, body: { detail: 'Unknown question.' }, retryAfterMs: null } : receiptOf(row),
  );
  expect(await outbox.drain({ eager: true })).toEqual({ delivered: 1, left: 0 });
  expect((await rowsOf(db, 1)).rows).toMatchObject([{ submissionId: bad, state: 'refused', reason: 'Unknown question.' }]);
  expect((await db.attempts.get(good))?.receipt).not.toBeNull();
});

test('a row that never gets an answer stands behind the others in the next round', async () => {
  const db = testDatabase();
  await storeSession(db, 't1', ama);
  const bad = await finished(db, 1, 7, wall);
  await finished(db, 1, 8, wall + 1);
  const { outbox } = setUp(db, (row) => (row.submissionId === bad ? 'nothing' : receiptOf(row)));
  expect(await outbox.drain({ eager: true })).toEqual({ delivered: 0, left: 2 });
  expect(await outbox.drain({ eager: true })).toEqual({ delivered: 1, left: 1 });
});

test('a refused row is sent again only at the word of the student', async () => {
  const db = testDatabase();
  await storeSession(db, 't1', ama);
  const id = await finished(db, 1, 7);
  let isFixed = false;
  const { outbox, world } = setUp(db, (row) =>
    isFixed ? receiptOf(row) : { status: 404, body: { detail: 'No such quiz.' }, retryAfterMs: null },
  );
  await outbox.drain({ eager: true });
  isFixed = true;
  await outbox.drain({ eager: true });
  expect(world.sent).toHaveLength(1);
  await retryRefused(db, id);
  expect(await outbox.drain({ eager: true })).toEqual({ delivered: 1, left: 0 });
});

test.each([429, 503])(
  'Retry-After of a %d is honoured even by an eager drain, our own backoff only by the timer',
  async (status) => {
    const db = testDatabase();
    await storeSession(db, 't1', ama);
    await finished(db, 1, 7);
    const replies: Reply[] = [{ status, body: { detail: 'Slow down.' }, retryAfterMs: 20_000 }, 'nothing'];
    const { outbox, world } = setUp(db, (row) => replies.shift() ?? receiptOf(row));
    await outbox.drain({ eager: true });
    await outbox.drain({ eager: true });
    expect(world.sent).toHaveLength(1);
    world.now += 20_000;
    await outbox.drain({ eager: true });
    expect(world.sent).toHaveLength(2);
    await outbox.drain({ eager: false });
    expect(world.sent).toHaveLength(2);
    expect(await outbox.drain({ eager: true })).toEqual({ delivered: 1, left: 0 });
  },
);

test.each([
  ['two hours', 7_200_000],
  ['five minutes', 300_000],
])('a clock that was moved back %s does not hold a row', async (_, back) => {
  const db = testDatabase();
  await storeSession(db, 't1', ama);
  await finished(db, 1, 7);
  const replies: Reply[] = ['nothing'];
  const { outbox, world } = setUp(db, (row) => replies.shift() ?? receiptOf(row));
  await outbox.drain({ eager: true });
  world.now -= back;
  expect(await outbox.drain({ eager: false })).toEqual({ delivered: 1, left: 0 });
});

test('drains that are asked for at once send each row once', async () => {
  const db = testDatabase();
  await storeSession(db, 't1', ama);
  await finished(db, 1, 7);
  const { outbox, world } = setUp(db, async (row) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return receiptOf(row);
  });
  await Promise.all([1, 2, 3, 4].map(() => outbox.drain({ eager: true })));
  expect(world.sent).toHaveLength(1);
});

test('a drain that is asked for while one runs takes a row that came meanwhile', async () => {
  const db = testDatabase();
  await storeSession(db, 't1', ama);
  await finished(db, 1, 7);
  let late: Promise<unknown> = Promise.resolve();
  const { outbox, world } = setUp(db, async (row) => {
    if (world.sent.length === 1) {
      await finished(db, 1, 8);
      late = outbox.drain({ eager: true });
    }
    return receiptOf(row);
  });
  await outbox.drain({ eager: true });
  await late;
  expect(await db.outbox.count()).toBe(0);
  expect(world.sent).toHaveLength(2);
});

test('an unreadable row is kept and blocks nothing', async () => {
  const db = testDatabase();
  await storeSession(db, 't1', ama);
  const broken = await finished(db, 1, 7);
  await db.outbox.update(broken, { body: { answers: 'nonsense' } as never });
  await finished(db, 1, 8);
  const { outbox } = setUp(db, receiptOf);
  expect(await outbox.drain({ eager: true })).toEqual({ delivered: 1, left: 0 });
  expect((await rowsOf(db, 1)).unreadable).toMatchObject([{ submissionId: broken }]);
});

test('the timer waits for the nearest row that waits, and for none that is refused or needs a login', async () => {
  const row = { retryAt: wall + 4_000, notBefore: 0, state: 'waiting' } as OutboxRow;
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
