import { expect, test } from 'vitest';
import { isPlural, otherNumber } from '#engine/english/noun';

test.each([
  ['virus', 'viruses'],
  ['herpes simplex virus', 'herpes simplex viruses'],
  ['retrovirus', 'retroviruses'],
  ['cyanobacterium', 'cyanobacteria'],
  ['hypha', 'hyphae'],
  ['stoma', 'stomata'],
  ['gas', 'gases'],
  ['antibiotic', 'antibiotics'],
  ['phase', 'phases'],
  ['tide', 'tides'],
  ['deck cargo', 'deck cargoes'],
  ['shoe', 'shoes'],
  ['law of the sea', 'laws of the sea'],
  ['alternation of generations', 'alternations of generations'],
])('%s is one, %s are many', (one, many) => {
  expect(otherNumber(many)).toBe(one);
  expect(isPlural(many)).toBe(true);
  expect(isPlural(one)).toBe(false);
});

test.each(['pioneer species', 'dune series', 'zone B'])('%s has no other number', (phrase) => {
  expect(otherNumber(phrase)).toBe(phrase);
});
