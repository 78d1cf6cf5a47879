// What is said of something that waits to be sent: why the last try failed, and what happens next.
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TryOutcome } from '#core/submission/submission';
import { lastTryLine, lastTryText, useWaitingText } from '../../../src/app/sync/waitingText.ts';

afterEach(() => vi.restoreAllMocks());

const clock = /Last try \d{1,2}:\d\d:\d\d [AP]M: /;
const textOf = (row: Parameters<typeof useWaitingText>[0]) => renderHook(() => useWaitingText(row)).result.current;

test.each<[TryOutcome, string]>([
  ['no-answer', 'the server did not answer.'],
  ['not-our-answer', 'something other than Oasis answered. If this Wi-Fi has a sign-in page, open it first.'],
  [401, 'your login had expired (401).'],
  [409, 'the server refused it (409).'],
  [429, 'the server was busy (429).'],
  [500, 'the server had an error (500).'],
  [503, 'the server was busy (503).'],
])('after %s', (outcome, words) => {
  const last = { at: Date.now(), outcome };
  expect(lastTryText(last)).toMatch(clock);
  expect(lastTryText(last).replace(clock, '')).toBe(words);
  expect(lastTryLine({ last })).toContain(words);
});

test('a try of another day is shown with its date, and a file always has it', () => {
  const last = { at: new Date(2026, 10, 20, 15, 2, 41).getTime(), outcome: 500 };
  expect(lastTryText(last)).toBe('Last try Nov 20, 2026, 3:02:41 PM: the server had an error (500).');
  expect(lastTryLine({ last })).toContain('Last try Nov 20, 2026, 3:02:41 PM:');
});

test('online and offline, with a known cause and with a row of an earlier version', () => {
  const last = { at: new Date(2026, 10, 20).getTime(), outcome: 500 };
  const cause = lastTryText(last);
  expect(textOf({ state: 'waiting', tries: 0 })).toBe('Will be sent when you are online.');
  expect(textOf({ state: 'waiting', tries: 2 })).toBe('Not sent yet. Trying again soon.');
  expect(textOf({ state: 'waiting', tries: 2, last })).toBe(`${cause} Trying again soon.`);
  expect(textOf({ state: 'needs-login', tries: 2, last })).toBe('Will be sent after your next login.');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(textOf({ state: 'waiting', tries: 2 })).toBe('Will be sent when you are online.');
  expect(textOf({ state: 'waiting', tries: 2, last })).toBe(`${cause} Will be sent when you are online.`);
  const unanswered = { at: last.at, outcome: 'no-answer' } as const;
  expect(textOf({ state: 'waiting', tries: 2, last: unanswered })).toBe(
    'No network. Turn on Wi-Fi or mobile data. Will be sent when you are online.',
  );
  expect(lastTryLine({})).toBe('');
});
