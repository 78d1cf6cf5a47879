// The grammatical form of an option.
import { expect, test } from 'vitest';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';
import { formOf } from '#engine/understand/phraseForm';
import { taggedBy } from '#engine/understand/tagged';

const tagged = taggedBy(sharedTagger(), materialOf(readTxt(new TextEncoder().encode('A harbour lies by the sea.'), 'sea.txt')));

test.each([
  ['a thick rope that holds a ship to the quay', 'noun'],
  ['costs that vary with the tide', 'noun'],
  ['to establish when a ship was sold', 'to do'],
  ['carrying out small repairs', 'doing'],
  ['provides a shelter for the ships', 'does'],
  ['designed to hold a ship', 'done'],
  ['when a ship leaves the quay', 'case'],
  ['when a ship leaves the quay, a pilot is needed', 'statement'],
  ['the crew may leave the ship', 'statement'],
])('%s: %s', (phrase, form) => {
  expect(formOf(phrase, tagged)).toBe(form);
});
