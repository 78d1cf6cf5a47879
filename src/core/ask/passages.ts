// Cuts the text of a document into passages for searching: what stands under one heading, a paragraph or a few at a time.
import type { TextBlock, TextPage } from '../document/documentText.ts';

export type PassageSentence = { text: string; page: number; isFirstOfBlock: boolean };
/** Verbatim sentences of one place. `heading`: what stands above them, the higher heading first; '' if none does. */
export type Passage = { heading: string; sentences: readonly PassageSentence[] };

/** A passage ends with the paragraph in which it gets this many words, and within a paragraph at twice as many. */
const ENOUGH_WORDS = 100;

const SENTENCE_END = /[.!?…][)"”’»\]]{0,2}\s|[。！？।]/gu;
const SENTENCE_START = /^["“«‘(¿¡[]?[\p{Lu}\p{N}\p{Lo}]/u;
/** A full stop behind one of these ends no sentence. */
const ABBREVIATION = /(?:^|[\s(.])(?:\p{L}|Dr|Mr|Mrs|Ms|Prof|St|vs|cf|fig|eq|approx|no|vol|pp|art|env|chap)\.$/iu;

const LONGEST_ABBREVIATION = 10;

/** The sentences of a text, each verbatim and trimmed. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: ending, index } of text.matchAll(SENTENCE_END)) {
    const end = index + ending.length;
    const lastWord = text.slice(Math.max(start, end - LONGEST_ABBREVIATION), end).trim();
    if (!SENTENCE_START.test(text.slice(end, end + 2)) || ABBREVIATION.test(lastWord)) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

const wordCount = (text: string) => text.split(/\s+/).length;

/** The passages of a text in its order. Every sentence is in exactly one; headings stand with the sentences below them. */
export function passagesOf(pages: readonly TextPage[]): Passage[] {
  const passages: Passage[] = [];
  const headings: { level: number; text: string }[] = [];
  let sentences: PassageSentence[] = [];
  let words = 0;
  const close = () => {
    if (sentences.length > 0) passages.push({ heading: headings.map(({ text }) => text).join(' › '), sentences });
    sentences = [];
    words = 0;
  };
  for (const { number, blocks } of pages)
    for (const block of blocks) {
      if (block.kind === 'heading') {
        close();
        enter(headings, block);
        continue;
      }
      if (words >= ENOUGH_WORDS) close();
      for (const [at, text] of sentencesIn(block.text).entries()) {
        if (words >= 2 * ENOUGH_WORDS) close();
        sentences.push({ text, page: number, isFirstOfBlock: at === 0 });
        words += wordCount(text);
      }
    }
  close();
  return passages;
}

function enter(headings: { level: number; text: string }[], { level = 1, text }: TextBlock): void {
  while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
  headings.push({ level, text });
}
