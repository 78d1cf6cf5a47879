// How often the page asks the real server, counted: the documents every 5 s while one is being worked on, a quiz every 10 s until
// it is kept (P5.6, P11.6). Only the clock of the intervals is a fake.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { answer, newcomer } from '../documentsWorld.ts';
import { openPage, server, useBrowser } from '../page.tsx';
import { studentWithQuiz } from '../quizWorld.ts';
import type { Stage } from '../server.ts';

useBrowser();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Counts the calls of one path from here on; the real server answers them. */
function count(path: RegExp): () => number {
  let asked = 0;
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (path.test(String(input instanceof Request ? input.url : input))) asked += 1;
    return before(input, init);
  });
  return () => asked;
}

/** The clock goes on, 5 s at a time; each answer is waited for, and so is a server that was not asked. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 5) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      await server.fetch('/healthz');
    });
    await quiet();
  }
}

async function quiet(): Promise<void> {
  do await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  while (queryClient.isFetching() > 0);
}

const put = async (stage: Stage) =>
  (await (await server.fetch('/stage', { method: 'POST', body: JSON.stringify(stage) })).json()) as { docId: number };

async function openDashboard(to: Stage['to'] | null) {
  const { userId } = await newcomer();
  const docId = to === null ? null : (await put({ userId, docId: null, to })).docId;
  const asked = count(/\/api\/documents$/);
  await openPage('/dashboard');
  await screen.findByText(to === null ? /No documents yet/ : 'notes.txt');
  await quiet();
  expect(asked()).toBe(1);
  return { userId, docId, asked };
}

describe('the documents', () => {
  test.each(['pending', 'processing'] as const)('one that is %s: asked every 5 s, until it is ready', async (state) => {
    const { userId, docId, asked } = await openDashboard(state);
    await pass(15);
    expect(asked()).toBe(4);
    await put({ userId, docId, to: 'completed' });
    await pass(5);
    expect(asked()).toBe(5);
    expect(screen.getByRole('link', { name: 'Take Quiz: notes.txt' })).toBeTruthy();
    await pass(60);
    expect(asked()).toBe(5);
  });

  test('none that is being worked on: asked again only after five minutes, however often the dashboard is opened', async () => {
    const { asked } = await openDashboard('completed');
    const page = await openPage('/dashboard/pricing');
    await screen.findByText('Coming Soon');
    await page.user.click(screen.getAllByRole('link', { name: /^(Home|Dashboard)$/ })[0] as HTMLElement);
    await screen.findByText('notes.txt');
    await quiet();
    expect(asked()).toBe(1);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
    await openPage('/dashboard');
    await screen.findByText('notes.txt');
    await quiet();
    expect(asked()).toBe(2);
  });

  test('in the background too', async () => {
    const { asked } = await openDashboard('pending');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(15);
    expect(asked()).toBe(4);
  });

  test('one that fails while it is waited for: no more', async () => {
    const { userId, docId, asked } = await openDashboard('processing');
    await put({ userId, docId, to: 'error' });
    await pass(5);
    expect(screen.getByText(/^This file is damaged/)).toBeTruthy();
    await pass(60);
    expect(asked()).toBe(2);
  });

  test.each([['completed'], ['error'], [null]] as const)('%s from the start: asked once', async (state) => {
    const { asked } = await openDashboard(state);
    await pass(60);
    expect(asked()).toBe(1);
  });
});

describe('a better quiz', () => {
  test('how far it is, every 30 s and only on a page that is seen, until it is there', async () => {
    const { userId, docId, asked } = await openDashboard('completed');
    await put({ userId, docId, to: 'completed', better: { done: 3, parts: 7 } });
    await act(() => queryClient.refetchQueries());
    await screen.findByText('A better quiz is being written: 3 of 7 parts');
    const first = asked();
    await put({ userId, docId, to: 'completed', better: { done: 4, parts: 7 } });
    await pass(25);
    expect(asked()).toBe(first);
    await pass(5);
    expect(asked()).toBe(first + 1);
    await screen.findByText('A better quiz is being written: 4 of 7 parts');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(60);
    expect(asked()).toBe(first + 1);
    hidden.mockReturnValue(false);
    await put({ userId, docId, to: 'completed', better: null });
    await pass(30);
    await waitFor(() => expect(screen.queryByText(/A better quiz is being written/)).toBeNull());
    const last = asked();
    await pass(60);
    expect(asked()).toBe(last);
  });
});

describe('a quiz', () => {
  test('that did not come is asked for every 10 s; once it is kept, never again', async () => {
    const { quizId } = await studentWithQuiz();
    const mend = answer('GET', /\/api\/quizzes\/\d+$/, () => Response.json({ detail: 'Not now.' }, { status: 400 }));
    const asked = count(/\/api\/quizzes\/\d+$/);
    await openPage(`/dashboard/quiz/${quizId}`);
    await screen.findByText('Failed to load quiz');
    await quiet();
    const first = asked();
    await pass(20);
    expect(asked()).toBe(first + 2);
    mend();
    const real = count(/\/api\/quizzes\/\d+$/);
    await pass(10);
    await screen.findByRole('heading', { name: 'Question 1 of 3' });
    expect(real()).toBe(1);
    await pass(60);
    queryClient.clear();
    await openPage(`/dashboard/quiz/${quizId}`);
    await screen.findByRole('heading', { name: 'Question 1 of 3' });
    await pass(60);
    expect(real()).toBe(1);
  });
});
