// Where a student stands with an assignment, in words: due until it is handed in, then handed in.
import { expect, test } from 'vitest';
import { isUsedUp, standingWords, timesWords } from '../../../src/app/together/dueWords.ts';

const times = { opens_at: null, closes_at: '2126-01-01T12:00:00Z' };
const now = Date.parse('2026-01-01T12:00:00Z');

test.each([
  [0, 1, /^Due Jan 1, 2126.*, 0 of 1 attempt used$/],
  [1, 1, /^Handed in$/],
  [1, 3, /^Handed in, 1 of 3 attempts used\. Open until Jan 1, 2126/],
  [3, 3, /^Handed in, 3 of 3 attempts used$/],
  [0, null, /^Due Jan 1, 2126.*, not handed in yet$/],
  [1, null, /^Handed in\. Open until Jan 1, 2126/],
  [2, null, /^Handed in 2 times\. Open until Jan 1, 2126/],
])('%i of %s attempts', (used, allowed, words) => {
  expect(standingWords(times, { used, allowed }, now)).toMatch(words);
});

test('before the opening both times are said', () => {
  const ahead = { ...times, opens_at: '2125-01-01T12:00:00Z' };
  const words = /^Opens Jan 1, 2125.*, due Jan 1, 2126/;
  expect(standingWords(ahead, { used: 0, allowed: null }, now)).toMatch(words);
  expect(timesWords(ahead, now)).toMatch(words);
});

test('nothing is left to hand in once every attempt is used', () => {
  expect(
    [
      { used: 1, allowed: 1 },
      { used: 1, allowed: 2 },
      { used: 5, allowed: null },
    ].map(isUsedUp),
  ).toEqual([true, false, false]);
});
