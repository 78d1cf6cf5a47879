// Sentences of the kinds that textbooks are full of: the patterns take all of them for definitions.

import { expect, test } from 'vitest';
import { isPlural } from '#engine/english/noun';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { besideRules } from '#engine/understand/definition/besideRules';
import type { ClaimExample, Definition } from '#engine/understand/definition/definition';
import { oneCaseRules } from '#engine/understand/definition/oneCaseRules';
import { remarkRules } from '#engine/understand/definition/remark';
import { asClaim, isSoundDefinition } from '#engine/understand/definition/soundDefinition';
import { soundRules } from '#engine/understand/definition/soundRules';
import { wordingRules } from '#engine/understand/definition/wordingRules';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';

/** What the notes say, with their one sentence taken for a definition. */
function taken([text, term, meaning, wording]: ClaimExample) {
  const material = materialOf(readTxt(new TextEncoder().encode(text), 'notes.txt'));
  const [sentence] = material.sentences;
  if (!sentence) throw new Error('The notes hold a sentence.');
  const tagged = taggedBy(sharedTagger(), material);
  const definition: Definition = { term, key: term, meaning, wording, plural: isPlural(term), sentence, score: 1 };
  return { material, definition, tagged };
}

function isSound(example: ClaimExample): boolean {
  const { material, definition, tagged } = taken(example);
  return isSoundDefinition(material, definition, tagged);
}

test.each([...wordingRules, ...soundRules, ...oneCaseRules, ...besideRules])(
  '$name: refused',
  ({ example, counterexample, refuses }) => {
    const claimOf = (one: ClaimExample) => {
      const { material, definition, tagged } = taken(one);
      return asClaim(material, definition, tagged);
    };
    expect(refuses(claimOf(example))).toBe(true);
    expect(isSound(example)).toBe(false);
    if (counterexample) expect(refuses(claimOf(counterexample))).toBe(false);
    if (counterexample) expect(isSound(counterexample)).toBe(true);
  },
);

test.each(remarkRules)('$name: a remark', ({ example, refuses }) => {
  expect(refuses(example)).toBe(true);
});

test.each<readonly [ClaimExample, boolean]>([
  [['A lagoon is a stretch of salt water behind a bank.', 'lagoon', 'a stretch of salt water behind a bank', 'is'], true],
  [
    ['Ebb: the outward flow of the water after high tide.', 'Ebb', 'the outward flow of the water after high tide', 'label'],
    true,
  ],
  [['Custom of the coast: the basic principle of trade.', 'Custom of the coast', 'the basic principle of trade', 'label'], false],
  [['A change is the loss of a bank, also known as a breach.', 'change', 'the loss of a bank', 'apposition'], false],
  [
    ['Sea walls are among the most important works of a port.', 'sea walls', 'among the most important works of a port', 'is'],
    false,
  ],
  [['It brought, over time, a bond between two ports.', 'time', 'a bond between two ports', 'apposition'], false],
  [
    [
      'In a survey of crews formed by marriage, a mere tenth included children of the captain.',
      'marriage',
      'a mere tenth included children of the captain',
      'apposition',
    ],
    false,
  ],
])('%s → %s', (example, sound) => {
  expect(isSound(example)).toBe(sound);
});
