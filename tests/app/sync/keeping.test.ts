// Every ready quiz is kept by itself, whenever its list comes (D3.11).

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import { backoffMs } from '#core/submission/submission';
import { keptIds, keptQuiz } from '#device/quizzes/library';
import { StorageFailure } from '#device/rows/failure';
import { db } from '../../../src/app/data/device.ts';
import { signIn, signOut } from '../../../src/app/data/session.ts';
import { keepReady, useIsKeeping } from '../../../src/app/sync/keeping.ts';
import { ama, smallQuiz } from '../../support/testDatabase.ts';

let asked: number[];
let release: () => void;

/** Texts are kept behind the quizzes; these documents have none. */
const textAnswer = () => Response.json({ pages: [] });

beforeEach(async () => {
  await signIn('t1', ama);
  asked = [];
  release = () => undefined;
  vi.stubGlobal('fetch', async (input: string) => {
    if (String(input).endsWith('/text')) return textAnswer();
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
  await vi.waitFor(() => expect(asked).toEqual([1]), { timeout: 180_000 });
  const second = keepReady(ama.user_id, [ready(2), ready(1)]);
  release();
  await Promise.all([first, second]);
  expect((await keptIds(db, ama.user_id)).sort()).toEqual([1, 2]);
  expect(asked).toEqual([1, 2]);
});

describe('a download that failed', () => {
  /** The server's answer to the first tries; after them it serves. */
  function failFirst(times: number, answer: () => Response | Promise<Response>): void {
    vi.stubGlobal('fetch', async (input: string) => {
      if (String(input).endsWith('/text')) return textAnswer();
      asked.push(Number(/\/quizzes\/(\d+)/.exec(String(input))?.[1]));
      if (asked.length <= times) return answer();
      return new Response(JSON.stringify(smallQuiz), { headers: { 'content-type': 'application/json' } });
    });
  }
  const nothing = () => Response.error();
  const refused = (status: number) => () => Response.json({ detail: 'No.' }, { status });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.restoreAllMocks());
    onTestFinished(() => void vi.useRealTimers());
  });

  test('is tried again by itself, though no list comes any more', async () => {
    failFirst(3, nothing);
    const { result: isKeeping, unmount } = renderHook(useIsKeeping);
    onTestFinished(unmount);
    await keepReady(ama.user_id, [ready(5)]);
    expect(await keptIds(db, ama.user_id)).toEqual([]);
    for (const tries of [2, 3, 4]) {
      // Only the pause is passed over: while a round runs, this would be a device that does not answer.
      await vi.advanceTimersByTimeAsync(backoffMs(tries - 1));
      await vi.waitFor(() => expect([asked.length, isKeeping.current]).toEqual([tries, false]), 60_000);
    }
    expect(await keptIds(db, ama.user_id)).toEqual([5]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([5, 5, 5, 5]);
  });

  test.each(['online', 'focus', 'pageshow'])('is tried again at once on %s', async (moment) => {
    failFirst(1, nothing);
    await keepReady(ama.user_id, [ready(5)]);
    dispatchEvent(new Event(moment));
    await vi.waitFor(async () => expect(await keptIds(db, ama.user_id)).toEqual([5]), { timeout: 180_000 });
    expect(asked).toEqual([5, 5]);
  });

  test('is left alone where the server refuses it, until another list asks for it', async () => {
    failFirst(1, refused(404));
    await keepReady(ama.user_id, [ready(5)]);
    dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([5]);
    await keepReady(ama.user_id, [ready(5)]);
    expect(await keptIds(db, ama.user_id)).toEqual([5]);
  });

  test('on a database that does not answer is tried again by itself, also where it does not even say what is missing', async () => {
    failFirst(0, nothing);
    const slow = () => {
      throw new StorageFailure('This device did not answer while saving.');
    };
    vi.spyOn(db.library, 'where').mockImplementationOnce(slow);
    await keepReady(ama.user_id, [ready(5)]);
    expect(asked).toEqual([]);
    vi.spyOn(db.library, 'put').mockImplementationOnce(slow);
    await vi.advanceTimersByTimeAsync(backoffMs(1));
    await vi.waitFor(() => expect(asked).toEqual([5]), { timeout: 180_000 });
    dispatchEvent(new Event('focus'));
    await vi.waitFor(async () => expect(await keptIds(db, ama.user_id)).toEqual([5]), { timeout: 180_000 });
    expect(asked).toEqual([5, 5]);
  });

  test('for want of room is left alone', async () => {
    failFirst(0, nothing);
    const full = new DOMException('No room.', 'QuotaExceededError');
    vi.spyOn(db.library, 'put').mockRejectedValueOnce(full);
    await keepReady(ama.user_id, [ready(5)]);
    dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([5]);
    expect(await keptIds(db, ama.user_id)).toEqual([]);
  });

  test('waits for a network, and is nobody else’s', async () => {
    failFirst(1, refused(503));
    await keepReady(ama.user_id, [ready(5)]);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([5]);
    online.mockRestore();
    await signIn('t2', { ...ama, user_id: ama.user_id + 1 });
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([5]);
  });

  test('whose student signed out meanwhile is waited for no more', async () => {
    const listens = vi.spyOn(document, 'addEventListener');
    failFirst(1, async () => {
      await signOut({ revoke: false });
      return Response.error();
    });
    await keepReady(ama.user_id, [ready(5)]);
    expect(asked).toEqual([5]);
    expect(listens).not.toHaveBeenCalledWith('visibilitychange', expect.anything());
  });
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
  const { unmount } = renderHook(() => {
    const busy = useIsKeeping();
    if (busy !== (said.at(-1) ?? false)) said.push(busy);
  });
  onTestFinished(unmount);
  await act(() => keepReady(ama.user_id, [ready(4)]));
  expect(said).toEqual([true, false]);
  await act(() => keepReady(ama.user_id, [ready(4)]));
  expect(said).toEqual([true, false]);
});

test('persistent storage is asked for once there is something to lose, once, and not before', async () => {
  // The page's modules anew: other tests have had quizzes kept.
  vi.resetModules();
  const fresh = await import('../../../src/app/sync/keeping.ts');
  const persist = vi.fn(async () => false);
  Object.defineProperty(navigator, 'storage', { value: { persisted: async () => false, persist }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  const { signIn: signInHere } = await import('../../../src/app/data/session.ts');
  await signInHere('t1', ama);
  const pending: DocumentRow = { ...ready(4), upload_status: 'processing', generated_quiz_id: null };
  await fresh.keepReady(ama.user_id, []);
  await fresh.keepReady(ama.user_id, [pending]);
  expect(persist).not.toHaveBeenCalled();
  await fresh.keepReady(ama.user_id, [ready(4)]);
  await fresh.keepReady(ama.user_id, [ready(5), ready(4)]);
  await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1), { timeout: 180_000 });
});
