// What a plain text is: headings, paragraphs and points, by its lines.
import { expect, test } from 'vitest';
import { readTxt } from '#engine/read/txt';
import { textFile } from '../../support/engineInput.ts';

const read = (text: string) => readTxt(textFile(text).bytes, 'my_notes.txt');
const blocks = (text: string) => read(text).pages.flatMap((page) => page.blocks.map((block) => `${block.kind} ${block.text}`));
const kindsIn = (text: string) => blocks(text).map((block) => block.split(' ')[0]);

test.each([
  [
    'a short line without an end stop is a heading, the rest is prose and points',
    'Tides\n\nThe sea rises twice a day.\n\n- Spring tide: a very high tide\n',
    ['heading Tides', 'paragraph The sea rises twice a day.', 'item Spring tide: a very high tide'],
  ],
  ['lines wrapped by hand are joined', 'The sea rises\ntwice a day.', ['paragraph The sea rises twice a day.']],
  [
    'escaped quotation marks are plain ones, but not in a formula',
    String.raw`The \"old\" ship\'s bell rang at $x\'$.`,
    [String.raw`paragraph The "old" ship's bell rang at $x\'$.`],
  ],
  ['TeX brackets become dollars', 'The length is \\(2 \\pi r\\), not $r$.', ['paragraph The length is $2 \\pi r$, not $r$.']],
  [
    'a counted line above what belongs to it is a heading',
    '1. Tides\n- Spring tide: a very high tide\n\n2. Winds\n\nThe trade winds blow all year.',
    ['heading Tides', 'item Spring tide: a very high tide', 'heading Winds', 'paragraph The trade winds blow all year.'],
  ],
  ['a counted line above the next one is a point', '1. Tides\n2. Winds\n\n3. Waves', ['item Tides', 'item Winds', 'item Waves']],
  [
    'at the margin behind a nested point the next entry begins',
    '- Gradient: the slope of a loss\n  - steep: far from the minimum\nLearning rate - the size of a step\n',
    ['item Gradient: the slope of a loss', 'item steep: far from the minimum', 'item Learning rate - the size of a step'],
  ],
])('%s', (_, text, expected) => {
  expect(blocks(text)).toEqual(expected);
});

test('in a text wrapped by hand the first line of a paragraph is no heading, though it is a little shorter', () => {
  const lines = [
    'Clause 28 clarifies that the old Harbour Act',
    '1990 applies to each harbour that lends its berths',
    'to ships of another coast.',
  ];
  const text = Array.from({ length: 3 }, () => lines.join('\n')).join('\n\n');
  expect(new Set(blocks(text))).toEqual(new Set([`paragraph ${lines.join(' ')}`]));
});

test('a form feed begins a page', () => {
  expect(read('One page.\fAnother page.').pages.map((page) => page.number)).toEqual([1, 2]);
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

test('a chapter’s number is no title', () => {
  expect(read('Chapter 7\n\nThe Lives of Stars\n\nStars are born in clouds.').title).toBe('Chapter 7: The Lives of Stars');
  expect(read('Chapter 7\n\nStars are born in clouds.').title).toBe('Chapter 7');
});

test('an answer to choose from is no heading, also where blank lines part the answers', () => {
  const options = ['A. When the moon is full', 'B. When it is half full', 'C. At night', 'D. Never'];
  expect(kindsIn('2. A lagoon is cut off when\nA) a bank grows\nB) a river dries up')).not.toContain('heading');
  expect(kindsIn(`1. When are tides highest?\n\n${options.join('\n\n')}\n\n2. Why?`)).not.toContain('heading');
  expect(kindsIn('A. Tides\n\nThe moon pulls the water.\n\nB. Winds\n\nThe sun warms the air.')).toEqual([
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
  expect(blocks(book)).toEqual(['paragraph A mole is a wall in the sea.']);
  expect(blocks(book.replaceAll('***', '*** ').replace(' THE ', ' THIS '))).toEqual(['paragraph A mole is a wall in the sea.']);
});

const WRAPPED = [
  'Shortly after the building of the old pier the harbour was left to',
  'Dutch sailors, who used it for their boats until the great storm of',
  'the next century, when the sea broke the pier and filled the docks',
  'with sand. No ship has been seen in the harbour since, and the town',
  'that had lived by it is now a village with one inn.',
].join('\n');

test('a full line of a text that was wrapped by hand is no heading, though the next one begins with a capital', () => {
  expect(kindsIn(`${WRAPPED}\n\n${WRAPPED}`)).toEqual(['paragraph', 'paragraph']);
});

test('a short line above such a text is one', () => {
  expect(kindsIn(`The Old Pier\nDutch sailors came to this harbour in boats.\n\n${WRAPPED}`)).toEqual([
    'heading',
    'paragraph',
    'paragraph',
  ]);
});
