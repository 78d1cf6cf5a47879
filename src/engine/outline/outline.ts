// A document as topics, in any language: each heading with the headings above it and the paragraphs and points under it. Bold lines and
// numbered titles count as headings, slides of one title are one topic.
import { rememberedOf } from '../english/memo.ts';
import { oneOf, regex } from '../english/pattern.ts';
import type { Block, TextDocument } from '../read/textDocument.ts';
import { isContinued, labelOf } from './label.ts';
import { endsOpen, isGeneric, isSkipped, smallWordsOf } from './languages.ts';
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
  /** its first and its last sentence as they stand on their pages */
  ends: readonly [string, string];
  /** where a piece of it is missing over a page break */
  cut: { start: boolean; end: boolean };
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
  return previous?.kind !== 'item' && next !== undefined && (next.kind !== 'item' || next.marker === undefined);
}

/** How a document sets its headings. */
type Style = { boldIsRare: boolean; headsAreCapital: boolean };

function styleOf(all: readonly Placed[]): Style {
  const share = (count: number, of: number) => count / Math.max(1, of);
  const bold = all.filter(({ block }) => block.kind === 'paragraph' && isBold(block)).length;
  const heads = all.filter(({ block }) => block.kind === 'heading');
  const small = heads.filter(({ block }) => /^\p{Ll}/u.test(block.text)).length;
  return { boldIsRare: share(bold, all.length) < 0.25, headsAreCapital: share(small, heads.length) < 0.5 };
}

const BEGINS_SMALL = /^\p{Ll}{2}/u;

/** "computation time (say, 10 years) and any": a line of prose that is set as a heading. */
function isProse(all: readonly Placed[], at: number, style: Style): boolean {
  const { text } = (all[at] as Placed).block;
  if (/\p{Ll}{3}[.;] \p{Lu}\p{Ll}+ \p{Ll}/u.test(text)) return true;
  const previous = all[at - 1]?.block;
  const isSecondLine = previous?.kind === 'heading' && !BEGINS_SMALL.test(previous.text);
  return style.headsAreCapital && BEGINS_SMALL.test(text) && !isSecondLine;
}

/** The level at which a block is a heading; null where it is none. */
function levelOf(all: readonly Placed[], at: number, style: Style): number | null {
  const { block } = all[at] as Placed;
  if (block.kind === 'paragraph' && ROMAN_TITLE.test(block.text) && block.text.length <= LONGEST_ROMAN) return 2;
  if (block.text.length > LONGEST_HEADING) return null;
  if (block.kind === 'heading') return isProse(all, at, style) ? null : (block.level ?? 2);
  if (block.kind === 'paragraph' && style.boldIsRare && isBold(block) && isTitleLike(block.text)) return BOLD_LINE;
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

/** "Mercantilism II", of a row of headings that differ by this number alone. */
const NUMBERED_PART = /^(.+?)\s+(I{1,3}|IV|VI{0,3}|IX|X)$/u;

/** The headings that are numbered parts of one: "Mercantilism" of "Mercantilism I" and "Mercantilism II". */
function seriesIn(all: readonly Placed[]): ReadonlySet<string> {
  const numbersOf = new Map<string, Set<string>>();
  for (const { block } of all) {
    const [, base, number = ''] = NUMBERED_PART.exec(block.text.trim()) ?? [];
    if (base !== undefined) numbersOf.set(base, (numbersOf.get(base) ?? new Set()).add(number));
  }
  return new Set([...numbersOf].flatMap(([base, numbers]) => (numbers.has('I') && numbers.has('II') ? [base] : [])));
}

/** The topics of a document, in their order. */
export const topicsOf = rememberedOf((document: TextDocument): readonly Topic[] => {
  const { language } = document;
  const all = placedIn(document);
  const isName = namesIn(all);
  const style = styleOf(all);
  const series = seriesIn(all);
  const parted = isDeck(document);
  const topics: Topic[] = [];
  const headingsOver = new Map<Topic, readonly string[]>();
  let open: { level: number; heading: string; page: number; isSkipped: boolean }[] = [];
  const enter = (heading: string, level: number, page: number) => {
    const previous = topics.at(-1);
    if (previous && heading !== '' && level > previous.level) previous.hasTopicsBelow = true;
    open = open.filter((parent) => parent.level < level);
    // On a slide only what stands there too is a heading above.
    const headingsAbove = [...open].reverse().flatMap((parent) => (parted && parent.page !== page ? [] : [parent.heading]));
    // "1.1 Geography" and "Remember" below it, in one size: the empty heading is the one above.
    if (!parted && previous && previous !== topics[0] && previous.parts.length === 0 && previous.level === level)
      headingsAbove.unshift(previous.heading);
    const skipped = open.some((parent) => parent.isSkipped) || isSkipped(heading, language);
    // The first heading names the document, even as an activity: what stands below it is asked about.
    open.push({ level, heading, page, isSkipped: skipped && topics.length > 0 });
    const topic = {
      label: null,
      heading,
      level,
      page,
      isSkipped: skipped || (parted && page <= 1),
      parts: [],
      hasTopicsBelow: false,
    };
    headingsOver.set(topic, headingsAbove);
    topics.push(topic);
  };
  let page = 0;
  for (const [at, placed] of all.entries()) {
    const level = levelOf(all, at, style);
    const isNewSlide = parted && placed.page !== page;
    page = placed.page;
    if (level !== null) {
      const text = ROMAN_TITLE.test(placed.block.text) ? firstTitle(placed.block.text) : placed.block.text;
      const [, base = ''] = NUMBERED_PART.exec(text.trim()) ?? [];
      const title = series.has(base) ? base : text;
      const heading = labelOf(title, isName);
      const last = topics.at(-1);
      if (last && last.parts.length > 0 && (isContinued(heading) || (last.heading === heading && heading !== ''))) {
        // The next slide of the same title.
      } else enter(heading, level, placed.page);
      continue;
    }
    if (isAside(placed.block.text)) continue;
    if (topics.length === 0 || (isNewSlide && topics.at(-1)?.page !== placed.page)) enter('', BOLD_LINE, placed.page);
    addPart((topics.at(-1) as Topic).parts, partOf(placed, document), language);
  }
  for (const topic of topics) if (!topic.isSkipped) topic.label = topicLabel(topic, headingsOver.get(topic) ?? [], document);
  // A heading that names two things names neither.
  const counts = new Map<string, number>();
  for (const { label, parts } of topics)
    if (label !== null && parts.length > 0) counts.set(label.toLowerCase(), (counts.get(label.toLowerCase()) ?? 0) + 1);
  for (const topic of topics) if (topic.label !== null && (counts.get(topic.label.toLowerCase()) ?? 0) > 1) topic.label = null;
  return topics;
});

/** Adds a part; what goes on from the page before is joined to its beginning. */
function addPart(parts: Part[], part: Part, language: string | undefined): void {
  const last = parts.at(-1);
  if (!last?.cut.end || !part.cut.start || last.page + 1 !== part.page || last.text.endsWith('-')) parts.push(part);
  else {
    const text = `${last.text} ${part.text}`;
    const cut = { start: last.cut.start, end: part.cut.end };
    const ends = [last.ends[0], part.ends[1]] as const;
    parts[parts.length - 1] = { ...last, text, sentences: sentencesIn(text, language), ends, cut, isCut: cut.start || cut.end };
  }
}

/** "Figure 3: …", "Source: …", "Photo by …": what stands beside the text. */
const ASIDE = regex('iu')`^\W*${oneOf`
    (?:fig(?:ure)?s?|image|photo|picture|table|video|abb(?:ildung)?|tabelle|tableau|figura|tabla|tabela)\.?\s?(?:\d[\d.-]*\s?[:.–—-]|:)
    (?:image |photo |picture )?(?:credits?|courtesy|sources?|quellen?|fuentes?|fontes?|bildquelle)\s?[:.]
    (?:photo|image|picture|photograph|courtesy|adapted|reproduced|retrieved)\s(?:by|of|from)\b
    (?:further|recommended|suggested) reading\s?: | (?:see also|references?|links?|read more|learn more|more info\w*)\s?: | ©
    https?: | www\. | (?:this|the next) slides?\b
  `}`;

/** "Figure 3 The water cycle" */
const CAPTION = /^(?:Figure|Fig\.|Image|Photo|Table|Video|Abbildung|Tabelle|Tableau|Figura|Tabla|Tabela) \d[\d.-]*\s+\p{Lu}/u;

/** Does a line stand beside the text rather than in it: a caption, a source, a remark on the slide? */
const isAside = (text: string) => ASIDE.test(text) || CAPTION.test(text) || !/\p{L}/u.test(text);

/** "(a) a record of …": a point of a statute, which readers leave as a paragraph. */
const LETTERED = /^\((?:[a-z]|[ivx]{1,5})\)(?=\s)/;

function partOf({ block, page, number }: Placed, { language, kind: fileKind }: TextDocument): Part {
  const { text, kind, cut = { start: false, end: false }, depth = 0, box = 0 } = block;
  const marker = block.marker ?? LETTERED.exec(text)?.[0] ?? null;
  const sentences = sentencesIn(text, language);
  return {
    kind: kind === 'item' || LETTERED.test(text) ? 'item' : 'paragraph',
    text,
    sentences,
    ends: [sentences[0] ?? '', sentences.at(-1) ?? ''],
    page,
    block: number,
    marker,
    depth: fileKind === 'pdf' ? null : depth,
    box,
    cut,
    isCut: cut.start || cut.end,
  };
}

const MOST_LABEL_WORDS = 16;
const MOST_PARENT_WORDS = 7;
const ROOT = 4;

/** Does a text hold a word of the heading's content, whatever its ending? */
export function isNamedIn(heading: string, parts: readonly Part[], language: string | undefined): boolean {
  const small = smallWordsOf(language);
  const text = parts.map((part) => part.text.toLowerCase()).join('\n');
  return wordsIn(heading.toLowerCase()).some(
    (word) => word.length > 2 && !small.has(word) && text.includes(word.slice(0, Math.max(ROOT, word.length - 2))),
  );
}

/** Dot leaders, addresses, formulas, a quotation, a number that is no year at the end. */
const NO_HEADING = /\.{3,}|…|https?:|www\.|[{}<>=→⇌\\|]|^["“«][^"”»]*$|(?<!\b\d{3})\d\s*$|\d: ?\d+\s*$/u;

/** "Introduction": of a whole document it names nothing. */
const OPENING = /^(?:introduction|background|einleitung|einführung|introducción|introdução|utangulizi)$/i;

/**
 * What a question calls a topic; null where its heading names none. One word, or a heading that any subject has, takes the heading above it
 * (or the title, where the text speaks of that).
 */
function topicLabel(
  { heading, parts }: Topic,
  headingsAbove: readonly string[],
  { title, language }: TextDocument,
): string | null {
  if (!/\p{L}{3}/u.test(heading) || wordCount(heading) > MOST_LABEL_WORDS || NO_HEADING.test(heading)) return null;
  if (isAside(heading) || isContinued(heading) || endsOpen(heading) || (endsSentence(heading) && !heading.endsWith('?')))
    return null;
  const isVague = isGeneric(heading, language);
  if (!isVague && wordCount(heading) > 1) return heading;
  const parent = [...headingsAbove, title].find(
    (text) =>
      !isGeneric(text, language) &&
      !/[:?\d]/.test(text) &&
      wordCount(text) <= MOST_PARENT_WORDS &&
      !text.toLowerCase().includes(heading.toLowerCase().replace(/\?$/, '')) &&
      (text !== title || (!OPENING.test(heading) && isNamedIn(title, parts, language))),
  );
  if (parent !== undefined) return `${parent}: ${heading}`;
  return !isVague && isNamedIn(heading, parts, language) ? heading : null;
}
