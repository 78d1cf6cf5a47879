// P13.1, row by row: each constant, where it works. Polling itself is counted in polling.test.tsx, the
// fireworks' 10 s are drawn in resultsFireworks.test.ts.
import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusePassword } from '#core/account/password';
import { announcement, formatClock, WARNING_SECONDS } from '#core/attempt/timer';
import { checkUpload, needsPolling, POLL_INTERVAL_MS, uploadRefusalText } from '#core/document/document';
import { CELEBRATION_SCORE, formatPercent } from '#core/submission/submission';
import { password as passwordTexts } from '#texts/en/password';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { notify } from '../../../src/app/shell/notices.tsx';
import { dateWords } from '../../../src/app/ui/dateWords.ts';
import { newStudent } from '../../support/people.ts';
import { documentRow, expectPath, findToast, newcomer, widen } from '../documentsWorld.ts';
import { openPage, server, useBrowser } from '../page.tsx';
import { openQuiz, studentWithQuiz } from '../quizWorld.ts';
import { choose, notes, openUpload, useUploads } from '../uploadWorld.ts';

useBrowser();
const uploads = useUploads();

/** How long the page asked the browser to wait, since the last call. */
function watchTimers() {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  return { waits: () => timers.mock.calls.map(([, ms]) => ms), end: () => timers.mockRestore() };
}

const row = (upload_status: 'pending' | 'processing' | 'completed' | 'error', quiz: number | null) =>
  documentRow({ upload_status, generated_quiz_id: quiz });

test.each([
  ['5000 ms while pending', [row('pending', null)], true],
  ['while processing without a quiz id', [row('processing', null)], true],
  ['not while processing with one', [row('processing', 7)], false],
  ['not when completed', [row('completed', 7), row('completed', null)], false],
  ['not after an error', [row('error', null)], false],
])('Document list polling: %s', (_, rows, polls) => {
  expect(POLL_INTERVAL_MS).toBe(5000);
  expect(needsPolling(rows)).toBe(polls);
});

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

test('Quiz timer: mm:ss in whole seconds, warning styling under 60 s', () => {
  expect(WARNING_SECONDS).toBe(60);
  expect([0, 59, 60, 5400].map(formatClock)).toEqual(['00:00', '00:59', '01:00', '90:00']);
  expect([601, 600, 300, 60, 30].map((seconds) => announcement(seconds + 1, seconds) !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

test.each([
  ['1234567', 'Password must be at least 8 characters long.'],
  ['12345678', null],
])('Min password length: %s', (password, problem) => {
  const refusal = refusePassword(password, password);
  expect(refusal && passwordTexts[refusal]).toBe(problem);
});

test('Redirect after password reset: 3 s', async () => {
  const student = await newStudent(server);
  await student.call('forgotPassword', { body: { email: student.email } });
  const link = (await server.outbox()).filter((mail) => mail.to === student.email).at(-1)?.link ?? '';
  const page = await openPage(new URL(link).pathname);
  const timers = watchTimers();
  await page.user.type(screen.getByLabelText('New Password'), 'a new password');
  await page.user.type(screen.getByLabelText('Confirm New Password'), 'a new password');
  await page.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  await screen.findByText('Password Reset Successful!');
  await waitFor(() => expect(timers.waits()).toContain(3000));
  timers.end();
  expect(page.path()).toMatch(/^\/reset-password\//);
  await waitFor(() => expect(page.path()).toBe('/login'));
});

test('Celebration: a score of 70 or more', () => {
  expect(CELEBRATION_SCORE).toBe(70);
});

test.each([
  [104_857_600, null],
  [104_857_601, 'File a.pdf is too large. Max size is 100 MB.'],
  // Minimum 0 at the drop zone; an empty file is refused in words (P6.3).
  [0, 'This file is empty. Choose a file with text in it.'],
])('Max upload size: %d bytes', (size, said) => {
  const refusal = checkUpload({ name: 'a.pdf', size, type: 'application/pdf' });
  expect(refusal && uploadRefusalText(refusal, 'a.pdf')).toBe(said);
});

test('Upload progress: 0 to 100 percent; an unknown total shows 50', async () => {
  const { user, path } = await openUpload();
  const { progress, release } = uploads.current.hold();
  await choose(notes());
  await user.click(screen.getByRole('button', { name: 'Upload Document' }));
  await screen.findByText('0% Uploaded');
  await waitFor(() => expect(uploads.current.sent).toHaveLength(1));
  for (const [loaded, total, shown] of [
    [1, 0, 50],
    [99, 100, 99],
    [100, 100, 100],
  ] as const) {
    progress({ lengthComputable: total > 0, loaded, total });
    await screen.findByText(`${shown}% Uploaded`);
  }
  release();
  await expectPath(path, '/dashboard');
});

test('Premium plan price: GHC 5.99 per month, not yet available', async () => {
  await newcomer();
  await openPage('/dashboard/pricing');
  expect(screen.getByText('GHC 5.99').parentElement?.textContent).toContain('/ month');
  expect(screen.getByRole('button', { name: 'Premium' })).toHaveProperty('disabled', true);
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

test('Date format: medium date-time, en-US', () => {
  const at = '2026-11-20T15:02:41.000Z';
  const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at));
  expect(dateWords(at)).toBe(medium);
});

test('Footer year: the current one', async () => {
  await openPage('/');
  expect(document.querySelector('footer')?.textContent).toContain(String(new Date().getFullYear()));
});

test.each([
  [0, '0.0%'],
  [66.7, '66.7%'],
  [100, '100.0%'],
])('Percent score display: %d is %s', (score, shown) => {
  expect(formatPercent(score)).toBe(shown);
});
