// Cuts a document into pieces that fit into one request, with page marks, and the terms that occur in each: with such a list, 75 % of a
// model's questions were acceptable in place of 37 % (arXiv 2505.02850).
import { isEveryday } from '../english/everyday.ts';
import { wordCount } from '../outline/sentences.ts';
import type { TextDocument } from '../read/textDocument.ts';
import type { Material, Sentence } from '../understand/material.ts';
import { importanceOf } from '../understand/term/importance.ts';
import { understand } from '../understand/understood.ts';

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
/** With fewer words there is nothing to ask: a title page, a list of names. */
const FEWEST_WORDS = 30;

const HEADING_BREAK = ' › ';

/** Shorter passages hardly show their subject. */
const FEWEST_CHARACTERS = 1_200;
/** With more questions in one request, the model asks trivia. */
const QUESTIONS_EACH = 8;

/** The length of a passage at which none needs more questions than the maximum. */
function longest(material: Pick<Material, 'sentences'>, count: number): number {
  const all = material.sentences.reduce((sum, { section, text }) => sum + (section.skipped ? 0 : text.length), 0);
  return Math.min(MOST_CHARACTERS, Math.max(FEWEST_CHARACTERS, all / Math.ceil(Math.max(1, count) / QUESTIONS_EACH)));
}

/** The passages for this number of questions. Of a very long document only some, spread over all of it. */
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

/** Replaces straight quotes, which a model would have to escape in JSON. Comparison ignores the kind of quotes. */
function withCurlyQuotes(text: string): string {
  return text.replace(/(^|[\s([])"/g, '$1“').replaceAll('"', '”');
}

/** The same threshold as for gaps (ask/termGap.ts). */
const LEAST_IMPORTANCE = 0.2;

/** The terms that a glossary of the document would hold, the surest first. A wrong word misleads the model. */
export function conceptsOf(document: TextDocument): string[] {
  return [...understand(document).terms.byKey.values()]
    .filter((term) => !term.name && !isEveryday(term.text) && importanceOf(term) >= LEAST_IMPORTANCE)
    .sort((a, b) => importanceOf(b) - importanceOf(a))
    .map(({ text }) => text);
}
