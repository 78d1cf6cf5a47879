// Joining by a code: on the disk before a login and before a network, sent once under one key, gone only on proof.
import { expect, test } from 'vitest';
import type { Reply } from '#core/submission/submission';
import { countUnsent } from '#device/queue/badge';
import { NOBODY } from '#device/quizzes/sample';
import type { DeviceMessage } from '#device/rows/messages';
import { adoptJoins, dropJoin, joinLater, joinRowsOf, renamedJoinsOf, retryJoin } from '#device/together/joins';
import { eager, failure, ok, outboxOn, signedIn, wall } from '../support/phone.ts';
import { ama, kofi } from '../support/testDatabase.ts';

const HOUR = 60 * 60_000;
const code = 'ABCDE23456';
const id = '6f1c2a90-3f0e-4f3b-9d55-0a3e1b7c2d10';
const wish = { id, userId: ama.user_id, to: 'quiz', code, title: 'Cells', name: null, wall } as const;
const joined = ok({ quiz_id: 41 });

/** A phone of a student whose network answers as the test says, and what it sent. */
async function phone(answers: Reply[]) {
  const db = await signedIn();
  const sent: string[] = [];
  const told: DeviceMessage[] = [];
  const sendJoin = async (row: { id: string; code: string }) => {
    sent.push(`${row.id} ${row.code}`);
    return answers.shift() ?? 'nothing';
  };
  return { db, sent, told, drain: () => outboxOn(db, { sendJoin }, told).drain(eager) };
}

test('a wish to join is sent under its own key until the server proves it, and then told', async () => {
  const { db, sent, told, drain } = await phone(['nothing', ok({}), joined]);
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
  const { db, sent, drain } = await phone([failure(404, 'This code does not work.'), joined]);
  await joinLater(db, wish);
  await drain();
  await drain();
  expect(sent).toHaveLength(1);
  const [refused] = (await joinRowsOf(db, ama.user_id)).rows;
  expect([refused?.state, refused?.reason]).toEqual(['refused', 'This code does not work.']);
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

test('a wish that was answered under another name is not sent again or owed, and asks for another one until that is answered', async () => {
  const { db, sent, told, drain } = await phone([ok({ quiz_id: 41, renamed_to: null }), joined]);
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
