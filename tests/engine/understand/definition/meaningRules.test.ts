// Each rule for a meaning beside its term refuses its example.
import { expect, test } from 'vitest';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { isGoodBody, meaningRules } from '#engine/understand/definition/meaning';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';

const material = materialOf(readTxt(new TextEncoder().encode('The tide turns twice a day along this coast.'), 'notes.txt'));
const tagged = taggedBy(sharedTagger(), material);

test.each(meaningRules)('$name: no meaning', ({ example, counterexample, refuses }) => {
  expect(refuses({ ...example, tagged })).toBe(true);
  expect(isGoodBody(example.body, example.term, example.family, tagged)).toBe(false);
  if (counterexample) expect(isGoodBody(counterexample.body, counterexample.term, counterexample.family, tagged)).toBe(true);
});
