import { expect, test } from 'vitest';
import { hiddenByAssignments } from '#core/attempt/hiddenAnswers';

const now = Date.UTC(2026, 10, 27, 12);
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const terms = (opens_at: string | null, closes_at: string | null, isHiding = false) => ({
  ...{ opens_at, closes_at },
  answers: isHiding ? ('after_closing' as const) : ('at_once' as const),
});

test.each([
  ['no assignment', [], null],
  ['an open one with answers at once', [terms(at(-1), at(1))], null],
  ['one without times', [terms(null, null)], null],
  ['one that opens later', [terms(at(1), null)], at(1)],
  ['one that opens later, beside an open one', [terms(at(1), null), terms(null, null)], null],
  ['an open one with answers after the closing', [terms(null, at(2), true)], at(2)],
  ['a closed one', [terms(null, at(-2), true)], null],
  ['two that hide answers: the later closing', [terms(null, at(2), true), terms(null, at(3), true)], at(3)],
  ['one that opens later and hides answers', [terms(at(1), at(4), true)], at(4)],
])('until when %s hides answers', (_, assignments, until) => {
  expect(hiddenByAssignments(assignments, now)).toBe(until);
});
