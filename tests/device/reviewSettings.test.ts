// How a student wants to review, on two devices that are offline at times: the newest choice of each thing counts on both.
import { expect, test } from 'vitest';
import { type ChoicesKept, newestChoices, type ReviewChoice } from '#core/review/reviewChoice';
import { usualSettings } from '#core/review/reviewPlan';
import type { Reply } from '#core/submission/submission';
import { replaceLocalQuizId } from '#device/made/replaceLocalQuizId';
import { countUnsent } from '#device/queue/badge';
import { chooseReviewSettings, keepChoices, reviewSettings } from '#device/review/reviewSettings';
import { eager, ok, outboxOn, signedIn, wall } from '../support/phone.ts';
import { smallQuiz } from '../support/testDatabase.ts';

/** A server that merges as ours does. */
function account() {
  const server = {
    choices: [] as ReviewChoice[],
    answer: null as (() => Reply) | null,
    take(choices: readonly ReviewChoice[]): Reply {
      if (server.answer) return server.answer();
      server.choices = newestChoices([...server.choices, ...choices]);
      return ok({ choices: server.choices });
    },
    told: (): ChoicesKept => ({
      choices: [...server.choices, { name: 'of a newer version', chosen_at: '2027-01-01T00:00:00Z' }],
    }),
  };
  return server;
}

async function device(server = account()) {
  const db = await signedIn();
  const outbox = outboxOn(db, { sendSettings: async ({ choices }) => server.take(choices) });
  const sync = async () => {
    await outbox.drain(eager);
    await keepChoices(db, 1, server.told(), wall);
  };
  return { db, outbox, server, sync, settings: () => reviewSettings(db, 1) };
}

test('what two devices chose while both were offline is the newest of each thing, on both', async () => {
  const phone = await device();
  const tablet = await device(phone.server);
  await chooseReviewSettings(phone.db, 1, { retention: 0.8, exam: '2027-05-12', exams: { '7': '2027-04-01' } }, wall);
  await chooseReviewSettings(tablet.db, 1, { retention: 0.95, newPerDay: 5, exams: { '8': '2027-03-01' } }, wall + 1);
  expect(await countUnsent(phone.db)).toBe(0);
  await tablet.sync();
  await phone.sync();
  await tablet.sync();
  const both = { retention: 0.95, newPerDay: 5, exam: '2027-05-12', exams: { '7': '2027-04-01', '8': '2027-03-01' } };
  expect([await phone.settings(), await tablet.settings()]).toEqual([both, both]);
  expect([await phone.db.queue.count(), await tablet.db.queue.count()]).toEqual([0, 0]);
  // A day that is taken away again is away on the other one, too.
  await chooseReviewSettings(phone.db, 1, { exam: null, exams: { '8': '2027-03-01' } }, wall + 2);
  await phone.sync();
  await tablet.sync();
  expect(await tablet.settings()).toEqual({ ...both, exam: null, exams: { '8': '2027-03-01' } });
});

test('what is chosen while the choice before is on its way stays, and is sent after it', async () => {
  const { db, outbox, server, settings } = await device();
  await chooseReviewSettings(db, 1, { retention: 0.8 }, wall);
  server.answer = () => {
    server.answer = null;
    const reply = server.take([{ name: 'retention', value: 0.8, chosen_at: new Date(wall).toISOString() }]);
    pending = chooseReviewSettings(db, 1, { retention: 0.95 }, wall + 5);
    return reply;
  };
  let pending: Promise<void> | undefined;
  await outbox.drain(eager);
  await pending;
  expect((await settings()).retention).toBe(0.95);
  await outbox.drain(eager);
  expect(server.choices).toMatchObject([{ value: 0.95 }]);
  expect(await db.queue.count()).toBe(0);
});

test('what comes from the server while a choice waits does not take it back', async () => {
  const { db, server, settings } = await device();
  server.take([{ name: 'retention', value: 0.8, chosen_at: new Date(wall + 9).toISOString() }]);
  await chooseReviewSettings(db, 1, { retention: 0.95 }, wall);
  await keepChoices(db, 1, server.told(), wall);
  expect((await settings()).retention).toBe(0.95);
});

test('an answer that is not ours keeps the choice in the queue, and what this device shows', async () => {
  const { db, outbox, server, settings } = await device();
  await chooseReviewSettings(db, 1, { newPerDay: 5 }, wall);
  for (const body of [{}, { choices: [] }, '<html>']) {
    server.answer = () => ok(body);
    await outbox.drain(eager);
    expect([await db.queue.count(), (await settings()).newPerDay]).toEqual([1, 5]);
  }
});

test('what an earlier version of the app chose on this device alone goes to the account, unless that knows better', async () => {
  const { db, server, sync, settings } = await device();
  await db.reviewSettings.put({ userId: 1, settings: { ...usualSettings, retention: 0.8, newPerDay: 40, remind: false } });
  server.take([{ name: 'retention', value: 0.95, chosen_at: new Date(wall).toISOString() }]);
  await sync();
  await sync();
  expect(await settings()).toEqual({ ...usualSettings, retention: 0.95, newPerDay: 40, remind: false });
  expect(server.choices.map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['retention', 0.95],
      ['new_per_day', 40],
    ]),
  );
});

test('the exam of a quiz that was made here waits for its number, and then has it', async () => {
  const { db, outbox, server, settings } = await device();
  const queued = { state: 'waiting', reason: null, tries: 0, retryAt: 0, notBefore: 0 } as const;
  const made = { key: crypto.randomUUID(), title: 'Mine', questions: 3, madeAt: wall, number: null, numberedAt: null };
  await db.madeQuizzes.put({ ...queued, ...made, quizId: -5, userId: 1 });
  await chooseReviewSettings(db, 1, { exams: { '-5': '2027-05-12' } }, wall);
  await outbox.drain(eager);
  expect(server.choices).toEqual([]);
  const [row] = await db.madeQuizzes.toArray();
  if (row) await replaceLocalQuizId(db, row, { number: 12 }, wall);
  expect((await settings()).exams).toEqual({ '12': '2027-05-12' });
  await outbox.drain(eager);
  expect(server.choices).toMatchObject([{ name: 'exam', quiz_id: 12, value: '2027-05-12' }]);
  expect(await db.queue.count()).toBe(0);
});

test('the exam of a quiz that was edited goes with its newest version', async () => {
  const { db, server, sync, settings } = await device();
  await chooseReviewSettings(db, 1, { exams: { '7': '2027-05-12' } }, wall);
  const quiz = { ...smallQuiz, earlier: [7] };
  await db.library.put({ userId: 1, quizId: 12, quiz, bytes: 1, keptAt: wall, usedAt: wall, earlier: [7] });
  expect((await settings()).exams).toEqual({ '12': '2027-05-12' });
  await chooseReviewSettings(db, 1, { exams: {} }, wall + 1);
  await sync();
  expect((await settings()).exams).toEqual({});
  expect(server.choices).toMatchObject([{ quiz_id: 7, value: null }]);
});
