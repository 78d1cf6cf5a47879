// What the dictionary knows of nouns. The kinds are WordNet's own first senses, looked up by hand.
import { expect, test } from 'vitest';
import { isRareNoun, kindsOfNoun } from '#engine/english/nounLexicon';

test.each([
  ['ureter', ['part']],
  ['lifeguard', ['person']],
  ['tundra', ['thing']],
  ['qwertz', []],
])('%s: %j', (noun, kinds) => {
  expect(kindsOfNoun(noun)).toEqual(kinds);
});

test('the commonest sense comes first', () => {
  expect(kindsOfNoun('stone')[0]).toBe('thing');
  expect(kindsOfNoun('stone').length).toBe(2);
});

test.each([
  ['ribosome', true],
  ['helicase', true],
  ['culture', false],
  ['week', false],
])('%s is rare: %s', (noun, rare) => {
  expect(isRareNoun(noun)).toBe(rare);
});
