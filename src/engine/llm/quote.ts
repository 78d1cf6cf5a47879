// Finds the sentences of the document that a model has quoted. Quotation marks, dashes and spaces may differ, and the result is the
// document's text, never the model's. A quote that the model made up gives null.
import { QUOTE_BREAK, type Sentence } from '../understand/material.ts';
import type { Passage } from './passage.ts';

export type Quoted = { page: number; text: string; sentence: Sentence };

/** A shorter piece proves nothing, unless it is a whole item or row. */
const SHORTEST = 12;
/** Three long sentences of a textbook, and one that says what the first of them points back to. */
const LONGEST = 900;
/** "It …" names nobody: the sentence before says who. */
const POINTS_BACK = /^(?:it|its|this|these|those|they|their|he|she|his|her|such|both|the (?:latter|former))\b/i;

function looseOf(text: string): string {
  return text
    .replace(/\[page \d+\]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+=<>$€£]+/gu, '');
}

/** The sentences of a passage as one loose text, and where each begins. */
function looseText(sentences: readonly Sentence[]): { text: string; starts: number[] } {
  let text = '';
  const starts = sentences.map((sentence) => {
    const start = text.length;
    text += looseOf(sentence.text);
    return start;
  });
  return { text, starts };
}

function lastAtOrBefore(starts: readonly number[], place: number): number {
  return starts.findLastIndex((start) => start <= place);
}

function rangeOf(passage: Passage, piece: string): { first: number; last: number } | null {
  const sought = looseOf(piece);
  if (sought.length < SHORTEST) {
    const at = sought === '' ? -1 : passage.sentences.findIndex((sentence) => looseOf(sentence.text) === sought);
    return at < 0 ? null : { first: at, last: at };
  }
  const { text, starts } = looseText(passage.sentences);
  const at = text.indexOf(sought);
  if (at < 0) return null;
  return { first: lastAtOrBefore(starts, at), last: lastAtOrBefore(starts, at + sought.length - 1) };
}

/** Where a quote begins: one sentence earlier if its first one points back ("It …"). */
function startWithAntecedent(sentences: readonly Sentence[], first: number): number {
  const previousSentence = sentences[first - 1];
  const sentence = sentences[first];
  // "It" of a list item is what the whole list is about.
  const isNear =
    previousSentence?.section === sentence?.section &&
    previousSentence?.page === sentence?.page &&
    sentence?.kind === 'paragraph';
  return isNear && POINTS_BACK.test(sentence?.text ?? '') ? first - 1 : first;
}

/** A quote in the document's words, `…` between pieces that do not follow each other; null where one is not in the passage. */
export function quotedIn(passage: Passage, quotes: readonly string[]): Quoted | null {
  const headings = new Set(
    passage.sentences.flatMap(({ section: { heading, path } }) => [heading, ...path, path.join('')]).map(looseOf),
  );
  const pieces = quotes
    .flatMap((quote) => quote.split(/\s*(?:…|\.{3})\s*/))
    // A heading may be copied with what stands under it; it proves nothing by itself.
    .filter((piece) => !headings.has(looseOf(piece)));
  const ranges = pieces.map((piece) => rangeOf(passage, piece));
  if (ranges.length === 0 || ranges.includes(null)) return null;
  const { sentences } = passage;
  const indexes = new Set<number>();
  for (const range of ranges) {
    if (range === null) continue;
    for (let at = startWithAntecedent(sentences, range.first); at <= range.last; at += 1) indexes.add(at);
  }
  const places = [...indexes].sort((a, b) => a - b);
  const first = sentences[places[0] ?? -1];
  const last = sentences[places.at(-1) ?? -1];
  if (first === undefined || last === undefined || last.page - first.page > 1) return null;
  const text = places.reduce((joined, at, place) => {
    const previousSentence = sentences[places[place - 1] ?? -1];
    const sentence = sentences[at] as Sentence;
    if (previousSentence === undefined) return sentence.text;
    return `${joined}${isNext(previousSentence, sentence) ? ' ' : QUOTE_BREAK}${sentence.text}`;
  }, '');
  return text.length > LONGEST ? null : { page: first.page, text, sentence: first };
}

function isNext(previousSentence: Sentence, sentence: Sentence): boolean {
  return (
    sentence.index === previousSentence.index + 1 &&
    sentence.page === previousSentence.page &&
    sentence.section === previousSentence.section
  );
}
