import { expect, test } from 'vitest';
import { isPluralNoun, otherNumber } from '#engine/text/noun';

test.each([
  ['virus', 'viruses'],
  ['herpes simplex virus', 'herpes simplex viruses'],
  ['retrovirus', 'retroviruses'],
  ['cyanobacterium', 'cyanobacteria'],
  ['gas', 'gases'],
  ['phase', 'phases'],
  ['tide', 'tides'],
])('%s is one, %s are many', (one, many) => {
  expect(otherNumber(many)).toBe(one);
  expect(isPluralNoun(many)).toBe(true);
  expect(isPluralNoun(one)).toBe(false);
});
