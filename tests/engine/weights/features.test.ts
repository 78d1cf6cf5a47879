// Every feature that a document shows has a weight, and every weight is of a feature. The types say so too; here it is asked of what
// really comes out of a document.
import { expect, test } from 'vitest';
import { readTxt } from '#engine/read/txt';
import { importanceFeatures } from '#engine/understand/term/importance';
import { understand } from '#engine/understand/understood';
import { importance } from '#engine/weights/importance';

const NOTES = [
  'A tide gauge is an instrument that records the height of the water.',
  'A sextant is an instrument that measures the height of the sun.',
  'A sounding line is an instrument that measures the depth of the sea.',
  'A log reel is an instrument that measures the speed of a ship.',
  'Sailors used the sextant, the log reel, and the sounding line on every voyage.',
].join(' ');

const { terms } = understand(readTxt(new TextEncoder().encode(NOTES), 'notes.txt'));
const sextant = terms.byKey.get('sextant');

function finiteNames(features: Readonly<Record<string, number>>): string[] {
  return Object.entries(features)
    .filter(([, value]) => Number.isFinite(value))
    .map(([name]) => name)
    .sort();
}

test('each feature of a term has a weight of importance, and no weight is left over', () => {
  if (!sextant) throw new Error('The notes define a sextant.');
  expect(finiteNames(importanceFeatures(sextant))).toEqual(Object.keys(importance.weights).sort());
});
