import { expect, test } from 'vitest';
import { readTxt } from '#engine/read/txt';

const read = (text: string, name = 'my_notes.txt') => readTxt(new TextEncoder().encode(text), name);
const blocks = (text: string) => read(text).pages.flatMap((page) => page.blocks.map((block) => [block.kind, block.text]));

test('short lines without an end stop are headings, the rest is prose and items', () => {
  expect(blocks('Tides\n\nThe sea rises twice a day.\n\n- Spring tide: a very high tide\n- Neap tide: a low tide\n')).toEqual([
    ['heading', 'Tides'],
    ['paragraph', 'The sea rises twice a day.'],
    ['item', 'Spring tide: a very high tide'],
    ['item', 'Neap tide: a low tide'],
  ]);
});

test('lines wrapped by hand are joined to one paragraph', () => {
  expect(blocks('The sea rises\ntwice a day because\nof the moon.')).toEqual([
    ['paragraph', 'The sea rises twice a day because of the moon.'],
  ]);
});

test('escaped quotation marks of an export are plain ones, but not in a formula', () => {
  expect(blocks(String.raw`The \"old\" ship\'s bell rang at $x\'$.`)).toEqual([
    ['paragraph', String.raw`The "old" ship's bell rang at $x\'$.`],
  ]);
});

test('a form feed begins a page', () => {
  expect(read('One page.\fAnother page.').pages.map((page) => page.number)).toEqual([1, 2]);
});

test('maths spans are kept, and TeX brackets become dollars', () => {
  expect(blocks('The area is $\\pi r^2$ and the length is \\(2 \\pi r\\).')).toEqual([
    ['paragraph', 'The area is $\\pi r^2$ and the length is $2 \\pi r$.'],
  ]);
});

test('bold and italic marks become emphasis', () => {
  const [block] = read('A **spring tide** is a *very* high tide.').pages[0]?.blocks ?? [];
  expect(block?.text).toBe('A spring tide is a very high tide.');
  expect(block?.emphasis.map(({ start, end, face }) => [block.text.slice(start, end), face])).toEqual([
    ['spring tide', 'bold'],
    ['very', 'italic'],
  ]);
});

test('italic inside bold is marked once, and no mark is left', () => {
  const [block] = read('- **tide *in situ*:** water that stays; **ebb *ab initio*** is none').pages[0]?.blocks ?? [];
  expect(block?.text).toBe('tide in situ: water that stays; ebb ab initio is none');
  expect(block?.emphasis.map(({ face }) => face)).toEqual(['bold', 'bold']);
});

test('a counted line above what belongs to it is a heading; a point of a list and a question are not', () => {
  expect(blocks('1. Tides\n- Spring tide: a very high tide\n\n2. Winds\n\nThe trade winds blow all year.')).toEqual([
    ['heading', 'Tides'],
    ['item', 'Spring tide: a very high tide'],
    ['heading', 'Winds'],
    ['paragraph', 'The trade winds blow all year.'],
  ]);
  expect(blocks('1. Tides\n2. Winds\n3. Waves').map(([kind]) => kind)).toEqual(['item', 'item', 'item']);
  expect(blocks('1. Tides\n\n2. Winds').map(([kind]) => kind)).toEqual(['item', 'item']);
  expect(blocks('2. A lagoon is cut off when\nA) a bank grows\nB) a river dries up').map(([kind]) => kind)).not.toContain(
    'heading',
  );
});

test('at the margin behind a nested point the next entry begins', () => {
  expect(
    blocks('- Gradient: the slope of a loss\n  - steep: far from the minimum\nLearning rate - the size of a step\n'),
  ).toEqual([
    ['item', 'Gradient: the slope of a loss'],
    ['item', 'steep: far from the minimum'],
    ['item', 'Learning rate - the size of a step'],
  ]);
});

test('a chapter’s number is no title', () => {
  expect(read('Chapter 7\n\nThe Lives of Stars\n\nStars are born in clouds.').title).toBe('Chapter 7: The Lives of Stars');
  expect(read('Chapter 7\n\nStars are born in clouds.').title).toBe('Chapter 7');
});

test('an answer to choose from is no heading, also where blank lines part the answers', () => {
  const options = ['A. When the moon is full', 'B. When it is half full', 'C. At night', 'D. Never'];
  expect(blocks(`1. When are tides highest?\n\n${options.join('\n\n')}\n\n2. Why?`).map(([kind]) => kind)).not.toContain(
    'heading',
  );
  expect(blocks('A. Tides\n\nThe moon pulls the water.\n\nB. Winds\n\nThe sun warms the air.').map(([kind]) => kind)).toEqual([
    'heading',
    'paragraph',
    'heading',
    'paragraph',
  ]);
});

test('what a public library puts in front of a book and behind it is not read', () => {
  const book = [
    'The Project Gutenberg eBook, Harbours',
    '***START OF THE PROJECT GUTENBERG EBOOK HARBOURS***',
    'A mole is a wall in the sea.',
    '***END OF THE PROJECT GUTENBERG EBOOK HARBOURS***',
    'If you copy the work, you pay no fees.',
  ].join('\n\n');
  expect(blocks(book)).toEqual([['paragraph', 'A mole is a wall in the sea.']]);
  expect(blocks(book.replaceAll('***', '*** ').replace(' THE ', ' THIS '))).toEqual([
    ['paragraph', 'A mole is a wall in the sea.'],
  ]);
});

const WRAPPED = [
  'Shortly after the building of the old pier the harbour was left to',
  'Dutch sailors, who used it for their boats until the great storm of',
  'the next century, when the sea broke the pier and filled the docks',
  'with sand. No ship has been seen in the harbour since, and the town',
  'that had lived by it is now a village with one inn.',
].join('\n');

test('a full line of a text that was wrapped by hand is no heading, though the next one begins with a capital', () => {
  expect(blocks(`${WRAPPED}\n\n${WRAPPED}`).map(([kind]) => kind)).toEqual(['paragraph', 'paragraph']);
});

test('a short line above such a text is one', () => {
  expect(blocks(`The Old Pier\nDutch sailors came to this harbour in boats.\n\n${WRAPPED}`).map(([kind]) => kind)).toEqual([
    'heading',
    'paragraph',
    'paragraph',
  ]);
});
