// What a text's words are depends on the text alone, not on what the program read before.
import { expect, test } from 'vitest';
import { sharedTagger } from '#engine/english/tagger';

const tokensOf = (text: string) =>
  sharedTagger()(text).map(({ text: word, pos, start, end }) => [word, pos, text.slice(start, end)] as const);

test.each([
  ['a possessive before a comma', 'The glacier’s, not the river’s, work is slow.', ['’s', 'PART', '’s']],
  ['a possessive with a straight sign', "The beaver's, not the otter's, dam is high.", ["'s", 'PART', "'s"]],
])('%s is two words, as it is everywhere', (_, text, sign) => {
  expect(tokensOf(text).filter(([word]) => /^[’']s$/.test(word))).toEqual([sign, sign]);
});

test('a word is read as before, whatever was read between', () => {
  const text = 'The walrus’s tusk grows.';
  const before = tokensOf(text);
  tokensOf('The walrus’s, like the seal’s, colour is grey.');
  expect(tokensOf(text)).toEqual(before);
});

test.each(['It’s cold.', 'What’s more, it’s late.', "He's here."])('a short form stays one: %s', (text) => {
  expect(tokensOf(text).find(([word]) => /^[’']s$/.test(word))?.[1]).toBe('AUX');
});
