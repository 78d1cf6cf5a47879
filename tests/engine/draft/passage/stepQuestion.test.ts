// Instructions have an order that can be asked for; a list of things to do has none.
import { expect, test } from 'vitest';
import { step } from '#engine/draft/passage/stepQuestion';
import { sharedTagger } from '#engine/english/tagger';
import { seededRandom } from '#engine/random';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import type { Understood } from '#engine/understand/understood';

const steps = [
  'Fill the lamp with oil from the store',
  'Trim the wick to half of an inch',
  'Light the lamp with a long match',
  'Close the glass and turn the lens',
  'Write the hour into the log of the tower',
];

function asked(heading: string): number {
  const text = `The Lighthouse\n\n# ${heading}\n\n${steps.map((one, at) => `${at + 1}. ${one}`).join('\n')}`;
  const material = materialOf(readTxt(new TextEncoder().encode(text), 'notes.md'));
  const understood = { material, tagged: taggedBy(sharedTagger(), material) } as Understood;
  return step.draft(understood, seededRandom(1), false).length;
}

test.each(['How to Light the Lamp', 'Procedure'])('under “%s” the order is asked for', (heading) => {
  expect(asked(heading)).toBeGreaterThan(0);
});

test.each(['Fun Activities to Try', 'Tips for Keepers', 'Learning Goals'])('under “%s” it is not', (heading) => {
  expect(asked(heading)).toBe(0);
});
