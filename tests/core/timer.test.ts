import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Anchor,
  anchorAt,
  formatClock,
  leftAt,
  leftSince,
  passedThreshold,
  readOn,
  secondsLeft,
  startTimer,
  storeLeft,
} from '#core/attempt/timer';

const at = 1_800_000_000_000;

test('what is left is a subtraction from the deadline', () => {
  const timer = startTimer(60, at);
  expect(leftAt(timer, at)).toBe(60_000);
  expect(leftAt(timer, at + 12_345)).toBe(47_655);
  expect(leftAt(timer, at + 60_000)).toBe(0);
  expect(leftAt(timer, at + 9e9)).toBe(0);
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

describe('a wall clock that ran ahead of the monotonic one between two readings', () => {
  const anchor = anchorAt(startTimer(600, at), at, 0);

  test('is a sleep when the page was without focus meanwhile, and the time slept counts', () => {
    expect(readOn(anchor, at + 121_000, 1_000, false)).toEqual({ leftMs: 479_000, wall: at + 121_000, mono: 1_000 });
    expect(readOn(anchor, at + 9e9, 1_000, false).leftMs).toBe(0);
  });

  test('is a clock that was set when the student was there all the time, and takes nothing', () => {
    expect(readOn(anchor, at + 121_000, 1_000, true).leftMs).toBe(599_000);
  });

  test('by less than a second, or one that was set back, is neither', () => {
    expect(readOn(anchor, at + 1_900, 1_000, false).leftMs).toBe(599_000);
    expect(readOn(anchor, at - 7_200_000, 1_000, false).leftMs).toBe(599_000);
  });

  test('counts once where the monotonic clock goes on in sleep too', () => {
    expect(readOn(anchor, at + 121_000, 121_000, false).leftMs).toBe(479_000);
  });
});

// What can befall a student in a timed quiz; ms each. A page that is looked at reads its clocks every second, as the screen does.
const fate = fc.oneof(
  fc.record({
    kind: fc.constantFrom('looked-at', 'beside-another', 'hidden', 'closed'),
    ms: fc.integer({ min: 0, max: 90_000 }),
  }),
  fc.record({ kind: fc.constantFrom('asleep', 'asleep-counted'), ms: fc.integer({ min: 1_000, max: 7_200_000 }) }),
  fc.record({ kind: fc.constant('clock-set'), ms: fc.integer({ min: -9e6, max: 9e6 }) }),
);

test('reloads, background, kills, sleep and clocks set under the eyes of the student: the error stays below 1 s', () => {
  fc.assert(
    fc.property(fc.array(fate, { maxLength: 12 }), fc.integer({ min: 60, max: 7_200 }), (fates, seconds) => {
      let wall = at;
      let mono = 0;
      let passed = 0;
      let timer = startTimer(seconds, wall);
      let anchor: Anchor = anchorAt(timer, wall, mono);
      const read = (hadFocus: boolean) => {
        anchor = readOn(anchor, wall, mono, hadFocus);
        timer = storeLeft(timer, anchor.leftMs, wall);
      };
      const goOn = (ms: number, counted = ms) => {
        wall += ms;
        passed += ms;
        mono += counted;
      };
      for (const { kind, ms } of fates) {
        switch (kind) {
          case 'looked-at':
          case 'beside-another':
            for (let left = ms; left > 0; left -= 1_000) {
              goOn(Math.min(left, 1_000));
              read(kind === 'looked-at');
            }
            break;
          case 'hidden':
            goOn(ms);
            anchor = anchorAt(timer, wall, mono);
            break;
          case 'closed':
            goOn(ms);
            mono = 0;
            anchor = anchorAt(timer, wall, mono);
            break;
          case 'asleep':
          case 'asleep-counted':
            goOn(ms, kind === 'asleep' ? 0 : ms);
            read(false);
            break;
          case 'clock-set':
            wall += ms;
            read(true);
        }
        const truth = Math.max(0, seconds * 1_000 - passed);
        expect(Math.abs(anchor.leftMs - truth)).toBeLessThan(1_000);
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
  [601, 600, 600],
  [301, 300, 300],
  [61, 60, 60],
  [31, 30, 30],
  [600, 599, null],
  [45, 44, null],
  [700, 20, 30],
])('passing from %i to %i seconds is announced as %s', (before, after, said) => {
  expect(passedThreshold(before, after)).toBe(said);
});
