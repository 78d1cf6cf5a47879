// The kind of thing that a term names, by its definition or its last word: what makes a choice of options fair.
import { expect, test } from 'vitest';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { areOneKind, kindsOf } from '#engine/understand/term/category';
import { keyTermsOf } from '#engine/understand/term/keyTerm';

const text = `The Coast

A lagoon is a region of salt water that is parted from the sea by a bank. An ebb is a movement of water that leaves the bay. Erosion is a process that takes sand from the beach.
A tide gauge is an instrument that records the height of the water. A warden is a person who looks after the harbour. A foreshore is an area that lies dry at low water.
Every lagoon has an ebb. The tide gauge shows the ebb. A warden reads the tide gauge at the lagoon. Erosion harms the foreshore, and the warden fights erosion there.`;

const material = materialOf(readTxt(new TextEncoder().encode(text), 'coast.txt'));
const tagged = taggedBy(sharedTagger(), material);
const terms = keyTermsOf(material, definitionsOf(material, tagged), tagged);
const term = (key: string) => {
  const found = terms.get(key);
  if (!found) throw new Error(`${key} is no term`);
  return found;
};

test.each([
  ['lagoon', 'place'],
  ['foreshore', 'place'],
  ['ebb', 'act'],
  ['erosion', 'act'],
  ['tide gauge', 'tool'],
  ['warden', 'person'],
])('%s is a %s', (key, kind) => {
  expect(kindsOf(term(key))).toEqual([kind]);
});

test('a place stands beside a place, and not beside what happens there', () => {
  expect(areOneKind(term('lagoon'), term('foreshore'))).toBe(true);
  expect(areOneKind(term('ebb'), term('erosion'))).toBe(true);
  expect(areOneKind(term('lagoon'), term('erosion'))).toBe(false);
  expect(areOneKind(term('warden'), term('tide gauge'))).toBe(false);
});
