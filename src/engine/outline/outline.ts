// A document as topics, in any language: each heading with the headings above it and the paragraphs and points under it. Bold lines and
// numbered titles count as headings, slides of one title are one topic.
import type { Block, TextDocument } from '../read/textDocument.ts';
import { labelOf } from './label.ts';
import { isGeneric, isSkipped, smallWordsOf } from './languages.ts';
import { endsSentence, sentencesIn, wordCount, wordsIn } from './sentences.ts';

/** A paragraph or a point; `block` counts from 1, as material does. */
export type Part = {
  kind: 'paragraph' | 'item';
  /** verbatim */
  text: string;
  sentences: readonly string[];
  page: number;
  block: number;
  marker: string | null;
  /** how far it is indented; null where the file does not say so */
  depth: number | null;
  /** which of the boxes of a slide it stands in */
  box: number;
  /** it goes on over a page break */
  isCut: boolean;
};

export type Topic = {
  /** what a question calls it: the heading, with the one above it where it names no topic alone; null: it is not asked about */
  label: string | null;
  /** the heading by itself, cleaned; empty before the first one */
  heading: string;
  level: number;
  page: number;
  /** exercises, works, contents, a title slide: nothing is asked about it */
  isSkipped: boolean;
  parts: Part[];
  /** another heading of a deeper level follows */
  hasTopicsBelow: boolean;
};

const LONGEST_HEADING = 110;
const LONGEST_ROMAN = 240;
const BOLD_LINE = 7;
const NUMBERED_LINE = 6;
/** "XXII. — The paper mill", "CHAPTER IV. The Journey": a title set as a paragraph, as old books have it. */
const ROMAN_TITLE =
  /^[IVXLC]{1,7}\s?\.\s*[—–-]{1,2}\s*\p{Lu}|^(?:chapter|chapitre|kapitel|capítulo|sura ya)\s+(?:\d+|[IVXLC]+)\b.{3,}/iu;

/** Of "XXII. — The paper mill. — Rags that become paper." the first title. */
function firstTitle(text: string): string {
  const titles = text.split(/\s*[—–]{1,2}\s*/).filter((title) => /\p{Ll}{2}/u.test(title));
  return titles[0] ?? text;
}

const isBold = ({ text, emphasis }: Block) =>
  emphasis.length === 1 && emphasis[0]?.face === 'bold' && emphasis[0].start === 0 && emphasis[0].end >= text.length;

/** A line that stands as a title does: short, with a capital, and no sentence. */
function isTitleLike(text: string): boolean {
  return text.length <= 80 && /^[^\p{L}]*[\p{Lu}\p{N}¿¡]/u.test(text) && !/[.;,:–—-]$/.test(text) && /\p{L}{3}/u.test(text);
}

type Placed = { block: Block; page: number; number: number };

function placedIn({ pages }: TextDocument): Placed[] {
  let number = 0;
  return pages.flatMap(({ number: page, blocks }) => blocks.map((block) => ({ block, page, number: ++number })));
}

/** "2. Why classify?" with nothing counted beside it: a title that the reader took for a point. */
function isLoneNumber(all: readonly Placed[], at: number): boolean {
  const { kind, marker = '', text } = (all[at] as Placed).block;
  if (kind !== 'item' || !/^\d/.test(marker) || !isTitleLike(text) || wordCount(text) > 10) return false;
  const [previous, next] = [all[at - 1]?.block, all[at + 1]?.block];
  const isFirst = /^\D*1\D*$/.test(next?.marker ?? '') && !/^\D*1\D*$/.test(marker);
  return previous?.kind !== 'item' || isLoneNumber(all, at - 1)
    ? next !== undefined && (next.kind !== 'item' || isFirst || next.marker === undefined)
    : false;
}

/** The level at which a block is a heading; null where it is none. */
function levelOf(all: readonly Placed[], at: number, boldIsRare: boolean): number | null {
  const { block } = all[at] as Placed;
  if (block.kind === 'paragraph' && ROMAN_TITLE.test(block.text) && block.text.length <= LONGEST_ROMAN) return 2;
  if (block.text.length > LONGEST_HEADING) return null;
  if (block.kind === 'heading') return block.level ?? 2;
  if (block.kind === 'paragraph' && boldIsRare && isBold(block) && isTitleLike(block.text)) return BOLD_LINE;
  return isLoneNumber(all, at) ? NUMBERED_LINE : null;
}

/** Words that the document writes with a capital inside its sentences, or only in capitals. */
function namesIn(all: readonly Placed[]): (word: string) => boolean {
  const names = new Set<string>();
  const small = new Set<string>();
  for (const { block } of all) {
    if (block.kind === 'heading') continue;
    for (const [word] of block.text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}’']*/gu)) names.add(word);
    for (const [word] of block.text.matchAll(/(?<!\p{L})\p{Ll}[\p{L}’']*/gu)) small.add(word);
  }
  return (word) => names.has(word) && !small.has(word.toLowerCase());
}

const MEAN_WORDS_OF_SLIDE = 130;
const FEWEST_SLIDES = 6;

/** Is each page a slide? */
export function isDeck({ kind, pages }: TextDocument): boolean {
  if (kind !== 'pdf') return kind === 'pptx';
  const words = pages.reduce((sum, { blocks }) => sum + blocks.reduce((all, { text }) => all + wordCount(text), 0), 0);
  return pages.length >= FEWEST_SLIDES && words < MEAN_WORDS_OF_SLIDE * pages.length;
}

const topicsByDocument = new WeakMap<TextDocument, Topic[]>();

/** The topics of a document, in their order; made once for each document. */
export function topicsOf(document: TextDocument): readonly Topic[] {
  const topics = topicsByDocument.get(document) ?? makeTopics(document);
  topicsByDocument.set(document, topics);
  return topics;
}

function makeTopics(document: TextDocument): Topic[] {
  const { language } = document;
  const all = placedIn(document);
  const isName = namesIn(all);
  const bold = all.filter(({ block }) => block.kind === 'paragraph' && isBold(block)).length;
  const boldIsRare = bold * 4 < all.length;
  const parted = isDeck(document);
  const topics: Topic[] = [];
  let open: { level: number; heading: string; page: number; isSkipped: boolean }[] = [];
  const enter = (heading: string, level: number, page: number) => {
    const previous = topics.at(-1);
    if (previous && level > previous.level) previous.hasTopicsBelow = true;
    open = open.filter((parent) => parent.level < level);
    // The title of the whole is no heading above a part of it; on a slide only what stands there too is one.
    const headingsAbove = [...open]
      .reverse()
      .filter((parent) => (parted ? parent.page === page : parent.heading !== topics[0]?.heading))
      .map((parent) => parent.heading);
    // "1.1 Geography" and "Remember" below it, in one size: the empty heading is the one above.
    if (
      !parted &&
      previous &&
      previous !== topics[0] &&
      previous.parts.length === 0 &&
      previous.level === level &&
      !isGeneric(previous.heading, language)
    )
      headingsAbove.unshift(previous.heading);
    const skipped = open.some((parent) => parent.isSkipped) || isSkipped(heading, language);
    // The first heading names the document, even as an activity: what stands below it is asked about.
    open.push({ level, heading, page, isSkipped: skipped && topics.length > 0 });
    const isTitleSlide = parted && page <= 1;
    const label = skipped || isTitleSlide ? null : topicLabel(heading, headingsAbove, document);
    topics.push({ label, heading, level, page, isSkipped: skipped || isTitleSlide, parts: [], hasTopicsBelow: false });
  };
  let page = 0;
  for (const [at, placed] of all.entries()) {
    const level = levelOf(all, at, boldIsRare);
    const isNewSlide = parted && placed.page !== page;
    page = placed.page;
    if (level !== null) {
      const title = ROMAN_TITLE.test(placed.block.text) ? firstTitle(placed.block.text) : placed.block.text;
      const heading = labelOf(title, isName);
      const last = topics.at(-1);
      if (last && continues(last, all[at - 1], placed, level)) {
        topics.pop();
        open.pop();
        enter(`${last.heading} ${heading.charAt(0)}${heading.slice(1)}`.replace(/([–—-]) $/, '$1'), level, last.page);
      } else if (last && last.heading === heading && last.parts.length > 0 && heading !== '') {
        // The next slide of the same title.
      } else enter(heading, level, placed.page);
      continue;
    }
    if (topics.length === 0 || (isNewSlide && topics.at(-1)?.page !== placed.page)) enter('', BOLD_LINE, placed.page);
    (topics.at(-1) as Topic).parts.push(partOf(placed, document));
  }
  return topics;
}

/** Is this heading the second line of the one before it? */
function continues(last: Topic, previous: Placed | undefined, { block, page }: Placed, level: number): boolean {
  if (last.parts.length > 0 || previous?.page !== page || previous.block.kind !== 'heading' || last.level !== level) return false;
  const ends = previous.block.text.trim();
  return (
    /^\p{Ll}/u.test(block.text) ||
    /(?:[,–—-]|(?<!\p{L})(?:and|of|the|in|for|to|with|a|an|et|de|du|des|la|le|les|und|der|die|das|von|y|del|el|e|do|da|na|ya|wa))$/iu.test(
      ends,
    )
  );
}

/** "(a) a record of …": a point of a statute, which readers leave as a paragraph. */
const LETTERED = /^\((?:[a-z]|[ivx]{1,5})\)(?=\s)/;

function partOf({ block, page, number }: Placed, { language, kind: fileKind }: TextDocument): Part {
  const { text, kind, cut, depth = 0, box = 0 } = block;
  const marker = block.marker ?? LETTERED.exec(text)?.[0] ?? null;
  return {
    kind: kind === 'item' || LETTERED.test(text) ? 'item' : 'paragraph',
    text,
    sentences: sentencesIn(text, language),
    page,
    block: number,
    marker,
    depth: fileKind === 'pdf' ? null : depth,
    box,
    isCut: cut?.start === true || cut?.end === true,
  };
}

const MOST_LABEL_WORDS = 16;
const MOST_PARENT_WORDS = 7;

/** What a question calls a topic under these headings, the nearest first; null where that names nothing. */
function topicLabel(heading: string, headingsAbove: readonly string[], { title, language }: TextDocument): string | null {
  if (!/\p{L}{3}/u.test(heading) || wordCount(heading) > MOST_LABEL_WORDS) return null;
  // "…", addresses, formulas, dot leaders, a sentence.
  if (/\.{3,}|…\s*\d|https?:|www\.|[{}<>=\\|]|^["“«][^"”»]*$|\d\s*$/.test(heading) && !/\p{L}{3}.*\b\d{4}\s*$/u.test(heading))
    return null;
  if (endsSentence(heading) && !heading.endsWith('?')) return null;
  const small = smallWordsOf(language);
  const isWeak = (text: string) =>
    wordsIn(text.toLowerCase()).every((word) => word.length < 4 || small.has(word) || word === 'happen') ||
    isGeneric(text, language) ||
    /^(?:[IVXLC]+|\d+|\p{L})$/iu.test(text);
  if (isWeak(heading) || wordCount(heading) === 1) {
    const parent = headingsAbove.find(
      (text) => text !== '' && !isWeak(text) && !/[:\d]/.test(text) && wordCount(text) <= MOST_PARENT_WORDS,
    );
    if (parent !== undefined && parent !== title && parent !== heading) return `${parent}: ${heading}`;
    return isWeak(heading) ? null : heading;
  }
  return heading;
}
