// The title of a quiz whose document gives none: the name of its file, in words.
import { expect, test } from 'vitest';
import { titleFromName, titleOf } from '#engine/read/title';

test.each([
  ['my_notes.txt', 'My notes'],
  ['C:\\Users\\me\\tides.pdf', 'Tides'],
  ['cell+cycle.notes.docx.pdf', 'Cell cycle notes'],
  ['Unit 3.5', 'Unit 3.5'],
  ['Lecture%203%20Co-operation.pdf', 'Lecture 3 Co-operation'],
  ['100% of the sea.txt', '100% of the sea'],
  ['Tides - Copy (2).docx', 'Tides'],
  ['LECTURE_NOTES_ON_TIDES.pdf', 'Lecture Notes on Tides'],
  ['2023-09-07.pdf', '2023-09-07'],
  ['re\u0301sume\u0301.pdf', 'R\u00e9sum\u00e9'],
  ['___.pdf', 'Quiz'],
])('the name %j is the title %j', (name, title) => {
  expect(titleFromName(name)).toBe(title);
});

test('a very long name ends at a word', () => {
  const title = titleFromName(`${'tide '.repeat(60)}.txt`);
  expect(title).toMatch(/^Tide(?: tide)+$/);
  expect(title.length).toBeLessThanOrEqual(120);
});

test.each(['tides.html', 'Tides.docx', 'tides.indd', 'Microsoft Word - tides', 'untitled'])(
  '%j that a file gives as its title is none',
  (own) => {
    expect(titleOf(own, [])).toBeNull();
  },
);
