// Cuts a document into pieces that fit into one request, with page marks, and the terms that occur in each.
import { wordCount } from '../outline/sentences.ts';
import type { Material, Sentence } from '../understand/material.ts';

export type Passage = {
  index: number;
  /** as the model sees it */
  text: string;
  pages: number[];
  sentences: readonly Sentence[];
  words: number;
  terms: string[];
};

const MOST_CHARACTERS = 6_000;
const MOST_PASSAGES = 12;
const MOST_TERMS = 8;
/** Fewer words carry no question: a title page, a list of names. */
const FEWEST_WORDS = 30;

/** Between a heading and the one under it. */
const HEADING_BREAK = ' › ';

/** A passage of so few characters hardly says what it is about. */
const FEWEST_CHARACTERS = 1_200;
/** More in one request become trivia. */
const QUESTIONS_EACH = 8;

/** How long a passage may be, so that none has to carry more questions than it can. */
function longest(material: Pick<Material, 'sentences'>, count: number): number {
  const all = material.sentences.reduce((sum, { section, text }) => sum + (section.skipped ? 0 : text.length), 0);
  return Math.min(MOST_CHARACTERS, Math.max(FEWEST_CHARACTERS, all / Math.ceil(Math.max(1, count) / QUESTIONS_EACH)));
}

/** The passages of a document, for so many questions; of a very long one as many as a budget allows, spread over all of it. */
export function passagesOf(material: Pick<Material, 'sentences'>, terms: readonly string[], count: number): Passage[] {
  const limit = longest(material, count);
  const groups: Sentence[][] = [];
  let size = Number.POSITIVE_INFINITY;
  let headings = 0;
  for (const sentence of material.sentences) {
    if (sentence.section.skipped) continue;
    const isNewSection = groups.at(-1)?.at(-1)?.section.index !== sentence.section.index;
    const heading = headingOf(sentence).length;
    const end = size + sentence.text.length;
    if (end > limit || end + headings + heading > MOST_CHARACTERS || (isNewSection && size > limit / 2)) {
      groups.push([]);
      size = 0;
      headings = 0;
    }
    headings += isNewSection || size === 0 ? heading : 0;
    groups.at(-1)?.push(sentence);
    size += sentence.text.length;
  }
  const usableGroups = groups.filter((group) => wordsIn(group) >= FEWEST_WORDS);
  const step = Math.max(1, usableGroups.length / MOST_PASSAGES);
  const spread = Array.from(
    { length: Math.min(usableGroups.length, MOST_PASSAGES) },
    (_, at) => usableGroups[Math.floor(at * step)] ?? [],
  );
  return spread.map((group, index) => passageOf(group, index, terms));
}

/** The headings above a sentence, as the passage shows them. */
function headingOf({ section }: Sentence): string {
  return section.heading === '' ? '' : `\n## ${section.path.join(HEADING_BREAK)}\n`;
}

function wordsIn(group: readonly Sentence[]): number {
  return group.reduce((sum, { text }) => sum + wordCount(text), 0);
}

function passageOf(group: readonly Sentence[], index: number, terms: readonly string[]): Passage {
  let text = '';
  let page = 0;
  let section = -1;
  let block = -1;
  for (const sentence of group) {
    if (sentence.page !== page) text += `\n[page ${sentence.page}]\n`;
    if (sentence.section.index !== section && sentence.section.heading) text += headingOf(sentence);
    else if (sentence.block !== block) text += '\n';
    if (sentence.block !== block && sentence.kind === 'item') text += '- ';
    text += `${sentence.text} `;
    ({ page, block } = sentence);
    section = sentence.section.index;
  }
  const lower = text.toLowerCase();
  return {
    index,
    text: withCurlyQuotes(text.trim()),
    pages: [...new Set(group.map((sentence) => sentence.page))],
    sentences: group,
    words: wordsIn(group),
    terms: terms.filter((term) => lower.includes(term.toLowerCase())).slice(0, MOST_TERMS),
  };
}

/** A straight quote would have to be escaped in JSON by whoever copies it; which kind stands there plays no part later. */
function withCurlyQuotes(text: string): string {
  return text.replace(/(^|[\s([])"/g, '$1“').replaceAll('"', '”');
}
