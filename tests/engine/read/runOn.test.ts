// Items of a counted list that stand in one block are items of their own again.
import { expect, test } from 'vitest';
import { withoutRunOn } from '#engine/read/runOn';
import type { Block } from '#engine/read/textDocument';

const item = (text: string, marker?: string): Block => ({ kind: 'item', text, emphasis: [], ...(marker ? { marker } : {}) });
const cut = (block: Block) => withoutRunOn([{ number: 1, blocks: [block] }])[0]?.blocks.map(({ text, marker }) => [marker, text]);

test('each next number before a capital begins an item', () => {
  expect(cut(item('Hull: the body of a ship 2. Keel: its lowest beam 3. Mast: a tall pole', '1.'))).toEqual([
    ['1.', 'Hull: the body of a ship'],
    ['2.', 'Keel: its lowest beam'],
    ['3.', 'Mast: a tall pole'],
  ]);
});

test.each([
  ['another number', 'The chart shows a depth of eight. 4. Soundings follow', '1.'],
  ['small letters', 'The crew of 2. mate and master', '1.'],
  ['no counted item', 'Hull: the body of a ship 2. Keel: its lowest beam', undefined],
])('%s cuts nothing', (_, text, marker) => {
  expect(cut(item(text, marker))).toEqual([[marker, text]]);
});

test('what was bold stays bold in its own item', () => {
  const text = 'Hull: the body of a ship 2. Keel: its lowest beam';
  const bold = { start: text.indexOf('Keel'), end: text.indexOf('Keel') + 4, face: 'bold' as const };
  const blocks = withoutRunOn([{ number: 1, blocks: [{ ...item(text, '1.'), emphasis: [bold] }] }])[0]?.blocks;
  expect(blocks?.map(({ emphasis }) => emphasis)).toEqual([[], [{ start: 0, end: 4, face: 'bold' }]]);
});
