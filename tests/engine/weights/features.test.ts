// Every feature that a document shows has a weight, and every weight is of a feature. The types say so too; here it is asked of what
// really comes out of a document.
import { expect, test } from 'vitest';
import { allFeaturesOf, featureNames } from '#engine/choose/features';
import { type PrintFeature, printFeatures, printFeaturesOf } from '#engine/choose/printFeatures';
import { draftsOf } from '#engine/draft/draftsOf';
import { kinds } from '#engine/draft/kinds';
import { seededRandom } from '#engine/random';
import { readTxt } from '#engine/read/txt';
import { importanceFeatures } from '#engine/understand/term/importance';
import { similarityFeatures } from '#engine/understand/term/similarity';
import { understand } from '#engine/understand/understood';
import { acceptance } from '#engine/weights/acceptance';
import { importance } from '#engine/weights/importance';
import { printable } from '#engine/weights/printable';
import { similarity } from '#engine/weights/similarity';

const NOTES = [
  'A tide gauge is an instrument that records the height of the water.',
  'A sextant is an instrument that measures the height of the sun.',
  'A sounding line is an instrument that measures the depth of the sea.',
  'A log reel is an instrument that measures the speed of a ship.',
  'Sailors used the sextant, the log reel, and the sounding line on every voyage.',
].join(' ');

const understood = understand(readTxt(new TextEncoder().encode(NOTES), 'notes.txt'));
const { material, terms } = understood;
const drafts = draftsOf(understood, seededRandom(1));
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

test('each feature of two terms has a weight of similarity, and no weight is left over', () => {
  const other = terms.byKey.get('log reel');
  if (!sextant || !other) throw new Error('The notes define a sextant and a log reel.');
  expect(finiteNames(similarityFeatures(material, sextant, 0)(other))).toEqual(Object.keys(similarity.weights).sort());
});

test('each feature of a draft has a weight in one of the models of acceptance, and no weight is left over', () => {
  const weighted = new Set(Object.values(acceptance.models).flatMap(({ weights }) => Object.keys(weights)));
  expect(drafts.length).toBeGreaterThan(3);
  for (const draft of drafts) expect(finiteNames(allFeaturesOf(material, terms, draft))).toEqual([...weighted].sort());
  expect([...featureNames].sort()).toEqual([...weighted].sort());
});

test('each feature of whether a draft is printed has a weight, is finite, and no weight is left over', () => {
  const names = Object.keys(printFeatures) as PrintFeature[];
  expect([...names].sort()).toEqual(Object.keys(printable.weights).sort());
  for (const draft of drafts) {
    const feature = printFeaturesOf(understood, draft, 0.5);
    expect(finiteNames(Object.fromEntries(names.map((name) => [name, feature(name)])))).toEqual([...names].sort());
  }
});

test('each kind that the weights of printing name is a kind of the table, and a type of question', () => {
  const named = Object.keys(printable.kinds).filter((name) => name !== 'other');
  const types = ['multiple_choice', 'short_answer', 'essay'];
  const known = types.flatMap((type) => kinds.map(({ name }) => `${type} ${name}`));
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});
