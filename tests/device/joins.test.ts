// Joining by a code: on the disk before a login and before a network, sent once under one key, gone only on proof.
import { expect, test } from 'vitest';
import type { Reply } from '#core/submission/submission';
import { forgetStudent } from '#device/account/forget';
import { countUnsent } from '#device/queue/badge';
import { cannotSend, createOutbox } from '#device/queue/kinds';
import { NOBODY } from '#device/quizzes/sample';
import { storeSession } from '#device/rows/credentials';
import type { DeviceMessage } from '#device/rows/messages';
import { adoptJoins, dropJoin, joinLater, joinRowsOf, renamedJoinsOf, retryJoin } from '#device/together/joins';
import { ama, kofi, testDatabase } from '../support/testDatabase.ts';

const wall = 1_800_000_000_000;
const HOUR = 60 * 60_000;
const code = 'ABCDE23456';
const id = '6f1c2a90-3f0e-4f3b-9d55-0a3e1b7c2d10';
const wish = { id, userId: ama.user_id, to: 'quiz', code, title: 'Cells', name: null, wall } as const;
const joined: Reply = { status: 200, body: { quiz_id: 41 }, retryAfterMs: null };
const gone: Reply = { status: 404, body: { detail: 'This code opens nothing.' }, retryAfterMs: null };

/** A phone of a student whose network answers as the test says, and what it sent. */
async function phone(answers: Reply[]) {
  const db = testDatabase();
  const sent: string[] = [];
  const told: DeviceMessage[] = [];
  await storeSession(db, 't1', ama);
  const outbox = createOutbox({
    ...cannotSend,
    db,
    now: () => wall,
    lock: (work) => work(),
    tell: (message) => void told.push(message),
    sendJoin: async (row) => {
      sent.push(`${row.id} ${row.code}`);
      return answers.shift() ?? 'nothing';
    },
  });
  return { db, sent, told, drain: () => outbox.drain({ eager: true }) };
}

test('a wish to join is sent under its own key until the server proves it, and then told', async () => {
  const { db, sent, told, drain } = await phone(['nothing', { status: 200, body: {}, retryAfterMs: null }, joined]);
  await joinLater(db, wish);
  expect(await countUnsent(db)).toBe(1);
  await drain();
  await drain();
  expect((await joinRowsOf(db, ama.user_id)).rows).toHaveLength(1);
  await drain();
  expect(sent).toEqual([`${id} ${code}`, `${id} ${code}`, `${id} ${code}`]);
  expect((await joinRowsOf(db, ama.user_id)).rows).toEqual([]);
  expect(told).toEqual([{ type: 'joined', userId: ama.user_id, title: 'Cells' }]);
});

test('a code that opens nothing is refused in the server’s words, stays, and goes again or away at the student’s word', async () => {
  const { db, sent, drain } = await phone([gone, joined]);
  await joinLater(db, wish);
  await drain();
  await drain();
  expect(sent).toHaveLength(1);
  const [refused] = (await joinRowsOf(db, ama.user_id)).rows;
  expect([refused?.state, refused?.reason]).toEqual(['refused', 'This code opens nothing.']);
  await retryJoin(db, id);
  await drain();
  expect((await joinRowsOf(db, ama.user_id)).rows).toEqual([]);
  await joinLater(db, wish);
  await dropJoin(db, id);
  expect((await joinRowsOf(db, ama.user_id)).rows).toEqual([]);
});

test('the same code twice is one wish, under its first key', async () => {
  const { db } = await phone([]);
  await joinLater(db, wish);
  await joinLater(db, { ...wish, id: 'another' });
  expect((await joinRowsOf(db, ama.user_id)).rows.map((row) => row.id)).toEqual([id]);
});

test('another name, as after one that was taken, is a new wish in place of the old one', async () => {
  const { db } = await phone([]);
  await joinLater(db, { ...wish, name: 'Ama' });
  await joinLater(db, { ...wish, id: 'another', name: 'Ama B' });
  expect((await joinRowsOf(db, ama.user_id)).rows.map((row) => [row.id, row.name])).toEqual([['another', 'Ama B']]);
});

test('a wish from before the login becomes the wish of who logs in that day, and of nobody else', async () => {
  const { db, sent, drain } = await phone([joined]);
  await joinLater(db, { ...wish, userId: NOBODY });
  await drain();
  expect(sent).toEqual([]);
  await adoptJoins(db, NOBODY, wall);
  await adoptJoins(db, ama.user_id, wall + HOUR);
  await adoptJoins(db, kofi.user_id, wall + HOUR);
  await drain();
  expect(sent).toEqual([`${id} ${code}`]);
});

test('a wish that is older than a day is not carried into the login of somebody else', async () => {
  const { db, sent, drain } = await phone([joined]);
  await joinLater(db, { ...wish, userId: NOBODY });
  await adoptJoins(db, ama.user_id, wall + 25 * HOUR);
  await drain();
  expect(sent).toEqual([]);
  expect(await db.queue.count()).toBe(0);
});

test('a deleted account takes its wishes with it, and leaves those of others', async () => {
  const { db } = await phone([]);
  await joinLater(db, wish);
  await joinLater(db, { ...wish, id: 'kofi', userId: kofi.user_id });
  await forgetStudent(db, ama.user_id);
  expect((await joinRowsOf(db, kofi.user_id)).rows).toHaveLength(1);
  expect((await joinRowsOf(db, ama.user_id)).rows).toEqual([]);
});

test('a wish that was answered under another name is not sent again or owed, and asks for another one until that is answered', async () => {
  const renamed: Reply = { status: 200, body: { quiz_id: 41, renamed_to: null }, retryAfterMs: null };
  const { db, sent, told, drain } = await phone([renamed, joined]);
  await joinLater(db, { ...wish, name: 'Oasis Support' });
  await drain();
  await drain();
  expect(sent).toHaveLength(1);
  expect(told).toEqual([{ type: 'joined', userId: ama.user_id, title: 'Cells' }]);
  expect([await countUnsent(db), (await joinRowsOf(db, ama.user_id)).rows]).toEqual([0, []]);
  expect(await renamedJoinsOf(db, ama.user_id)).toMatchObject([{ id, name: 'Oasis Support', joinedAs: null }]);
  // Chosen while nobody was signed in, the new name is adopted all the same.
  await joinLater(db, { ...wish, id: 'another', userId: NOBODY, name: 'Ama' });
  await adoptJoins(db, ama.user_id, wall);
  await drain();
  expect(sent).toHaveLength(2);
  expect(await renamedJoinsOf(db, ama.user_id)).toEqual([]);
});
