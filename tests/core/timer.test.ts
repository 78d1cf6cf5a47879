import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorAt, announcement, formatClock, leftAt, leftSince, secondsLeft, startTimer, storeLeft } from '#core/timer';

const at = 1_800_000_000_000;

test('what is left is a subtraction from the deadline', () => {
  const timer = startTimer(60, at);
  expect(leftAt(timer, at)).toBe(60_000);
  expect(leftAt(timer, at + 12_345)).toBe(47_655);
  expect(leftAt(timer, at + 60_000)).toBe(0);
  expect(leftAt(timer, at + 9e9)).toBe(0);
});

test('a clock that was moved back gives nothing back', () => {
  const timer = storeLeft(startTimer(60, at), 30_000, at + 30_000);
  expect(leftAt(timer, at - 7_200_000)).toBe(30_000);
});

test('a clock that is moved while the page is visible changes nothing', () => {
  const anchor = anchorAt(startTimer(60, at), at, 1_000);
  expect(leftSince(anchor, 11_000)).toBe(50_000);
  expect(leftSince(anchor, 500)).toBe(60_000);
  expect(leftSince(anchor, 999_999)).toBe(0);
});

test('trap 16: what is left never grows, whatever the clocks do', () => {
  const reading = fc.record({
    wall: fc.integer({ min: -9e6, max: 9e6 }),
    passed: fc.integer({ min: 0, max: 5_000 }),
    visible: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(reading), (readings) => {
      let timer = startTimer(60, at);
      let mono = 0;
      for (const { wall, passed, visible } of readings) {
        const before = timer.leftMs;
        const anchor = anchorAt(timer, at + wall, mono);
        mono += passed;
        const left = visible ? leftSince(anchor, mono) : leftAt(timer, at + wall);
        timer = storeLeft(timer, left, at + wall);
        expect(timer.leftMs).toBeLessThanOrEqual(before);
        expect(leftAt(timer, at + wall)).toBe(timer.leftMs);
      }
    }),
  );
});

test('of two tabs the lesser reading stands', () => {
  const timer = storeLeft(startTimer(60, at), 20_000, at + 40_000);
  expect(storeLeft(timer, 25_000, at + 40_000).leftMs).toBe(20_000);
});

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [59, '00:59'],
  [60, '01:00'],
  [847, '14:07'],
  [5_070, '84:30'],
  [86_400, '1440:00'],
])('%i seconds are shown as %s', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});

test('a started second counts', () => {
  expect(secondsLeft(1)).toBe(1);
  expect(secondsLeft(1_000)).toBe(1);
  expect(secondsLeft(1_001)).toBe(2);
  expect(secondsLeft(0)).toBe(0);
});

test.each([
  [601, 600, '10 minutes left.'],
  [301, 300, '5 minutes left.'],
  [61, 60, '1 minute left.'],
  [31, 30, '30 seconds left.'],
  [600, 599, null],
  [45, 44, null],
  [700, 20, '30 seconds left.'],
])('passing from %i to %i seconds is announced as %s', (before, after, said) => {
  expect(announcement(before, after)).toBe(said);
});
