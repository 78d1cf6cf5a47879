// Which documents are past papers without answers, and what answers a paper gives by its print alone.
import { expect, test } from 'vitest';
import type { Block, TextDocument } from '#engine/read/textDocument';
import { isWithoutAnswers, paperOf } from '#engine/understand/paper';

const text = (said: string, bold = ''): Block => {
  const start = said.indexOf(bold);
  return { kind: 'paragraph', text: said, emphasis: bold === '' ? [] : [{ start, end: start + bold.length, face: 'bold' }] };
};
const heading = (said: string): Block => ({ kind: 'heading', text: said, emphasis: [], level: 3 });
const documentOf = (blocks: Block[]): TextDocument => ({ kind: 'pdf', title: 'Harbour', pages: [{ number: 1, blocks }] });

const ropes = '1. Which rope holds a ship to the quay?';
const lights = '2. What is the light on the port side of a ship?';
const sails = '3. Which sail is set in a storm?';
const measures = '4. What does a barometer not measure?';

test('the one option in bold answers a choice, in its line, in a line of its own, and over two lines', () => {
  const paper = documentOf([
    text(ropes),
    text('A. Sheet B. Hawser C. Halyard D. Painter', 'Hawser'),
    text(lights),
    heading('A. Red'),
    text('B. Green C. White D. Amber'),
    text(sails),
    text('A. Spinnaker B. Genoa'),
    heading('C. The small trysail, which is made of heavy'),
    text('cloth D. Topsail', 'cloth'),
    text(measures, 'not'),
    text('A. Depth B. Speed C. Heading D. Pressure', 'Pressure'),
  ]);
  expect(paperOf(paper).map(({ letter }) => letter)).toEqual(['B', 'A', 'C', 'D']);
  expect(isWithoutAnswers(paper)).toBe(false);
});

test('a tick, or “(correct)”, answers a choice and is no part of the option', () => {
  const paper = documentOf([
    text(ropes),
    text('A. Sheet B. Hawser ✅ C. Halyard D. Painter'),
    text(lights),
    text('A. Red (correct) B. Green C. White'),
  ]);
  expect(paperOf(paper).map(({ letter, options }) => [letter, options])).toEqual([
    ['B', ['Sheet', 'Hawser', 'Halyard', 'Painter']],
    ['A', ['Red', 'Green', 'White']],
  ]);
});

test('bold in a single choice, or in two options of each, marks no answer', () => {
  const options = 'A. Sheet B. Hawser C. Halyard D. Painter';
  const single = documentOf(
    [ropes, lights, sails, measures].flatMap((stem, at) => [text(stem), text(options, at ? '' : 'Sheet')]),
  );
  const two = documentOf([ropes, lights, sails, measures].flatMap((stem) => [text(stem), text(options, 'Sheet B. Hawser')]));
  for (const paper of [single, two]) {
    expect(paperOf(paper).every(({ letter }) => letter === null)).toBe(true);
    expect(isWithoutAnswers(paper)).toBe(true);
  }
});

const NOTES =
  'A ship in a harbour lies at a quay. Ropes hold it there. They are made of hemp or of nylon, and each of them is laid round a bollard, which is a post of iron that stands in the stone of the quay.';
const kinds = ['Ropes', 'Lights', 'Sails'].map((name) => [
  text(`Kinds of ${name.toLowerCase()}`),
  text(`a. The first of the ${name}. It is the largest one. It is used in harbours`),
  text(`b. The second of the ${name}. It is the smallest one. It is used at sea`),
  text(`c. The third of the ${name}. It is the oldest one. It is no longer used`),
  ...Array.from({ length: 4 }, () => text(NOTES)),
]);

test('notes that letter what they explain are no paper', () => {
  expect(isWithoutAnswers(documentOf(kinds.flat()))).toBe(false);
  expect(paperOf(documentOf(kinds.flat()))).toEqual([]);
});

test('a reason may follow the letter in its line, “A tug” is no letter, and two letters are no answer', () => {
  const paper = documentOf([
    text(ropes),
    text('a. Sheet b. Hawser c. Halyard d. Painter ANS: B A hawser is thick enough to hold a ship in a gale.'),
    text('PTS: 1 REF: Page 12'),
    text(lights),
    text('a. Red b. Green c. White d. Amber'),
    text('ANS: A Red is for port, and green is for starboard.'),
    text(sails),
    text('a. Spinnaker b. Genoa c. Trysail d. Topsail ANS: C, D'),
    text('4. What brings a ship into the harbour?'),
    text('Answer: A tug that is stronger than the tide'),
  ]);
  expect(paperOf(paper).map(({ letter, options }) => [letter, ...options])).toEqual([
    ['B', 'Sheet', 'Hawser', 'Halyard', 'Painter'],
    ['A', 'Red', 'Green', 'White', 'Amber'],
    [null],
    [null],
  ]);
});
