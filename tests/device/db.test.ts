// The cures for a connection that browsers drop or let hang (trap 21), and for a schema that another tab raises.
import { Dexie } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { moveAll } from '#device/attempts/attemptMoves';
import { attemptById, beginOrResume } from '#device/attempts/attempts';
import { watchUpgrade, withDatabase } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import { smallQuiz, testDatabase } from '../support/testDatabase.ts';

const wall = 1_800_000_000_000;
const opening = () => ({ userId: 1, quizId: 7, quiz: smallQuiz, attemptId: newUuid(), wall });
const answer = (questionId: number, text: string) => [{ type: 'answer', questionId, text } as const];

test('trap 21: a connection that was closed under the app is opened again, and the answer is stored', async () => {
  const db = testDatabase();
  const { attemptId } = await beginOrResume(db, opening());
  db.backendDB().close();
  await moveAll(db, attemptId, answer(2, 'Cells'), { wall });
  expect((await attemptById(db, attemptId))?.answers).toEqual({ 2: 'Cells' });
});

test('trap 21: many that meet the closed connection together share one reopening, and none fails', async () => {
  const db = testDatabase();
  const { attemptId } = await beginOrResume(db, opening());
  for (let round = 0; round < 5; round += 1) {
    db.backendDB().close();
    await Promise.all([1, 2, 3].map((id) => moveAll(db, attemptId, answer(id, `${round}`), { wall })));
  }
  expect((await attemptById(db, attemptId))?.answers).toEqual({ 1: '4', 2: '4', 3: '4' });
});

test('trap 21: a transaction that is aborted with its connection runs again, and what it stores is stored once', async () => {
  const db = testDatabase();
  await db.open();
  let runs = 0;
  await withDatabase(db, () =>
    db.transaction('rw', db.queries, async () => {
      runs += 1;
      const putting = db.queries.put({ key: `run ${runs}`, userId: 1, value: '' });
      if (runs === 1) {
        Dexie.currentTransaction.idbtrans.abort();
        db.backendDB().close();
      }
      await putting;
    }),
  );
  expect((await db.queries.toArray()).map(({ key }) => key)).toEqual(['run 2']);
});

test('trap 21: a connection that never answers is a failure after 10 s, and the next work has another one', async () => {
  const db = testDatabase();
  await db.open();
  const dead = db.backendDB();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const saving = withDatabase(db, () => new Promise<void>(() => {}));
  const told = expect(saving).rejects.toThrow('This device did not answer while saving.');
  vi.advanceTimersByTime(10_000);
  await told;
  vi.useRealTimers();
  await beginOrResume(db, opening());
  expect(db.backendDB()).not.toBe(dead);
});

test('a page that was frozen for the whole limit gives the storage its time before it calls it a failure', async () => {
  const db = testDatabase();
  await db.open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  const saving = withDatabase(db, () => promise);
  // Of the timers that became due while it was frozen, a browser runs the first before it hears of the storage.
  vi.advanceTimersToNextTimer();
  resolve('stored');
  expect(await saving).toBe('stored');
});

/** What a later version of the app does in another tab: one schema version up, one store more. */
function raiseSchema(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 990);
    opening.onupgradeneeded = () => opening.result.createObjectStore('additions');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

test('before another tab raises the schema this one stores what is typed, closes, and asks for a reload; it can go on storing', async () => {
  const db = testDatabase();
  const { attemptId } = await beginOrResume(db, opening());
  const ask = vi.fn();
  watchUpgrade(db, () => moveAll(db, attemptId, answer(1, 'B'), { wall }), ask);
  const newer = await raiseSchema(db.name);
  onTestFinished(() => newer.close());
  expect(ask).toHaveBeenCalledTimes(1);
  expect((await attemptById(db, attemptId))?.answers).toEqual({ 1: 'B' });
  await moveAll(db, attemptId, answer(2, 'Cells'), { wall });
  expect((await attemptById(db, attemptId))?.answers).toEqual({ 1: 'B', 2: 'Cells' });
});
