// What is typed on a screen that makes something lies on the disk within a second, however fast one types.
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { keptDraft } from '#device/drafts';
import { db } from '../../../src/app/data/device.ts';
import { useDraft } from '../../../src/app/data/draft.ts';
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
