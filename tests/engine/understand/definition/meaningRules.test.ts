// Each rule for a meaning beside its term refuses its example.
import { expect, test } from 'vitest';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { isGoodMeaning, meaningRules } from '#engine/understand/definition/meaning';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';

const material = materialOf(readTxt(new TextEncoder().encode('The tide turns twice a day along this coast.'), 'notes.txt'));
const tagged = taggedBy(sharedTagger(), material);

test.each(meaningRules)('$name: no meaning', ({ example, counterexample, refuses }) => {
  expect(refuses({ ...example, tagged })).toBe(true);
  expect(isGoodMeaning(example.meaning, example.term, example.wording, tagged)).toBe(false);
  if (counterexample)
    expect(isGoodMeaning(counterexample.meaning, counterexample.term, counterexample.wording, tagged)).toBe(true);
});
