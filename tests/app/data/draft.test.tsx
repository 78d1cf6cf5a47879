// What is typed on a screen that makes something lies on the disk within a second, however fast one types.
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { keepDraft, keptDraft } from '#device/attempts/drafts';
import { db } from '../../../src/app/data/device.ts';
import { useDraft } from '../../../src/app/data/draft.ts';
import { signOut } from '../../../src/app/data/session.ts';
import { newcomer } from '../documentsWorld.ts';
import { useBrowser } from '../page.tsx';

useBrowser();

const Text = z.object({ text: z.string() });

test('of a text that is typed without a pause each second is kept', async () => {
  const { userId } = await newcomer();
  const { result } = renderHook(() => useDraft('write', Text, { text: '' }));
  await waitFor(() => expect(result.current.value).toEqual({ text: '' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  let text = '';
  const typed = (letters: string) => {
    for (const letter of letters) {
      text += letter;
      act(() => result.current.change({ text }));
      vi.advanceTimersByTime(100);
    }
  };
  typed('without any pause at all');
  vi.useRealTimers();
  await waitFor(async () => expect((await keptDraft(db, userId, 'write', Text))?.text.length).toBeGreaterThanOrEqual(20));
});

test('two tabs: what is typed in one is there in the other, which writes over none of it', async () => {
  const { userId } = await newcomer();
  const [one, other] = [0, 1].map(() => renderHook(() => useDraft('two', Text, { text: '' })).result);
  await waitFor(() => expect([one?.current.value, other?.current.value]).toEqual([{ text: '' }, { text: '' }]));
  act(() => one?.current.change({ text: 'An hour of work' }));
  await waitFor(() => expect(other?.current.value).toEqual({ text: 'An hour of work' }));
  act(() => other?.current.change({ text: `${other.current.value?.text}, and more` }));
  await waitFor(async () => expect((await keptDraft(db, userId, 'two', Text))?.text).toBe('An hour of work, and more'));
  await waitFor(() => expect(one?.current.value).toEqual({ text: 'An hour of work, and more' }));
});

test('what could not be kept stays on screen, whatever else is kept', async () => {
  const { userId } = await newcomer();
  const { result } = renderHook(() => useDraft('full', Text, { text: '' }));
  await waitFor(() => expect(result.current.value).toEqual({ text: '' }));
  act(() => result.current.change({ text: 'kept' }));
  await waitFor(async () => expect(await keptDraft(db, userId, 'full', Text)).toEqual({ text: 'kept' }));
  const full = vi.spyOn(db.drafts, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  act(() => result.current.change({ text: 'kept, and more' }));
  await waitFor(() => expect(full).toHaveBeenCalled());
  full.mockRestore();
  // Another change of the same tables: all that read them look again.
  await keepDraft(db, { userId, name: 'elsewhere', draft: { text: '' } });
  await new Promise((done) => setTimeout(done, 100));
  expect(result.current.value).toEqual({ text: 'kept, and more' });
});

test('what is typed when a login ends is its student’s, down to the last letter', async () => {
  const { userId } = await newcomer();
  const { result, unmount } = renderHook(() => useDraft('expired', Text, { text: '' }));
  await waitFor(() => expect(result.current.value).toEqual({ text: '' }));
  act(() => result.current.change({ text: 'The last sentence.' }));
  await act(() => signOut({ revoke: false }));
  unmount();
  await waitFor(async () => expect(await keptDraft(db, userId, 'expired', Text)).toEqual({ text: 'The last sentence.' }));
  expect(await db.drafts.where('userId').equals(0).count()).toBe(0);
});
