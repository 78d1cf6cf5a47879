// What is only added to a meaning goes, with what would be left hanging of it.
import { expect, test } from 'vitest';
import { trimMeaning } from '#engine/understand/definition/trimMeaning';

test.each([
  ['the useless parts of old ships like planks, ropes', 'the useless parts of old ships'],
  ['the parts of old ships like planks, ropes, and sails', 'the parts of old ships like planks, ropes, and sails'],
  ['the study of harbours involving questions such as why they fill with sand', 'the study of harbours'],
  ['a rope that holds a ship, and a painter as a rope that holds a boat', 'a rope that holds a ship'],
  ['the study of harbours involving questions of sand', 'the study of harbours involving questions of sand'],
])('%s', (text, meaning) => {
  expect(trimMeaning(text)).toBe(meaning);
});
