import { expect, test } from 'vitest';
import { isReadable, isTalk } from '#engine/english/plainText';

test.each([
  ['The table shows the height of high water.', true],
  ['Table 3 lists the ports of the coast.', true],
  ['The heights are given in the table.', true],
  ['The graph shows the height of high water.', true],
  ['A hash table maps each key to a place.', false],
  ['The water table sinks in dry summers.', false],
  ['A tree is a connected graph that has no cycles.', false],
  ['Before the wind, I treat the tides of the coast.', true],
  ['The charge passes a wire where I is the current.', false],
  ['After World War I the ports were opened.', false],
])('%s talks of a picture or a table of its own: %s', (text, talks) => {
  expect(isTalk(text)).toBe(talks);
});

test.each([
  ['The Varn League replaced the Lumen Empire, which Melin had dissolved.', true],
  ['A sailing licence is needed by whoever steers a ship of more than ten metres.', true],
  ['The copyright of a map belongs to the one who drew it.', true],
  ['This chapter is licensed under terms that let you copy all of it.', false],
  ['Copyright 2019 by the harbour board of Lumen and its friends.', false],
  ['The pilot boards each ship in the roads For large vessels a second one is sent.', false],
  ['The novel The Light was written by a keeper of the lighthouse.', true],
  ['The rope holds the aaaaa-beam and the mast of each ship.', false],
  ['The rope runs from the 1¢ ring to the 5¢ ring of the mast.', false],
  ['A berth costs 90 ¢ for each metre of the ship in a day.', true],
  ['A harbour is a basin with a law of its own that satisfies the following rules.', false],
  ['Silting occurs when the sand that the floods bring is more than the tide takes, i.e.', false],
  ['The following rules hold for every harbour of the northern coast.', true],
  ['Old Harbour Guide Second Edition Lumen University Press', false],
])('%s is a sentence to read: %s', (text, readable) => {
  expect(isReadable(text)).toBe(readable);
});
