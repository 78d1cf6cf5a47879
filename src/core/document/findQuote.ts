// Finds a quote in the text of a document. It renders nothing.

import type { Source } from '../quiz/quiz.ts';
import type { TextPage } from './documentText.ts';

/** A range of a block (`end` is excluded). */
export type Stretch = { start: number; end: number };
/** The quote's page as an index into the pages, and the ranges to mark, by page and block. */
export type Found = { page: number; marks: ReadonlyMap<string, Stretch> };

/** The key of a block in `Found.marks`, from its indexes. */
export const blockKey = (page: number, block: number) => `${page}:${block}`;

type Word = { word: string; page: number; block: number; start: number; end: number };

/** Separates parts of a quote that are not adjacent. */
const BREAK = ' … ';
/** A quote omits remarks in brackets and the like: at most this many words between two of its own. */
const MOST_BETWEEN = 40;

/**
 * Finds a quote on its page, or else on another. Spaces, punctuation and case are ignored. If it cannot be found, returns its
 * page without marks.
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

/** The shortest range with these words in order and few others in between, or null. */
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
