// Each rule for the words of a meaning refuses its example, and no other rule has to.
import { expect, test } from 'vitest';
import { bodyRules, mayBeBody } from '#engine/understand/definition/bodyRules';

test.each(bodyRules)('$name: no meaning', ({ example, counterexample, refuses }) => {
  expect(refuses(example)).toBe(true);
  expect(mayBeBody(example.body, example.family)).toBe(false);
  if (counterexample) expect(mayBeBody(counterexample.body, counterexample.family)).toBe(true);
});

test('what tells a thing apart may be a meaning', () => {
  expect(mayBeBody('a rope that holds the foot of a sail', 'is')).toBe(true);
});
