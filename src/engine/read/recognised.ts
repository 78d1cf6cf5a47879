// Reads scanned or garbled pages with the host's text recognition. Pages with low confidence are dropped.
import { UnusableDocument } from '../unusable.ts';
import { isPageLegible } from './legibility.ts';
import { blocksOf, measure, vocabularyOf } from './pdfBlocks.ts';
import type { Line } from './pdfLine.ts';
import { withoutRunningHeads } from './runningHead.ts';
import { plainRun, type TextDocument } from './textDocument.ts';

/** A line on a page, in pixels from the page's upper left corner. */
export type RecognisedLine = { text: string; left: number; right: number; bottom: number; height: number };

/** `confidence`: 0 to 100, of the whole page. */
export type RecognisedPage = { number: number; confidence: number; lines: RecognisedLine[] };

/** Recognises these pages (counted from 1) of a PDF. Rejects when it cannot. */
export type Recognise = (pdf: Uint8Array, pages: readonly number[]) => Promise<RecognisedPage[]>;

const MOST_PAGES = 30;
const SUREST = 75;
/** A line without tall letters is lower: only much taller ones are set larger. */
const SAME_SIZE = 0.35;

/** The document with its bad pages read again. Throws UnusableDocument when there are too many of them. */
export async function withRecognised(document: TextDocument, bytes: Uint8Array, recognise: Recognise): Promise<TextDocument> {
  const bad = document.pages.filter((page) => !isPageLegible(page)).map((page) => page.number);
  if (bad.length > MOST_PAGES) throw new UnusableDocument('scanned-long');
  const confidentPages = (await recognise(bytes, bad)).filter((page) => page.confidence >= SUREST);
  const lines = withoutRunningHeads(confidentPages.map((page) => linesOf(page)));
  const measures = measure(lines);
  const vocabulary = vocabularyOf(lines.flatMap((page) => page.map((line) => line.text)));
  const read = new Map(confidentPages.map((page, at) => [page.number, blocksOf(lines[at] ?? [], measures, vocabulary)]));
  const pages = document.pages.map((page) =>
    bad.includes(page.number) ? { number: page.number, blocks: read.get(page.number) ?? [] } : page,
  );
  return { ...document, pages, unreadPages: bad.filter((number) => !read.has(number)) };
}

function linesOf({ lines }: RecognisedPage): Line[] {
  const heights = lines.map((line) => line.height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  return lines
    .map(({ text, left, right, bottom, height }) => ({ text: text.replace(/\s+/g, ' ').trim(), left, right, bottom, height }))
    .filter(({ text }) => text !== '')
    .map(({ text, left, right, bottom, height }) => ({
      cells: [],
      runs: [plainRun(text)],
      text,
      x: left,
      right,
      // The reader's lines count from below.
      y: -bottom,
      size: Math.abs(height - usual) <= usual * SAME_SIZE ? usual : height,
      bold: false,
    }));
}
