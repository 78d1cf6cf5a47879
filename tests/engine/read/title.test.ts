// The title of a quiz whose document gives none: the name of its file, in words.
import { expect, test } from 'vitest';
import { titleFromName, titleOf } from '#engine/read/title';

test.each([
  ['my_notes.txt', 'My notes'],
  ['folder/Cell  Biology.PDF', 'Cell Biology'],
  ['C:\\Users\\me\\tides.pdf', 'Tides'],
  ['the-cell-cycle.pdf', 'The cell cycle'],
  ['cell+cycle.notes.docx.pdf', 'Cell cycle notes'],
  ['Unit 3.5', 'Unit 3.5'],
  ['BIO101_Lecture_3-4.pptx', 'BIO101 Lecture 3-4'],
  ['Lecture%203%20Co-operation.pdf', 'Lecture 3 Co-operation'],
  ['100% of the sea.txt', '100% of the sea'],
  ['Tides (1).pdf', 'Tides'],
  ['Tides - Copy (2).docx', 'Tides'],
  ['LECTURE_NOTES_ON_TIDES.pdf', 'Lecture Notes on Tides'],
  ['mRNA_basics.pdf', 'mRNA basics'],
  ['2023-09-07.pdf', '2023-09-07'],
  ['re\u0301sume\u0301.pdf', 'R\u00e9sum\u00e9'],
  ['___.pdf', 'Quiz'],
  ['.pdf', 'Quiz'],
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
