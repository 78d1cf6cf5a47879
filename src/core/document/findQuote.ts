// Where in the text of a document a quote stands. It renders nothing.

import type { Source } from '../quiz/quiz.ts';
import type { TextPage } from './documentText.ts';

/** A stretch of a block (`end` not included). */
export type Stretch = { start: number; end: number };
/** The page of a quote, as a place in the list of pages, and by page and block what of it is the quote. */
export type Found = { page: number; marks: ReadonlyMap<string, Stretch> };

/** The key of a block in `Found.marks`: both are places in their lists. */
export const blockKey = (page: number, block: number) => `${page}:${block}`;

type Word = { word: string; page: number; block: number; start: number; end: number };

/** Between the pieces of a quote that do not follow each other. */
const BREAK = ' … ';
/** A quote leaves out remarks in brackets and the like: so many words may stand between two of its words. */
const MOST_BETWEEN = 40;

/**
 * Where a quote stands: on its page, else on whichever page has it. Spaces, signs and capitals make no difference. A quote that cannot be
 * found leads to its page, without a mark.
 */
export function findQuote(pages: readonly TextPage[], { page, quote }: Pick<Source, 'page' | 'quote'>): Found {
  const pageIndex = Math.max(
    0,
    pages.findIndex(({ number }) => number === page),
  );
  const pieces = quote
    .split(BREAK)
    .map(wordsIn)
    .filter((words) => words.length > 0);
  const places = [pageIndex, ...pages.keys()].filter((place, at, all) => all.indexOf(place) === at);
  for (const place of places) {
    const words = [place, place + 1].flatMap((at) => placedWords(pages[at], at));
    const marks = new Map<string, Stretch>();
    const matches = pieces.map((piece) => shortest(words, piece));
    const [first] = matches;
    if (!first || first[0]?.page !== place || matches.includes(null)) continue;
    for (const { page: at, block, start, end } of matches.flatMap((piece) => piece ?? [])) {
      const key = blockKey(at, block);
      const mark = marks.get(key);
      marks.set(key, { start: Math.min(start, mark?.start ?? start), end: Math.max(end, mark?.end ?? end) });
    }
    return { page: place, marks };
  }
  return { page: pageIndex, marks: new Map() };
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const wordsIn = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

function placedWords(page: TextPage | undefined, at: number): Word[] {
  return (page?.blocks ?? []).flatMap(({ text }, block) =>
    [...text.matchAll(WORD)].map(({ 0: word, index: start }) => ({
      word: word.toLowerCase(),
      page: at,
      block,
      start,
      end: start + word.length,
    })),
  );
}

/** The shortest stretch in which these words follow each other, with few others between them; null: there is none. */
function shortest(words: readonly Word[], piece: readonly string[]): Word[] | null {
  let best: Word[] | null = null;
  for (const [begin, { word }] of words.entries()) {
    if (word !== piece[0]) continue;
    const end = endOf(words, piece, begin);
    if (end !== null && (best === null || end - begin < best.length)) best = words.slice(begin, end);
    if (best?.length === piece.length) return best;
  }
  return best;
}

function endOf(words: readonly Word[], piece: readonly string[], begin: number): number | null {
  let at = begin;
  for (const word of piece) {
    const last = Math.min(words.length, at + MOST_BETWEEN);
    while (at < last && words[at]?.word !== word) at += 1;
    if (at === last) return null;
    at += 1;
  }
  return at;
}
