// Splits counted lists that a layout merged into one block: "1. Labour: … 2. Land: …". An item begins
// where the next number stands before a capital. Exams are left to the paper's own reader.
import { type Block, type Page, sliced } from './textDocument.ts';

const COUNTED = /^\(?(\d{1,2})[.)]$/;
function cutAtCounts(block: Block): Block[] {
  const first = COUNTED.exec(block.marker ?? '')?.[1];
  if (block.kind !== 'item' || first === undefined || block.cut !== undefined) return [block];
  const items: Block[] = [];
  let [start, marker] = [0, block.marker ?? ''];
  for (let next = Number(first) + 1; ; next += 1) {
    const markMatch = new RegExp(`\\s(${next}[.)])\\s+(?=\\p{Lu})`, 'u').exec(block.text.slice(start));
    if (markMatch === null) break;
    items.push({ ...sliced(block, start, start + markMatch.index), marker });
    start += markMatch.index + markMatch[0].length;
    marker = markMatch[1] ?? '';
  }
  return [...items, items.length === 0 ? block : { ...sliced(block, start), marker }];
}

/** The pages with each item of a counted list as a block of its own. */
export function withoutRunOn(pages: readonly Page[]): Page[] {
  return pages.map((page) => ({ ...page, blocks: page.blocks.flatMap(cutAtCounts) }));
}
