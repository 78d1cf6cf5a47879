// Marks that are given after handing in: on the disk before anything is sent, sent behind their submission, gone only on proof.
import { expect, test } from 'vitest';
import { provisionalScore } from '#core/attempt/outcome';
import type { Quiz } from '#core/quiz/quiz';
import type { Reply } from '#core/submission/submission';
import { moveAll } from '#device/attempts/attemptMoves';
import { attemptById } from '#device/attempts/attempts';
import { sendableRows } from '#device/queue/kinds';
import { markElsewhere, markLater, marksRow, marksRowsOf, retryMarks } from '#device/queue/laterMarks';
import { nextDrainIn } from '#device/queue/queue';
import { keepReceipt, retryRefused } from '#device/queue/submissions';
import { clearSession, storeSession } from '#device/rows/credentials';
import type { OasisDatabase } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import type { MarksRow } from '#device/rows/marksRow';
import type { DeviceMessage } from '#device/rows/messages';
import { begin, eager, failure, handIn, ok, outboxOn, receiptFor, signedIn, wall } from '../support/phone.ts';
import { choiceQuestion, essayQuestion, twoPoints, typedQuestion } from '../support/questions.ts';
import { ama, kofi, testDatabase } from '../support/testDatabase.ts';

const ESSAY = 3;
const SHORT = 2;

const essay = essayQuestion({ correct_answer: 'Because of both.', key_points: twoPoints });
const quiz: Quiz = { title: 'Notes', questions: [choiceQuestion(), typedQuestion(), essay] };

/** A student who handed in; the network answers marks as the function says, and submissions with their receipt. */
async function handedIn(answerMarks: (row: MarksRow) => Reply | Promise<Reply>, answer?: () => Reply) {
  const db = await signedIn();
  const id = await finished(db);
  const world = { now: wall, sent: [] as string[], told: [] as DeviceMessage[] };
  const senders: Parameters<typeof outboxOn>[1] = {
    sendSubmission: async (row) => {
      world.sent.push('submission');
      return answer?.() ?? ok(receiptFor(row.submissionId));
    },
    sendReviews: async ({ events }) => ok({ kept: events.map(({ event_id }) => event_id), refused: [] }),
    sendMarks: async (row) => {
      world.sent.push(`marks ${row.marks.map((mark) => `${mark.points_covered ?? mark.own_judgement}`).join('; ')}`);
      return answerMarks(row);
    },
  };
  const outbox = outboxOn(db, senders, world.told, () => world.now);
  const tick = (points: number[], at = world.now) => markLater(db, id, { question_id: ESSAY, points_covered: points }, at);
  return { db, id, outbox, world, tick };
}

const finished = (db: OasisDatabase, text = 'cellz') => handIn(db, { [SHORT]: text, [ESSAY]: 'In my own words.' }, { quiz });

test('a mark lies with the attempt and in the queue at once, and counts in the score of this device', async () => {
  const { db, id, tick } = await handedIn(() => 'nothing');
  await tick([0, 1]);
  const attempt = await attemptById(db, id);
  expect(attempt?.laterMarks).toEqual([{ question_id: ESSAY, points_covered: [0, 1], marked_at: new Date(wall).toISOString() }]);
  expect(attempt && provisionalScore(attempt).correct_count).toBe(1);
  expect(await marksRow(db, id)).toMatchObject({ marks: attempt?.laterMarks, state: 'waiting' });
  expect((await marksRowsOf(db, 1)).rows).toHaveLength(1);
});

test('marks of an attempt that another device handed in lie in the queue alone, and leave it on proof', async () => {
  const db = await signedIn();
  const submissionId = newUuid();
  const submitted = { userId: 1, quizId: 7, quizTitle: 'Notes', submissionId, seen: 2 };
  const tick = (points: number[], at: number) =>
    markElsewhere(db, submitted, essay, { question_id: ESSAY, points_covered: points }, at);
  await tick([0], wall);
  // The clock was moved back: what is said later counts all the same.
  await tick([1], wall - 60_000);
  await expect(tick([2], wall)).rejects.toThrow('mark_of_no_point');
  const marks = [{ question_id: ESSAY, points_covered: [1], marked_at: new Date(wall + 1).toISOString() }];
  expect(await marksRow(db, submissionId)).toMatchObject({ marks, seen: 2, version: 2, state: 'waiting' });
  const told: DeviceMessage[] = [];
  const outbox = outboxOn(db, { sendMarks: async (row) => ok(receiptFor(row.submissionId, { revision: 3 })) }, told);
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect(told).toEqual([{ type: 'marked', userId: 1, quizId: 7, submissionId }]);
  expect(await marksRow(db, submissionId)).toBeUndefined();
  expect(await db.attempts.count()).toBe(0);
});

test('marks that the storage takes no room for are in neither place', async () => {
  const { db, id, tick } = await handedIn(() => 'nothing');
  db.queue.hook('creating', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(tick([0])).rejects.toThrow();
  expect((await attemptById(db, id))?.laterMarks).toBeUndefined();
  expect(await marksRow(db, id)).toBeUndefined();
});

test.each([
  ['an unknown point', { question_id: ESSAY, points_covered: [2] }],
  ['a choice', { question_id: 1, own_judgement: true }],
  ['an unknown question', { question_id: 9, points_covered: [] }],
])('a mark of %s is not taken', async (_, mark) => {
  const { db, id } = await handedIn(() => 'nothing');
  await expect(markLater(db, id, mark, wall)).rejects.toThrow();
  expect(await marksRow(db, id)).toBeUndefined();
});

test('they go behind their submission, and the receipt that they bring replaces its receipt', async () => {
  const { db, id, outbox, world, tick } = await handedIn((row) => ok(receiptFor(row.submissionId, { revision: 1 })));
  await tick([0]);
  expect(await outbox.drain(eager)).toEqual({ delivered: 2, left: 0 });
  expect(world.sent).toEqual(['submission', 'marks 0']);
  expect((await attemptById(db, id))?.receipt?.revision).toBe(1);
  expect(await marksRow(db, id)).toBeUndefined();
  expect(world.told.map(({ type }) => type)).toEqual(['delivered', 'marked']);
});

test('they wait while their submission waits, and no timer runs for them alone', async () => {
  let answer: Reply = 'nothing';
  const { db, id, outbox, world, tick } = await handedIn(
    (row) => ok(receiptFor(row.submissionId, { revision: 1 })),
    () => answer,
  );
  await tick([0]);
  expect(await outbox.drain(eager)).toEqual({ delivered: 0, left: 2 });
  expect(nextDrainIn(await sendableRows(db, 1), wall)).toBe(2_000);
  answer = failure(422);
  expect(await outbox.drain(eager)).toEqual({ delivered: 0, left: 0 });
  expect(nextDrainIn(await sendableRows(db, 1), wall)).toBeNull();
  expect(world.sent).toEqual(['submission', 'submission']);
  answer = ok(receiptFor(id));
  await retryRefused(db, id);
  expect(await outbox.drain(eager)).toEqual({ delivered: 2, left: 0 });
});

test.each<[string, Reply]>([
  ['a captive portal answers 200 with its JSON', ok({ ok: true })],
  ["a receipt of another submission's", ok(receiptFor('another', { revision: 1 }))],
])('%s: the marks stay and are tried again for ever', async (_, reply) => {
  const { db, id, outbox, world, tick } = await handedIn(() => reply);
  await tick([1]);
  for (let round = 0; round < 20; round += 1) {
    await outbox.drain({ eager: false });
    world.now += 61_000;
  }
  expect(world.sent.filter((one) => one === 'marks 1')).toHaveLength(20);
  expect(await marksRow(db, id)).toMatchObject({ state: 'waiting', tries: 20 });
});

test('a 401 keeps them for the next login, and another student never sends them', async () => {
  let token = 'stale';
  const { db, id, outbox, tick } = await handedIn((row) =>
    token === 'stale' ? failure(401) : ok(receiptFor(row.submissionId, { revision: 1 })),
  );
  await tick([0]);
  await outbox.drain(eager);
  expect(await marksRow(db, id)).toMatchObject({ state: 'needs-login' });
  token = 'fresh';
  await clearSession(db, { revoke: false });
  await storeSession(db, token, kofi);
  expect(await outbox.drain(eager)).toEqual({ delivered: 0, left: 0 });
  await storeSession(db, token, ama);
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
});

test('what is refused is kept with its reason, and sent again at the word of the student', async () => {
  let reply: Reply = failure(422, 'This essay has no such point.');
  const { db, id, outbox, tick } = await handedIn((row) =>
    reply === 'nothing' ? ok(receiptFor(row.submissionId, { revision: 1 })) : reply,
  );
  await tick([0]);
  await outbox.drain(eager);
  expect(await marksRow(db, id)).toMatchObject({ state: 'refused', reason: 'This essay has no such point.' });
  reply = 'nothing';
  await outbox.drain(eager);
  expect(await marksRow(db, id)).toBeDefined();
  await retryMarks(db, id);
  expect(await outbox.drain(eager)).toEqual({ delivered: 1, left: 0 });
});

test.each<[string, Reply | null]>([
  ['and it arrives', null],
  ['and nothing comes back', 'nothing'],
  ['and it is refused', failure(422)],
])('a newer mark that is made while one is being sent is not lost: %s', async (_, reply) => {
  let during: (() => Promise<void>) | null = null;
  let revision = 0;
  const { db, id, outbox, world, tick } = await handedIn(async (row) => {
    const isFirst = during !== null;
    await during?.();
    during = null;
    revision += 1;
    return isFirst && reply !== null ? reply : ok(receiptFor(row.submissionId, { revision }));
  });
  await tick([0]);
  during = () => tick([0, 1]);
  await outbox.drain(eager);
  await outbox.drain(eager);
  expect(world.sent).toEqual(['submission', 'marks 0', 'marks 0,1']);
  expect(await marksRow(db, id)).toBeUndefined();
  expect((await attemptById(db, id))?.laterMarks).toMatchObject([{ points_covered: [0, 1] }]);
});

test('a receipt that comes late takes back nothing: neither the newer receipt nor the ticks', async () => {
  const { db, id, outbox, tick } = await handedIn((row) => ok(receiptFor(row.submissionId, { revision: 1 })));
  await tick([0]);
  await outbox.drain(eager);
  await tick([0, 1]);
  await keepReceipt(db, receiptFor(id));
  const attempt = await attemptById(db, id);
  expect(attempt?.receipt?.revision).toBe(1);
  expect(attempt?.laterMarks).toMatchObject([{ points_covered: [0, 1] }]);
  expect(await marksRow(db, id)).toMatchObject({ marks: [{ points_covered: [0, 1] }], seen: 1 });
});

test('the mark that is made last is the newest, though the clock was moved back', async () => {
  const { db, id, tick } = await handedIn(() => 'nothing');
  await tick([0], wall);
  await tick([1], wall - 7_200_000);
  expect((await attemptById(db, id))?.laterMarks).toMatchObject([{ points_covered: [1] }]);
  expect((await marksRow(db, id))?.marks).toMatchObject([{ points_covered: [1] }]);
});

test('a mark of an attempt that is open, or not here, is not taken', async () => {
  const db = testDatabase();
  const { attemptId } = await begin(db, { quiz });
  for (const id of [attemptId, newUuid()])
    await expect(markLater(db, id, { question_id: ESSAY, points_covered: [] }, wall)).rejects.toThrow();
});

test('marks of two attempts are two rows, and one that cannot be read blocks neither', async () => {
  const { db, id, outbox, tick } = await handedIn((row) => ok(receiptFor(row.submissionId, { revision: 1 })));
  await tick([0]);
  const other = await finished(db);
  await markLater(db, other, { question_id: SHORT, own_judgement: true }, wall);
  await db.queue.update(`marks:${id}`, { marks: 'nonsense' } as never);
  await outbox.drain(eager);
  const { rows, unreadable } = await marksRowsOf(db, 1);
  expect([rows.length, unreadable.length]).toEqual([0, 1]);
  expect((await attemptById(db, other))?.receipt?.revision).toBe(1);
});

test('an answer that was judged right, at once or later, is accepted when the quiz is taken again', async () => {
  const { db, id } = await handedIn(() => 'nothing');
  const again = () => begin(db, { quiz });
  const end = async (attemptId: string) => {
    await moveAll(db, attemptId, [{ type: 'finish', by: 'student' }], { wall });
  };
  const second = await again();
  expect(second.ownAccepted).toBeUndefined();
  await markLater(db, id, { question_id: SHORT, own_judgement: true }, wall);
  // Frozen when it began.
  expect((await again()).ownAccepted).toBeUndefined();
  await end(second.attemptId);
  const third = await again();
  expect(third.ownAccepted).toEqual({ [SHORT]: ['cellz'] });
  const moves = [
    { type: 'answer', questionId: SHORT, text: 'Zellen' } as const,
    { type: 'goto', position: 1 } as const,
    { type: 'check', questionId: SHORT } as const,
    { type: 'own-right', questionId: SHORT, isRight: true } as const,
  ];
  expect((await moveAll(db, third.attemptId, moves, { wall })).refusals).toEqual([null, null, null, null]);
  await end(third.attemptId);
  expect((await again()).ownAccepted).toEqual({ [SHORT]: ['Zellen', 'cellz'] });
});

test('at most twenty answers of a question are remembered', async () => {
  const db = testDatabase();
  for (let n = 0; n < 23; n += 1) {
    const id = await finished(db, `try ${n}`);
    await markLater(db, id, { question_id: SHORT, own_judgement: true }, wall + n);
  }
  const { ownAccepted } = await begin(db, { quiz });
  expect(ownAccepted?.[SHORT]).toHaveLength(20);
  expect(ownAccepted?.[SHORT]?.[0]).toBe('try 22');
});
