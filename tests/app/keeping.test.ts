// Every ready quiz is kept by itself, whenever its list comes (design, point 3.11).

import { subscribe } from 'valtio';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentRow } from '#core/document';
import { keptIds, keptQuiz } from '#device/library';
import { db } from '../../src/app/device.ts';
import { keeping, keepReady } from '../../src/app/keeping.ts';
import { signIn, signOut } from '../../src/app/session.ts';
import { ama, smallQuiz } from '../support/testDatabase.ts';

let asked: number[];
let release: () => void;

beforeEach(async () => {
  await signIn('t1', ama);
  asked = [];
  release = () => undefined;
  vi.stubGlobal('fetch', async (input: string) => {
    const id = Number(/\/quizzes\/(\d+)/.exec(String(input))?.[1]);
    asked.push(id);
    if (id === 1)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    return new Response(JSON.stringify(smallQuiz), { headers: { 'content-type': 'application/json' } });
  });
});

afterEach(async () => {
  await signOut({ revoke: false });
  vi.unstubAllGlobals();
  await db.library.clear();
});

const ready = (id: number, seconds: number | null = null): DocumentRow => ({
  doc_id: id,
  filename: `${id}.txt`,
  uploaded_at: '2026-11-20T10:00:00.000Z',
  upload_status: 'completed',
  generated_quiz_id: id,
  timer_duration_seconds: seconds,
});

test('a list that comes while quizzes are being fetched is not forgotten: polling may have ended with it', async () => {
  const first = keepReady(ama.user_id, [ready(1)]);
  await vi.waitFor(() => expect(asked).toEqual([1]));
  const second = keepReady(ama.user_id, [ready(2), ready(1)]);
  release();
  await Promise.all([first, second]);
  expect((await keptIds(db, ama.user_id)).sort()).toEqual([1, 2]);
  expect(asked).toEqual([1, 2]);
});

test('a changed time limit reaches the kept quiz, and is not looked at again', async () => {
  await keepReady(ama.user_id, [ready(3)]);
  const writes = vi.spyOn(db.library, 'put');
  await keepReady(ama.user_id, [ready(3, 600)]);
  await keepReady(ama.user_id, [ready(3, 600)]);
  expect((await keptQuiz(db, ama.user_id, 3, 0))?.settings).toEqual({ timer_duration_seconds: 600 });
  expect(writes).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([3]);
});

test('"being kept" is said while something is fetched, not whenever a list comes', async () => {
  const said: boolean[] = [];
  onTestFinished(subscribe(keeping, () => void said.push(keeping.busy), true));
  await keepReady(ama.user_id, [ready(4)]);
  expect(said).toEqual([true, false]);
  await keepReady(ama.user_id, [ready(4)]);
  expect(said).toEqual([true, false]);
});

test('persistent storage is asked for once there is something to lose, once, and not before', async () => {
  // The page's modules anew: other tests have had quizzes kept.
  vi.resetModules();
  const fresh = await import('../../src/app/keeping.ts');
  const persist = vi.fn(async () => false);
  Object.defineProperty(navigator, 'storage', { value: { persisted: async () => false, persist }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  const { signIn: signInHere } = await import('../../src/app/session.ts');
  await signInHere('t1', ama);
  const pending: DocumentRow = { ...ready(4), upload_status: 'processing', generated_quiz_id: null };
  await fresh.keepReady(ama.user_id, []);
  await fresh.keepReady(ama.user_id, [pending]);
  expect(persist).not.toHaveBeenCalled();
  await fresh.keepReady(ama.user_id, [ready(4)]);
  await fresh.keepReady(ama.user_id, [ready(5), ready(4)]);
  expect(persist).toHaveBeenCalledTimes(1);
});
