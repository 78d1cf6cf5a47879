import { expect, test } from 'vitest';
import { isReadable, isTalk } from '#engine/english/plainText';

test.each([
  ['The table shows the height of high water.', true],
  ['The heights are given in the table.', true],
  ['A hash table maps each key to a place.', false],
  ['The water table sinks in dry summers.', false],
  ['Before the wind, I treat the tides of the coast.', true],
  ['The charge passes a wire where I is the current.', false],
  ['After World War I the ports were opened.', false],
  ['The duty of a pilot is like that of a captain, who is spoken of in Chapter 2.', true],
  ['I want to know how fast a ship of the harbour can sail against the wind.', true],
])('%s talks of a picture or a table of its own: %s', (text, talks) => {
  expect(isTalk(text)).toBe(talks);
});

test.each([
  ['A sailing licence is needed by whoever steers a ship of more than ten metres.', true],
  ['This chapter is licensed under terms that let you copy all of it.', false],
  ['The rope holds the aaaaa-beam and the mast of each ship.', false],
  ['A harbour is a basin with a law of its own that satisfies the following rules.', false],
  ['Silting occurs when the sand that the floods bring is more than the tide takes, i.e.', false],
  ['Old Harbour Guide Second Edition Lumen University Press', false],
])('%s is a sentence to read: %s', (text, readable) => {
  expect(isReadable(text)).toBe(readable);
});
