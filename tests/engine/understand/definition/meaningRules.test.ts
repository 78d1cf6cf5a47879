// Each rule for a meaning refuses its example, and what looks like it is a meaning.
import { expect, test } from 'vitest';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { type ClaimExample, isSoundMeaning, meaningRules } from '#engine/understand/definition/meaning';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';

/** What the notes say, with their one sentence taken for a definition. */
function claimOf([text, term, meaning, wording]: ClaimExample) {
  const material = materialOf(readTxt(new TextEncoder().encode(text), 'notes.txt'));
  const [sentence] = material.sentences;
  if (!sentence) throw new Error('The notes hold a sentence.');
  return { term, meaning, wording, sentence, tagged: taggedBy(sharedTagger(), material) };
}

test.each(meaningRules)('$name: no meaning', ({ example, counterexample, refuses }) => {
  expect(refuses(claimOf(example))).toBe(true);
  expect(isSoundMeaning(claimOf(example))).toBe(false);
  if (counterexample) expect(isSoundMeaning(claimOf(counterexample))).toBe(true);
});

test('what tells a thing apart is a meaning', () => {
  const text = 'A bolt rope is a rope that holds the foot of a sail.';
  expect(isSoundMeaning(claimOf([text, 'bolt rope', 'a rope that holds the foot of a sail', 'is']))).toBe(true);
});
