// Quizzes that were made on this device: taken from the first second, sent once, and carried over to their number with all that was done.
import { expect, test } from 'vitest';
import { isLocalNumber, localNumberOf, madeQuiz } from '#core/editing/madeQuiz';
import { missedEventId } from '#core/review/reviewEvent';
import type { Reply } from '#core/submission/submission';
import { forgetStudent } from '#device/account/forget';
import { moveAll } from '#device/attempts/attemptMoves';
import { attemptById, lastEnded, openAttempt, openAttempts } from '#device/attempts/attempts';
import { keepDraft } from '#device/attempts/drafts';
import { dropMade } from '#device/made/dropMade';
import { madeBody, madeRows, makeQuiz, retryMade, unsentMade } from '#device/made/madeQuizzes';
import { replaceLocalQuizId } from '#device/made/replaceLocalQuizId';
import { countUnsent } from '#device/queue/badge';
import { sendableRows } from '#device/queue/kinds';
import { markLater, marksRowsOf } from '#device/queue/laterMarks';
import { submissionRowsOf } from '#device/queue/submissions';
import { keptQuiz, trimLibrary } from '#device/quizzes/library';
import { newestNow } from '#device/quizzes/versions';
import { reviewLog } from '#device/review/reviewLog';
import { addReviews, unsentLog } from '#device/review/reviews';
import type { OasisDatabase } from '#device/rows/db';
import { numberNow } from '#device/rows/madeNumbers';
import { begin, eager, failure, handIn, ok, outboxOn, receiptFor, signedIn, wall } from '../support/phone.ts';
import { ama, kofi, smallQuiz } from '../support/testDatabase.ts';

const NUMBER = 41;
const key = '6f1c2a90-3f0e-4f3b-9d55-0a3e1b7c2d10';
const body = {
  title: 'Term 1',
  questions: smallQuiz.questions,
  settings: { timer_duration_seconds: null },
  made_from: { kind: 'import' as const },
};
const LOCAL = localNumberOf(key);
const refused = (detail: string) => failure(409, detail);

/** A phone whose network answers as the test says, and what the server was sent, in order. */
async function phone(answer: { quiz?: () => Reply } = {}) {
  const db = await signedIn();
  const sent: string[] = [];
  const took = async (what: string, reply: Reply) => {
    sent.push(what);
    return reply;
  };
  const outbox = outboxOn(db, {
    sendQuiz: async (row) => took(`quiz ${row.key}`, (answer.quiz ?? (() => ok({ quiz_id: NUMBER })))()),
    sendSubmission: async (row) => took(`answers to ${row.quizId}`, ok(receiptFor(row.submissionId))),
    sendMarks: async (row) => took(`marks of ${row.quizId}`, ok(receiptFor(row.submissionId))),
    sendReviews: async ({ events }) =>
      took(
        `reviews of ${events.map(({ quiz_id: id }) => id).join()}`,
        ok({ kept: events.map(({ event_id: id }) => id), refused: [] }),
      ),
  });
  const drain = () => outbox.drain(eager);
  return { db, sent, drain };
}

/** The same with the quiz made on it. */
async function withQuiz(answer: Parameters<typeof phone>[0] = {}) {
  const world = await phone(answer);
  await make(world.db);
  return world;
}

const make = (db: OasisDatabase) => makeQuiz(db, { userId: ama.user_id, key, body, wall });

const begun = (db: OasisDatabase, quizId: number) => begin(db, { quizId, quiz: madeQuiz(body) });

async function finished(db: OasisDatabase, quizId: number): Promise<string> {
  const { attemptId } = await begun(db, quizId);
  const moves = [
    { type: 'answer', questionId: 1, text: 'A' },
    { type: 'flag', questionId: 2, flagged: true },
    { type: 'finish', by: 'student' },
  ] as const;
  await moveAll(db, attemptId, moves, { wall });
  return attemptId;
}

const eventsOf = async (db: OasisDatabase) =>
  (await reviewLog(db, ama.user_id)).rows.map(({ event_id: id, quiz_id: quiz }) => `${id} of ${quiz}`).sort();

test('its copy takes over the near words that the server made; an open attempt stays as it was begun, and says so', async () => {
  const { db, drain } = await phone({ quiz: () => ok({ quiz_id: NUMBER, near_words: { 2: ['dell'] } }) });
  const { attemptId } = await begun(db, await make(db));
  await drain();
  const kept = await keptQuiz(db, ama.user_id, NUMBER, wall);
  expect(kept?.questions[1]).toEqual({ ...smallQuiz.questions[1], near_words: ['dell'], near_words_made: true });
  expect(kept?.questions[0]).toEqual(smallQuiz.questions[0]);
  await moveAll(db, attemptId, [{ type: 'finish', by: 'student' }], { wall });
  const other = await handIn(db, {}, { quizId: NUMBER, quiz: kept ?? smallQuiz });
  const versions = (await submissionRowsOf(db, ama.user_id)).rows.map((row) => [row.submissionId, row.body.questions_version]);
  expect(new Map(versions as [string, number][])).toEqual(
    new Map([
      [attemptId, 0],
      [other, 1],
    ]),
  );
});

test('its copy takes over the words of points too', async () => {
  const words = [{ also: ['dell valley'], against: [] }];
  const { db, drain } = await withQuiz({ quiz: () => ok({ quiz_id: NUMBER, point_words: { 3: words } }) });
  await drain();
  const kept = await keptQuiz(db, ama.user_id, NUMBER, wall);
  expect(kept?.questions.map(({ point_words: own }) => own)).toEqual([undefined, undefined, words]);
});

test('its number on the device follows from its UUID, is below the sample quiz and fits the server', () => {
  for (const uuid of [key, '00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff']) {
    const number = localNumberOf(uuid);
    expect(isLocalNumber(number)).toBe(true);
    expect(number).toBeGreaterThanOrEqual(-(2 ** 31));
  }
  expect([-1, 0, 1].map(isLocalNumber)).toEqual([false, false, false]);
});

test('it is there to be taken at once; the same key makes it once', async () => {
  const { db } = await phone();
  expect([await make(db), await make(db)]).toEqual([LOCAL, LOCAL]);
  expect(await keptQuiz(db, ama.user_id, LOCAL, wall)).toEqual(madeQuiz(body));
  expect((await unsentMade(db, ama.user_id)).rows.map(({ title, questions }) => [title, questions])).toEqual([['Term 1', 3]]);
  expect(await countUnsent(db)).toBe(1);
  expect((await begun(db, LOCAL)).quizId).toBe(LOCAL);
});

test('its answers wait for it; then all goes in order, and nothing is left at the old number', async () => {
  const { db, sent, drain } = await withQuiz();
  const attemptId = await finished(db, LOCAL);
  await markLater(db, attemptId, { question_id: 2, own_judgement: true }, wall).catch(() => undefined);
  expect(await sendableRows(db, ama.user_id)).toHaveLength(1);
  const logged = await eventsOf(db);
  await drain();
  expect(sent.slice(0, 2)).toEqual([`quiz ${key}`, `answers to ${NUMBER}`]);
  expect(sent.filter((one) => one.includes(String(LOCAL)))).toEqual([]);
  expect(await submissionRowsOf(db, ama.user_id)).toEqual({ rows: [], unreadable: [] });
  expect((await marksRowsOf(db, ama.user_id)).rows).toEqual([]);
  expect(await eventsOf(db)).toEqual(logged.map((one) => one.replace(` of ${LOCAL}`, ` of ${NUMBER}`)));
  expect(logged).toContain(`${missedEventId(attemptId, 1)} of ${LOCAL}`);
  expect((await lastEnded(db, ama.user_id, NUMBER))?.receipt?.submission_id).toBe(attemptId);
  expect(await lastEnded(db, ama.user_id, LOCAL)).toBeUndefined();
  expect(await keptQuiz(db, ama.user_id, LOCAL, wall)).toBeUndefined();
  expect(await keptQuiz(db, ama.user_id, NUMBER, wall)).toEqual(madeQuiz(body));
  expect(await db.madeBodies.count()).toBe(0);
  expect(await countUnsent(db)).toBe(0);
});

test('an answer that was lost brings the same quiz again, under the same key', async () => {
  const answers: Reply[] = ['nothing', ok({ quiz_id: NUMBER })];
  const { db, sent, drain } = await withQuiz({ quiz: () => answers.shift() ?? 'nothing' });
  await finished(db, LOCAL);
  await drain();
  expect(sent).toEqual([`quiz ${key}`]);
  await drain();
  expect(sent.slice(1, 3)).toEqual([`quiz ${key}`, `answers to ${NUMBER}`]);
  expect((await madeRows(db, ama.user_id)).rows.map(({ number, numberedAt }) => [number, numberedAt])).toEqual([[NUMBER, wall]]);
});

test('what is no answer of ours is no number', async () => {
  const { db, drain } = await withQuiz({ quiz: () => ok({ quiz_id: 'yes' }) });
  await drain();
  expect(await numberNow(db, LOCAL)).toBe(LOCAL);
});

test('an open attempt goes over as it stands, and is moved, ended and sent under the number', async () => {
  const { db, sent, drain } = await withQuiz();
  const { attemptId } = await begun(db, LOCAL);
  await moveAll(db, attemptId, [{ type: 'answer', questionId: 2, text: 'Cells' }], { wall });
  await drain();
  expect((await openAttempts(db, ama.user_id)).map(({ quizId }) => quizId)).toEqual([NUMBER]);
  expect((await openAttempt(db, ama.user_id, NUMBER))?.answers).toEqual({ 2: 'Cells' });
  await moveAll(db, attemptId, [{ type: 'finish', by: 'student' }], { wall });
  await drain();
  expect(sent).toContain(`answers to ${NUMBER}`);
});

test('whoever still calls it by the old number begins and reviews under the new one', async () => {
  const { db, drain } = await withQuiz();
  await drain();
  const attempt = await begun(db, LOCAL);
  expect(attempt.quizId).toBe(NUMBER);
  const event = { event_id: 'e1', at: wall, quiz_id: LOCAL, question_id: 1, kind: 'added' as const };
  await addReviews(db, ama.user_id, [event], wall);
  expect(await eventsOf(db)).toEqual([`e1 of ${NUMBER}`]);
});

test('its reviews are not sent before it has its number, and others are', async () => {
  const answers: Reply[] = [refused('You have 500 documents.')];
  const { db, sent, drain } = await withQuiz({ quiz: () => answers.shift() ?? ok({ quiz_id: NUMBER }) });
  const added = (id: string, quiz: number) => ({ event_id: id, at: wall, quiz_id: quiz, question_id: 1, kind: 'added' as const });
  await addReviews(db, ama.user_id, [added('own', LOCAL), added('other', 7)], wall + 1);
  await drain();
  expect(sent).toEqual([`quiz ${key}`, 'reviews of 7']);
  expect((await unsentLog(db, ama.user_id))?.count).toBe(1);
  await retryMade(db, LOCAL);
  await drain();
  expect(sent.slice(2)).toEqual([`quiz ${key}`, `reviews of ${NUMBER}`]);
  expect(await unsentLog(db, ama.user_id)).toBeNull();
});

test('a refused quiz holds its answers back and nothing else, and says why', async () => {
  const { db, sent, drain } = await withQuiz({ quiz: () => refused('You have 500 documents.') });
  await finished(db, LOCAL);
  await drain();
  expect(await drain()).toEqual({ delivered: 0, left: 0 });
  expect(sent).toEqual([`quiz ${key}`]);
  expect((await unsentMade(db, ama.user_id)).rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['refused', 'You have 500 documents.'],
  ]);
});

test('a submission that an earlier version sent under the old number, and that was refused, goes again', async () => {
  const { db, sent, drain } = await withQuiz();
  const attemptId = await finished(db, LOCAL);
  await db.outbox.update(attemptId, { state: 'refused', reason: 'Quiz not found.' });
  await drain();
  expect(sent).toContain(`answers to ${NUMBER}`);
  expect((await attemptById(db, attemptId))?.receipt?.submission_id).toBe(attemptId);
});

test('an attempt that was begun at the number meanwhile does not stand in the way, and is kept', async () => {
  const { db, drain } = await withQuiz();
  const own = await begun(db, LOCAL);
  const other = await begun(db, NUMBER);
  await drain();
  expect((await openAttempt(db, ama.user_id, NUMBER))?.attemptId).toBe(own.attemptId);
  expect((await attemptById(db, other.attemptId))?.endedAt).toBeNull();
});

test('a kill at any write of the carrying over leaves all of it at the old number, and the next try carries all', async () => {
  for (let cut = 0; ; cut += 1) {
    const { db, drain } = await withQuiz();
    const attemptId = await finished(db, LOCAL);
    const before = await everything(db);
    const restore = failAtWrite(db, cut);
    await drain().catch(() => undefined);
    const struck = restore();
    // The next write is the receipt's, in a transaction of its own.
    if (!struck || (await numberNow(db, LOCAL)) === NUMBER) break;
    expect(await everything(db)).toEqual(before);
    await drain();
    expect((await attemptById(db, attemptId))?.quizId).toBe(NUMBER);
    expect((await attemptById(db, attemptId))?.receipt).not.toBeNull();
    expect(cut).toBeLessThan(40);
  }
});

async function everything(db: OasisDatabase) {
  const { madeQuizzes, madeBodies, library, attempts, outbox, reviews } = db;
  const rows = await Promise.all([madeQuizzes, madeBodies, library, attempts, outbox, reviews].map((table) => table.toArray()));
  return rows.map((of) => of.map((row) => ({ ...row, tries: 0, state: '', retryAt: 0, usedAt: 0 })));
}

/** The transaction that carries over is aborted at its n-th write, as a killed browser aborts it. */
function failAtWrite(db: OasisDatabase, cut: number): () => boolean {
  let seen = -1;
  let struck = false;
  const count = () => {
    seen += 1;
    if (seen !== cut) return;
    struck = true;
    throw new Error('killed');
  };
  const tables = [db.madeQuizzes, db.madeBodies, db.library, db.attempts, db.reviews];
  for (const table of tables) {
    table.hook('creating').subscribe(count);
    table.hook('updating').subscribe(count as never);
    table.hook('deleting').subscribe(count);
  }
  return () => {
    for (const table of tables) {
      table.hook('creating').unsubscribe(count);
      table.hook('updating').unsubscribe(count as never);
      table.hook('deleting').unsubscribe(count);
    }
    return struck;
  };
}

test('making room never takes a quiz that only this device has', async () => {
  const { db } = await withQuiz();
  expect(await trimLibrary(db, ama.user_id, 0)).toBe(0);
});

test('another student sees none of it, and a deleted account leaves none', async () => {
  const { db } = await withQuiz();
  expect((await madeRows(db, kofi.user_id)).rows).toEqual([]);
  await forgetStudent(db, ama.user_id);
  expect([await db.madeQuizzes.count(), await db.madeBodies.count(), await db.library.count()]).toEqual([0, 0, 0]);
});

test('at its student’s word it is taken off with all that was done, and can be put back as it lay', async () => {
  const { db, sent, drain } = await withQuiz();
  const attemptId = await finished(db, LOCAL);
  const before = await everything(db);
  const putBack = await dropMade(db, ama.user_id, LOCAL);
  expect((await everything(db)).flat()).toEqual([]);
  await putBack?.();
  expect(await everything(db)).toEqual(before);
  await drain();
  expect(sent).toContain(`answers to ${NUMBER}`);
  expect((await attemptById(db, attemptId))?.receipt).not.toBeNull();
  expect(await dropMade(db, ama.user_id, LOCAL)).toBeNull();
});

test('what it was made of goes in the same moment', async () => {
  const { db } = await phone();
  await keepDraft(db, { userId: ama.user_id, name: 'import', draft: { text: 'x' } });
  await makeQuiz(db, { userId: ama.user_id, key, body, wall, draft: 'import' });
  expect(await db.drafts.count()).toBe(0);
});

const edited = (of: number) => ({
  ...body,
  title: 'Term 1, mended',
  questions: body.questions.slice(1),
  made_from: { kind: 'edit' as const, of },
});
const editKey = '7a1c2a90-3f0e-4f3b-9d55-0a3e1b7c2d11';

test('an edit of a quiz that has no number yet waits for it, and then names it by that', async () => {
  const numbers = [NUMBER, NUMBER + 1];
  const { db, sent, drain } = await withQuiz({ quiz: () => ok({ quiz_id: numbers.shift() }) });
  const left = { event_id: 'out', at: wall, quiz_id: LOCAL, question_id: 1, kind: 'left_out' as const };
  const second = await makeQuiz(db, { userId: ama.user_id, key: editKey, body: edited(LOCAL), wall: wall + 1, events: [left] });
  expect((await keptQuiz(db, ama.user_id, second, wall))?.earlier).toEqual([LOCAL]);
  expect(await newestNow(db, ama.user_id, LOCAL)).toBe(second);
  await drain();
  expect(sent.filter((one) => one.startsWith('quiz'))).toEqual([`quiz ${key}`, `quiz ${editKey}`]);
  expect((await keptQuiz(db, ama.user_id, NUMBER + 1, wall))?.earlier).toEqual([NUMBER]);
  expect(await eventsOf(db)).toEqual([`out of ${NUMBER}`]);
  for (const old of [LOCAL, NUMBER, second]) expect(await newestNow(db, ama.user_id, old)).toBe(NUMBER + 1);
  expect(await newestNow(db, ama.user_id, 7)).toBe(7);
});

test('what is sent of such an edit names the number, whatever the device called it before', async () => {
  const { db, drain } = await withQuiz({ quiz: () => ok({ quiz_id: NUMBER }) });
  const second = await makeQuiz(db, { userId: ama.user_id, key: editKey, body: edited(LOCAL), wall: wall + 1 });
  const mine = await db.madeQuizzes.get(LOCAL);
  if (mine) await replaceLocalQuizId(db, mine, { number: NUMBER }, wall);
  expect((await madeBody(db, second))?.made_from).toEqual({ kind: 'edit', of: NUMBER });
  await drain();
});
