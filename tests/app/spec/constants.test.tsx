// Constants of P13.1 that no other test shows, where they work.
import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CELEBRATION_SCORE } from '#core/submission/submission';
import { percentText } from '#texts/formats';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { notify } from '../../../src/app/shell/notices.tsx';
import { findToast, newcomer, widen } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { openQuiz, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

/** How long the page asked the browser to wait, since the last call. */
function watchTimers() {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  return { waits: () => timers.mock.calls.map(([, ms]) => ms), end: () => timers.mockRestore() };
}

test('Data freshness: 5 minutes, one retry on failure, no refetch on window focus', () => {
  const { staleTime, retry, refetchOnWindowFocus } = queryClient.getDefaultOptions().queries ?? {};
  expect([staleTime, refetchOnWindowFocus]).toEqual([300_000, false]);
  const retries = retry as (failures: number, error: Error) => boolean;
  expect([0, 1, 2].map((failures) => retries(failures, new Error('x')))).toEqual([true, false, false]);
});

test('Quiz: refetch 10 s until it is kept, fresh 10 min, cached 30 min', async () => {
  const { quizId } = await studentWithQuiz();
  await openQuiz(quizId);
  const query = queryClient.getQueryCache().find({ queryKey: ['quiz'], exact: false });
  const options = query?.observers[0]?.options;
  const fresh = options?.staleTime as (query: unknown) => number;
  expect([fresh({ state: {} }), fresh({ state: query?.state }), query?.gcTime]).toEqual([600_000, 600_000, 1_800_000]);
  const interval = options?.refetchInterval as (query: unknown) => number | false;
  expect([interval({ state: {} }), interval({ state: { data: {} } })]).toEqual([10_000, false]);
});

test('Celebration: a score of 70 or more', () => {
  expect(CELEBRATION_SCORE).toBe(70);
});

describe('Notifications', () => {
  test('auto-close 4 s, at most 3 visible', async () => {
    await openPage('/');
    const timers = watchTimers();
    const closers = ['one', 'two', 'three', 'four'].map((words) => notify.info(words));
    await findToast('four');
    await waitFor(() => expect(document.querySelectorAll('.toast').length).toBe(3));
    expect(timers.waits()).toContain(4000);
    timers.end();
    // They go by themselves.
    await waitFor(() => expect(document.querySelectorAll('.toast').length).toBe(0));
    for (const close of closers) close();
  });

  test.each([
    ['bottom-right by default', true, 'notistack-SnackbarContainer'],
    ['top-right on phones', false, 'notistack-SnackbarContainer'],
  ])('%s', async (_, wide, name) => {
    if (wide) widen();
    await openPage('/');
    const close = notify.info('where it stands');
    const container = (await findToast('where it stands')).closest(`.${name}`) as HTMLElement;
    const { top, bottom, right } = getComputedStyle(container);
    const isSet = (side: string) => side !== '' && side !== 'auto';
    expect([isSet(top), isSet(bottom), isSet(right)]).toEqual([!wide, wide, true]);
    close();
  });

  test('width 356 px', () => {
    const tokens = readFileSync('src/app/ui/tokens.css', 'utf8');
    const rem = Number(/--toast-width:\s*([\d.]+)rem/.exec(tokens)?.[1] ?? 0);
    const px = Number(/--toast-width:\s*([\d.]+)px/.exec(tokens)?.[1] ?? rem * 16);
    expect(px).toBe(356);
  });
});

test('Session storage key: auth-storage, with three facts of the user, the token and the flag', async () => {
  const { student, userId } = await newcomer();
  expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toEqual({
    user: { email: student.email, user_id: userId, is_verified: false },
    token: student.token,
    isAuthenticated: true,
  });
});

test.each([
  [0, '0.0%'],
  [66.7, '66.7%'],
  [100, '100.0%'],
])('Percent score display: %d is %s', (score, shown) => {
  expect(percentText(score)).toBe(shown);
});
