import { expect, test } from 'vitest';
import { isUnfit, unfitRules } from '#engine/draft/options/unfitOption';
import { termKey } from '#engine/english/noun';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';
import type { KeyTerm } from '#engine/understand/term/keyTerm';

const TEXT = `The tides of the United Provinces are weak, and the United Provinces have a long coast with many harbors.
Some states of the coast were united in one year. Seabirds, such as gannets and terns, breed on the cliffs of the island.
A neap tide is weaker than a spring tide. Water covers the flats twice a day, and the flats carry water for an hour.
Storm petrels are small diving birds of the open sea.
The well-dated charts of the coast lie in one room.
The mean low water (MLW) is drawn on every map of the coast, and the MLW is checked each year.
`.repeat(2);

const material = materialOf(readTxt(new TextEncoder().encode(TEXT), 'notes.txt'));

function term(text: string, more: Partial<KeyTerm> = {}): KeyTerm {
  const key = termKey(text);
  const bare = {
    plural: false,
    name: false,
    definition: null,
    apart: false,
    emphasised: false,
    named: false,
    subjects: 0,
    summed: false,
    together: 2,
    glossed: false,
    explained: false,
    siblings: 0,
    ofIt: 0,
    mates: 0,
  };
  return { ...bare, text, key, head: key.split(' ').at(-1) ?? key, mentions: 2, sections: new Set([0]), order: 0, ...more };
}

test.each([
  ['a plain word', term('water'), true],
  ['a plain word that the document has in bold', term('water', { apart: true, emphasised: true }), false],
  ['a plain word that is a heading', term('water', { apart: true }), true],
  ['a noun with a passing adjective', term('single harbor'), true],
  ['a name whose capitals were lost', term('united provinces'), true],
  ['a half of a hyphenated word', term('dated chart'), true],
  ['a term of three words', term('mean low water'), false],
  ['a term', term('spring tide'), false],
])('%s: unfit %s', (_, option, expected) => {
  expect(isUnfit(material, option, term('neap tide'), false)).toBe(expected);
});

test.each([
  ['neap tide', 'mean low water', false],
  ['homozygous', 'heterozygous', false],
])('%s beside %s: unfit %s', (option, key, expected) => {
  expect(isUnfit(material, term(option), term(key), false)).toBe(expected);
});

test('a plain word may stand beside a term that the document lists it with', () => {
  expect(isUnfit(material, term('water'), term('salt'), true)).toBe(false);
});

test('what the document calls a kind of the key is no wrong option for it', () => {
  expect(isUnfit(material, term('gannets'), term('seabirds'), false)).toBe(true);
  expect(isUnfit(material, term('terns'), term('gannets'), false)).toBe(false);
});

test('what the document says the key is, is as right as the key', () => {
  expect(isUnfit(material, term('diving birds'), term('petrels'), false)).toBe(true);
  expect(isUnfit(material, term('petrels'), term('terns'), false)).toBe(false);
});

test.each(unfitRules)('$name: unfit', ({ example, counterexample, refuses }) => {
  const beside = ([notes, option, key]: typeof example) => ({
    material: materialOf(readTxt(new TextEncoder().encode(notes), 'notes.txt')),
    option: term(option),
    key: term(key),
    areListed: false,
  });
  expect(refuses(beside(example))).toBe(true);
  if (counterexample) expect(refuses(beside(counterexample))).toBe(false);
});
