// A quote is found in the text of its document, however spaces, signs and page breaks stand.
import { expect, test } from 'vitest';
import type { TextPage } from '#core/document/documentText';
import { blockKey, findQuote } from '#core/document/findQuote';

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
const pages: TextPage[] = [
  { number: 4, blocks: [{ kind: 'heading', text: 'Norms', level: 1 }, paragraph('A norm is a rule. Laws are norms.')] },
  {
    number: 5,
    blocks: [
      paragraph('Some say that culture is naïve. Culture (see Figure 2, page 7) is what a “group” shares, and it costs $5.'),
      paragraph('It goes on'),
    ],
  },
  { number: 6, blocks: [paragraph('over the page.')] },
];

/** What is marked, block by block. */
function marked(quote: string, page: number): [number, string[]] {
  const found = findQuote(pages, { page, quote });
  const texts = pages.flatMap(({ blocks }, at) =>
    blocks.flatMap(({ text }, block) => {
      const mark = found.marks.get(blockKey(at, block));
      return mark ? [text.slice(mark.start, mark.end)] : [];
    }),
  );
  return [pages[found.page]?.number ?? 0, texts];
}

test.each([
  ['word for word', 'Laws are norms.', 4, 4, ['Laws are norms']],
  ['the shortest stretch, not from an earlier word like its first', 'A norm is a rule.', 4, 4, ['A norm is a rule']],
  [
    'with signs and spaces of another kind',
    'is  what a "group" shares, and it costs \\$5',
    5,
    5,
    ['is what a “group” shares, and it costs $5'],
  ],
  [
    'without the remark in brackets',
    'Culture is what a group shares',
    5,
    5,
    ['Culture (see Figure 2, page 7) is what a “group” shares'],
  ],
  ['over blocks and a page', 'It goes on over the page.', 5, 5, ['It goes on', 'over the page']],
  ['in pieces', 'Some say that culture is naïve. … It goes on', 5, 5, ['Some say that culture is naïve', 'It goes on']],
  ['on another page than the one that is told', 'Laws are norms.', 6, 4, ['Laws are norms']],
])('%s', (_, quote, page, on, texts) => {
  expect(marked(quote, page)).toEqual([on, texts]);
});

test('what is not there leads to its page, without a mark; a page that is not there to the first', () => {
  expect(marked('Taboos are norms of another kind.', 5)).toEqual([5, []]);
  expect(marked('Taboos are norms of another kind.', 50)).toEqual([4, []]);
  expect(findQuote([], { page: 1, quote: 'x' })).toEqual({ page: 0, marks: new Map() });
});
