// What is only added to a meaning goes, with what would be left hanging of it.
import { expect, test } from 'vitest';
import { trimMeaning } from '#engine/understand/definition/trimMeaning';

test.each([
  ['the parts of old ships like planks, ropes, and sails', 'the parts of old ships like planks, ropes, and sails'],
  ['a rope that holds a ship to the quay at night; hard work for the crew', 'a rope that holds a ship to the quay at night'],
  ['turning to the far side; it is hard work', 'turning to the far side'],
  ['the head of a ship; keeps the log of each day', 'the head of a ship'],
  ['this rope of the old crews', 'the rope of the old crews'],
  ['this consists of watches kept by night', 'this consists of watches kept by night'],
  ['the study of harbours involving questions of sand', 'the study of harbours involving questions of sand'],
])('%s', (text, meaning) => {
  expect(trimMeaning(text)).toBe(meaning);
});
