// Each rule for what is said of a subject refuses its example, and no other rule has to.
import { expect, test } from 'vitest';
import { subjectRules } from '#engine/draft/term/subjectRules';

test.each(subjectRules)('$name: no question', ({ name, example, counterexample }) => {
  const refusing = (said: typeof example) => subjectRules.filter(({ refuses }) => refuses(said)).map((rule) => rule.name);
  expect(refusing(example)).toEqual([name]);
  if (counterexample) expect(refusing(counterexample)).toEqual([]);
});
