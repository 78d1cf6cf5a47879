// How one thing changes with another, as a sentence says it.
import { expect, test } from 'vitest';
import { change } from '#engine/draft/passage/changeQuestion';
import { seededRandom } from '#engine/random';
import { readTxt } from '#engine/read/txt';
import { understand } from '#engine/understand/understood';

function asked(text: string) {
  return change.draft(understand(readTxt(new TextEncoder().encode(text), 'notes.txt')), seededRandom(1), false);
}

const TOLLS = 'As the depth of the dock increases, the number of large ships rises.';

test('what happens to the one as the other changes is asked beside the opposite and no change', () => {
  const [draft] = asked(TOLLS);
  expect(draft?.text).toBe('As the depth of the dock increases, what happens to the number of large ships?');
  expect(draft?.answer).toBe('It rises');
  expect(draft?.wrong).toEqual(['It falls', 'It never changes', 'It first rises, then falls']);
});

test.each([
  [
    'In general, if the tolls of a port rise, then its trade falls.',
    'As the tolls of a port rise, what happens to its trade?',
    'It falls',
  ],
  [
    'The tolls of a port fall as the depth of the dock decreases.',
    'As the depth of the dock decreases, what happens to the tolls of a port?',
    'They fall',
  ],
])('%s', (text, stem, answer) => {
  expect(asked(text).map((one) => [one.text, one.answer])).toEqual([[stem, answer]]);
});

test('the word of the answer does not stand in the question', () => {
  const [draft] = asked('As the depth of the dock increases, the number of large ships increases.');
  expect(draft?.text).toBe('As the depth of the dock rises, what happens to the number of large ships?');
});

test.each([
  ['which, the text said', 'As this depth increases, the number of large ships rises.'],
  ['of a figure', 'As the depth increases, the number of ships at B rises.'],
  ['what changes is no thing', 'As they sail and the depth increases, ships rise.'],
  ['whose, is said later', 'As its depth increases, the number of large ships rises.'],
  ['a slip', 'As the depth of the dock increase, the number of large ships rises.'],
  ['of one case', `${TOLLS} As the depth of the dock increases, the number of large ships falls.`],
])('not asked where it is unclear: %s', (_, text) => {
  expect(asked(text)).toEqual([]);
});
