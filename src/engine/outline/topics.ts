// Makes topics of a document in any language: each heading with those above it and what stands under it.
import { rememberedOf } from '../english/memo.ts';
import type { TextDocument } from '../read/textDocument.ts';
import { BOLD_LINE, firstTitle, levelOf, ROMAN_TITLE, styleOf } from './headingLevel.ts';
import { isContinued, labelOf, topicLabel } from './label.ts';
import { isSkipped } from './languages.ts';
import { wordCount } from './sentences.ts';
import { addPart, isAside, type Part, type Placed, partOf, placedIn } from './topicPart.ts';

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

export function isDeck({ kind, pages }: TextDocument): boolean {
  if (kind !== 'pdf') return kind === 'pptx';
  let wordsLeft = MEAN_WORDS_OF_SLIDE * pages.length;
  return (
    pages.length >= FEWEST_SLIDES &&
    pages.every(({ blocks }) => {
      for (const { text } of blocks) wordsLeft -= wordCount(text);
      return wordsLeft > 0;
    })
  );
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

export const topicsOf = rememberedOf((document: TextDocument): readonly Topic[] => {
  const { language } = document;
  const all = placedIn(document);
  const isName = namesIn(all);
  const style = styleOf(all);
  const series = seriesIn(all);
  const isOfSlides = isDeck(document);
  const topics: Topic[] = [];
  const headingsOver = new Map<Topic, readonly string[]>();
  let open: { level: number; heading: string; page: number; isSkipped: boolean }[] = [];
  const enter = (heading: string, level: number, page: number) => {
    const previous = topics.at(-1);
    if (previous && heading !== '' && level > previous.level) previous.hasTopicsBelow = true;
    open = open.filter((parent) => parent.level < level);
    // A heading of another slide is not above this one.
    const headingsAbove = [...open].reverse().flatMap((parent) => (isOfSlides && parent.page !== page ? [] : [parent.heading]));
    // "1.1 Geography" and directly below it "Remember", in the same size: the first counts as the heading above.
    if (!isOfSlides && previous && previous !== topics[0] && previous.parts.length === 0 && previous.level === level)
      headingsAbove.unshift(previous.heading);
    const skipped = open.some((parent) => parent.isSkipped) || isSkipped(heading, language);
    // The first heading names the document: even if it is skipped ("Exercise 1"), what stands below it is not.
    open.push({ level, heading, page, isSkipped: skipped && topics.length > 0 });
    const topic = {
      label: null,
      heading,
      level,
      page,
      isSkipped: skipped || (isOfSlides && page <= 1),
      parts: [],
      hasTopicsBelow: false,
    };
    headingsOver.set(topic, headingsAbove);
    topics.push(topic);
  };
  let page = 0;
  for (const [at, placed] of all.entries()) {
    const level = levelOf(all, at, style);
    const isNewSlide = isOfSlides && placed.page !== page;
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
