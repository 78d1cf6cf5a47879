import { expect, test } from 'vitest';
import { isPlural, isPluralNoun, otherNumber, termKey } from '#engine/english/noun';

test.each([
  ['virus', 'viruses'],
  ['cyanobacterium', 'cyanobacteria'],
  ['stoma', 'stomata'],
  ['phase', 'phases'],
  ['deck cargo', 'deck cargoes'],
  ['shoe', 'shoes'],
])('%s is one, %s are many', (one, many) => {
  expect(otherNumber(many)).toBe(one);
  expect(isPlural(many)).toBe(true);
  expect(isPlural(one)).toBe(false);
});

test.each(['pioneer species', 'dune series', 'zone B'])('%s has no other number', (phrase) => {
  expect(otherNumber(phrase)).toBe(phrase);
});

test.each([
  ['bias', false, 'bias'],
  ['viruses', true, 'virus'],
  ['cases', true, 'case'],
  ['ethos', false, 'ethos'],
  ['ideas', true, 'idea'],
])('“%s” ends in an s of its own, or in that of the plural', (noun, plural, key) => {
  expect(isPluralNoun(noun)).toBe(plural);
  expect(termKey(noun)).toBe(key);
});
