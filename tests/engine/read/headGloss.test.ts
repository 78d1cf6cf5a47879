import { expect, test } from 'vitest';
import { withGlossesOfHeadings } from '#engine/read/headGloss';
import type { Block } from '#engine/read/textDocument';

const heading = (text: string): Block => ({ kind: 'heading', text, emphasis: [], level: 2 });
const line = (text: string): Block => ({ kind: 'paragraph', text, emphasis: [] });
const read = (...blocks: Block[]) => withGlossesOfHeadings([{ number: 1, blocks }])[0]?.blocks.map(({ text }) => text);

test.each([
  ['4. Harbour Pilotage (Lotsendienst)', 'Branch that guides ships through narrow waters.', 'Harbour Pilotage: '],
  ['Ebb', 'The flow of water that leaves a harbour.', 'Ebb: '],
  ['Drydock', 'a basin that is emptied for the repair of a ship', 'Drydock: '],
])('what a heading means is an item: %s', (term, meaning, label) => {
  expect(read(heading(term), line(meaning))).toEqual([term, label + meaning]);
});

test('what it says besides stays behind it', () => {
  const text = 'The company that sends a ship to sea. Most of them live ashore.';
  const more = ['Armateur: The company that sends a ship to sea.', 'Most of them live ashore.'];
  expect(
    read(heading('Armateur'), line(text))
      ?.slice(1)
      .map((one) => one.trim()),
  ).toEqual(more);
});

test.each([
  ['a sentence', 'Tide', 'The water of the sea rises twice a day.'],
  ['a sentence with its verb behind a clause', 'Mooring', 'A drawing of a ship that is moored is called a plan.'],
  ['an order', 'Knots', 'Tie the rope of the ship to the quay.'],
  ['a heading that names no term', 'Types of Harbours', 'A basin that ships are loaded in.'],
  ['a part of the lesson', 'Summary', 'The study of the tides and of harbours.'],
  ['the label of a box', 'Tip', 'A rope that ties a ship to the quay.'],
  ['many, and one of them', 'Ebbs', 'The flow of water out to sea.'],
  ['the term said again', 'Neap Tide', 'A tide of the neap that comes twice a month.'],
  ['a list', 'Harbour', 'Piers and quays of stone'],
])('%s is no meaning of its heading', (_, term, text) => {
  expect(read(heading(term), line(text))).toEqual([term, text]);
});
