// The number on the app's icon: the unsent submissions of the student who is signed in.
import { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { countForBadge, countUnsent, showBadge } from '#device/queue/badge';
import { keepAhead } from '#device/review/reviewAhead';
import { clearSession, storeSession } from '#device/rows/credentials';
import { createDatabase, type OasisDatabase } from '#device/rows/db';
import { handIn } from '../support/phone.ts';
import { ama } from '../support/testDatabase.ts';

let db: OasisDatabase;
beforeEach(() => {
  db = createDatabase('badge');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await db.delete();
});

const finish = (userId: number, quizId: number) => handIn(db, {}, { userId, quizId, wall: 1, endedAt: 2 });

test('only the unsent work of the signed-in student is counted, and none once they have logged out', async () => {
  await storeSession(db, 't1', ama);
  expect(await countUnsent(db)).toBe(0);
  await finish(ama.user_id, 7);
  await finish(ama.user_id, 8);
  await finish(ama.user_id + 1, 7);
  expect(await countUnsent(db)).toBe(2);
  await clearSession(db, { revoke: false });
  expect(await countUnsent(db)).toBe(0);
});

test('whoever watches the number hears of a submission that is written and of one that has arrived', async () => {
  await storeSession(db, 't1', ama);
  const said: number[] = [];
  const watch = liveQuery(() => countUnsent(db)).subscribe((count) => void said.push(count));
  onTestFinished(() => watch.unsubscribe());
  await vi.waitFor(() => expect(said).toEqual([0]), { timeout: 180_000 });
  await finish(ama.user_id, 7);
  await vi.waitFor(() => expect(said).toEqual([0, 1]), { timeout: 180_000 });
  const [row] = await db.outbox.toArray();
  await db.outbox.delete(row?.submissionId ?? '');
  await vi.waitFor(() => expect(said).toEqual([0, 1, 0]), { timeout: 180_000 });
});

test('what is due by now is counted beside it, of the signed-in student alone', async () => {
  await storeSession(db, 't1', ama);
  await keepAhead(db, {
    userId: ama.user_id,
    ahead: [
      { from: 100, count: 4 },
      { from: 200, count: 7 },
    ],
  });
  await keepAhead(db, { userId: ama.user_id + 1, ahead: [{ from: 100, count: 50 }] });
  expect(await countForBadge(db, 99)).toBe(0);
  await finish(ama.user_id, 7);
  expect(await countForBadge(db, 100)).toBe(5);
  // What waits on a later day has the days before in it.
  expect(await countForBadge(db, 1000)).toBe(8);
  await keepAhead(db, { userId: ama.user_id, ahead: [] });
  expect(await countForBadge(db, 1000)).toBe(1);
  await clearSession(db, { revoke: false });
  expect(await countForBadge(db, 1000)).toBe(0);
});

test('a number is shown, and 0 takes it away', async () => {
  const said: unknown[] = [];
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => said.push(count),
    clearAppBadge: async () => said.push('cleared'),
  });
  await showBadge(2);
  await showBadge(0);
  expect(said).toEqual([2, 'cleared']);
});

test('a browser without a badge, or one that refuses it, is no one’s error', async () => {
  vi.stubGlobal('navigator', {});
  await showBadge(1);
  await showBadge(0);
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) });
  await showBadge(1);
});
