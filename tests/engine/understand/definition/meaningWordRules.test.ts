// Each rule for the words of a meaning refuses its example, and no other rule has to.
import { expect, test } from 'vitest';
import { mayBeMeaning, meaningWordRules } from '#engine/understand/definition/meaningWordRules';

test.each(meaningWordRules)('$name: no meaning', ({ example, counterexample, refuses }) => {
  expect(refuses(example)).toBe(true);
  expect(mayBeMeaning(example.meaning, example.wording)).toBe(false);
  if (counterexample) expect(mayBeMeaning(counterexample.meaning, counterexample.wording)).toBe(true);
});

test('what tells a thing apart may be a meaning', () => {
  expect(mayBeMeaning('a rope that holds the foot of a sail', 'is')).toBe(true);
});
