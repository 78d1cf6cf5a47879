// Reads the text of a DOCX, in pages if the file records them, else as one page. Skips pictures, notes and comments.

import { fromWebPage } from '#core/formats/webPage';
import { remembered } from '../english/memo.ts';
import { UnusableDocument } from '../unusable.ts';
import { decodeText, latin } from './encoding.ts';
import { isOtherOffice, sniffKind } from './fileKind.ts';
import { nodesOf, ownTitleOf, relationsOf, unzipWanted } from './officeParts.ts';
import { textOfRtf } from './rtf.ts';
import type { Block, Page, TextDocument } from './textDocument.ts';
import { titleFromName, titleOf } from './title.ts';
import { isHeading, readTxt } from './txt.ts';
import { type WordBlock, WordBody } from './wordBody.ts';
import { WordLists } from './wordList.ts';
import { WordStyles } from './wordStyle.ts';
import { within } from './xml.ts';

const WANTED = /^(?:_rels\/\.rels|word\/(?:document\d*|styles\d*|numbering\d*)\.xml|docProps\/core\.xml)$/;
const CHUNK = /^word\/_rels\/document\d*\.xml\.rels$|\.(?:docx|dat|rtf|x?html?|mht|txt)$/;
/** Longer "pages" are chapters, with page breaks set by hand. */
const LONGEST_PAGE = 6_000;
const FEWEST_BELOW = 100;

/** Groups blocks by page. A second break without text in between is the same break. */
function pagesOf(all: readonly WordBlock[]): Page[] {
  const isLaidOut = all.some((wordBlock) => 'end' in wordBlock && wordBlock.end === 'laid-out');
  const pages: Block[][] = [[]];
  for (const wordBlock of all) {
    if ('block' in wordBlock) pages.at(-1)?.push(wordBlock.block);
    else if (pages.at(-1)?.length !== 0) pages.push([]);
  }
  if (pages.length > 1 && pages.at(-1)?.length === 0) pages.pop();
  const longest = Math.max(...pages.map((blocks) => blocks.reduce((sum, { text }) => sum + text.length, 0)));
  const isPaged = isLaidOut || longest <= LONGEST_PAGE;
  return (isPaged ? pages : [pages.flat().map(({ cut: _, ...block }) => block)]).map((blocks, at) => ({
    number: at + 1,
    blocks,
  }));
}

/** Turns short lines above long paragraphs into headings, for documents without styles. */
function withPlainHeadings(pages: readonly Page[]): Page[] {
  if (pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'heading'))) return [...pages];
  return pages.map(({ number, blocks }) => ({
    number,
    blocks: blocks.map((block, at) => {
      const next = blocks[at + 1];
      const isAbove = next?.kind === 'paragraph' && (next.text.length > FEWEST_BELOW || at === 0);
      return block.kind === 'paragraph' && isAbove && isHeading(block.text)
        ? { kind: 'heading', text: block.text, emphasis: [], level: 2 }
        : block;
    }),
  }));
}

function chunkText(bytes: Uint8Array): string {
  if (latin(bytes.subarray(0, 5)) === '{\\rtf') return textOfRtf(latin(bytes));
  return isOtherOffice(bytes) ? '' : fromWebPage(decodeText(bytes) ?? '');
}

/** The blocks of a file that Word shows inside a document: another document, a web page, RTF, a plain text. */
function chunkBlocks(bytes: Uint8Array = new Uint8Array()): Block[] {
  const text = chunkText(bytes);
  const isDocx = sniffKind(bytes) === 'docx';
  try {
    const { pages } = isDocx ? readDocx(bytes, '', true) : readTxt(new TextEncoder().encode(text), '');
    return pages.flatMap(({ blocks }) => blocks);
  } catch (error) {
    // The rest of the document can be read.
    if (error instanceof UnusableDocument) return [];
    throw error;
  }
}

/** Reads a DOCX. Throws UnusableDocument if it is broken, or too large unpacked. `isChunk`: it is inside another DOCX, and must not contain more. */
export function readDocx(bytes: Uint8Array, name: string, isChunk = false): TextDocument {
  const parts = unzipWanted(bytes, (entry) => WANTED.test(entry) || (!isChunk && CHUNK.test(entry)));
  const named = relationsOf(parts, '').find(({ type }) => type === 'officeDocument')?.target;
  const main = [named ?? '', 'word/document.xml'].find((path) => parts.has(path));
  if (main === undefined) throw new UnusableDocument('damaged');
  const part = (kind: string) => nodesOf(parts, [...parts.keys()].find((path) => path.startsWith(`word/${kind}`)) ?? '');
  const targets = new Map(relationsOf(parts, main).map(({ id, target }) => [id, target]));
  const chunkOf = remembered((id) => chunkBlocks(parts.get(targets.get(id) ?? '')));
  const body = new WordBody({ styles: new WordStyles(part('styles')), lists: new WordLists(part('numbering')), chunkOf });
  const nodes = nodesOf(parts, main);
  const pages = withPlainHeadings(pagesOf(body.blocksOf(nodes)));
  const isEmpty = pages.every(({ blocks }) => blocks.length === 0);
  if (isEmpty && within(nodes, 'w:altChunk').length > 0) throw new UnusableDocument('embedded-text');
  return { kind: 'docx', title: titleOf(null, pages) ?? titleOf(ownTitleOf(parts), []) ?? titleFromName(name), pages };
}
