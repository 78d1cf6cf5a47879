import { expect, test } from 'vitest';
import { readPdf } from '#engine/read/pdf';
import { pdfjs } from './engineInput.ts';
import { bookPdf, sectionPdf } from './textbook.ts';

const prose = 'The pull of the moon raises the sea into a bulge that follows it around the world every day.';
const section = {
  text: `\nTides and Water\n\nclass="summary"\n${prose} A spring tide is the high tide at the new moon. A spring tide comes twice a month, and [this page][1] shows it.\n\nNeap Tides\n\n${`A neap tide is the low tide at the half moon. ${prose} `.repeat(3)}`,
  glossary: [{ term: 'spring tide (syzygy)' }, { term: 'tide' }, { term: 'neap tide' }],
};

test('a printed section is read back with its headings, its text, and its terms bold where they are first said', async () => {
  const { pages, title } = await readPdf(sectionPdf(section, 'The Sea'), 'x.pdf', pdfjs);
  const blocks = pages.flatMap((page) => page.blocks);
  expect(title).toBe('The Sea');
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'paragraph']);
  expect(blocks[1]?.text).toContain('comes twice a month, and this page shows it.');
  expect(blocks.map((block) => block.emphasis.map(({ start, end, face }) => [block.text.slice(start, end), face]))).toEqual([
    [],
    [
      ['spring tide', 'bold'],
      ['tide', 'bold'],
    ],
    [],
    [['neap tide', 'bold']],
  ]);
});

test('a printed book has the pages asked for, and neither running heads nor page numbers are read', async () => {
  const { pages } = await readPdf(bookPdf([section], 12, 'A Book of the Sea'), 'x.pdf', pdfjs);
  expect(pages).toHaveLength(12);
  const text = pages.flatMap((page) => page.blocks.map((block) => block.text));
  expect(text.filter((one) => /A Book of the Sea|^\d+$/.test(one))).toEqual([]);
  expect(text.filter((one) => one === 'Neap Tides').length).toBeGreaterThan(12);
});
