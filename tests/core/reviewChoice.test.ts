// Choices of how to review: merged in any order they are the same, and they carry every setting that travels.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choicesBetween, newestChoices, type ReviewChoice, withChoices } from '#core/review/reviewChoice';
import { type ReviewSettings, usualSettings } from '#core/review/reviewPlan';

const days = fc.constantFrom('2027-05-12', '2027-06-01', '2028-01-31');
const anySettings: fc.Arbitrary<ReviewSettings> = fc.record({
  retention: fc.constantFrom(0.8, 0.9, 0.95),
  newPerDay: fc.constantFrom(5, 10, 20, 40),
  exam: fc.option(days),
  exams: fc.dictionary(fc.constantFrom('1', '7', '-3'), days),
});

/** Each choice with a time of its own: two clicks of one student are never at one time. */
const anyChoices = fc
  .array(anySettings, { minLength: 1, maxLength: 8 })
  .map((all) =>
    all
      .flatMap((settings, at) => choicesBetween(all[at - 1] ?? usualSettings, settings, '2026-11-25T10:00:00Z'))
      .map((choice, at): ReviewChoice => ({ ...choice, chosen_at: new Date(1_800_000_000_000 + at).toISOString() })),
  );

test('choices that come in any order, in portions and twice are the same', () => {
  fc.assert(
    fc.property(anyChoices, fc.infiniteStream(fc.nat()), fc.nat(), (choices, numbers, cut) => {
      const shuffled = choices
        .map((choice) => ({ choice, by: numbers.next().value }))
        .sort((a, b) => a.by - b.by)
        .map(({ choice }) => choice);
      const first = newestChoices(shuffled.slice(0, cut));
      expect(newestChoices([...first, ...shuffled, ...choices])).toEqual(newestChoices(choices));
    }),
  );
});

test('what was chosen between two states leads from one to the other', () => {
  fc.assert(
    fc.property(anySettings, anySettings, (before, now) => {
      expect(withChoices(before, choicesBetween(before, now, '2026-11-25T10:00:00Z'))).toEqual(now);
    }),
  );
});

test('nothing chosen is no choice', () => {
  expect(choicesBetween(usualSettings, { ...usualSettings }, '2026-11-25T10:00:00Z')).toEqual([]);
});
