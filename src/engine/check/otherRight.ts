// Would the document let another option pass as right? Asked when options are chosen and again by the gate.
import { type Material, type Sentence, sentencesWith } from '../text/material.ts';
import { contentStems, partsOf, stemOf } from '../text/words.ts';

const MAY_BE_RIGHT = 0.55;

/** A word on every page of a book is no option: it goes with everything. */
const TOO_COMMON = 500;

/** Words that may stand between two names of one thing, as stems: "gullet, also known as the esophagus". */
const LINKS = new Set([
  'or',
  'also',
  'sometimes',
  'called',
  'known',
  'as',
  'call',
  'know',
  stemOf('referred'),
  'to',
  'the',
  'a',
  'i',
  'e',
]);

/** Does the second follow the first in this text of stems, with nothing but links between them? */
function isLinked(stemmed: string, first: string, second: string): boolean {
  const start = ` ${first} `;
  for (let found = stemmed.indexOf(start); found >= 0; found = stemmed.indexOf(start, found + 1)) {
    let at = found + start.length;
    for (let end = stemmed.indexOf(' ', at); LINKS.has(stemmed.slice(at, end)); end = stemmed.indexOf(' ', at)) {
      at = end + 1;
      if (stemmed.startsWith(`${second} `, at)) return true;
    }
  }
  return false;
}

/** The sentences of two lists, each in the document's order, that are in both. */
function inBoth(some: readonly Sentence[], others: readonly Sentence[]): Sentence[] {
  const both: Sentence[] = [];
  let at = 0;
  for (const sentence of some) {
    while (at < others.length && (others[at] as Sentence).index < sentence.index) at += 1;
    if (others[at] === sentence) both.push(sentence);
  }
  return both;
}

function areSynonyms(material: Material, one: string, other: string): boolean {
  const both = inBoth(sentencesWith(material, one), sentencesWith(material, other));
  if (both.length === 0) return false;
  const stems = (text: string) => partsOf(text).map(stemOf).join(' ');
  const [a, b] = [stems(one), stems(other)];
  return both.some(({ stemmed }) => isLinked(stemmed, a, b) || isLinked(stemmed, b, a));
}

const close = new WeakMap<readonly string[], { material: Material; sentences: Set<Sentence> }>();

/** The sentences that hold more than 55 % of these stems; asked once for all the options of a question. */
function closeTo(material: Material, stems: readonly string[]): ReadonlySet<Sentence> {
  const known = close.get(stems);
  if (known?.material === material) return known.sentences;
  const different = new Set(stems);
  const counts = new Map<number, number>();
  const sentences = new Set<Sentence>();
  for (const stem of different) {
    for (const index of material.postings.get(stem) ?? []) {
      const count = (counts.get(index) ?? 0) + 1;
      counts.set(index, count);
      if (count / different.size > MAY_BE_RIGHT) sentences.add(material.sentences[index] as Sentence);
    }
  }
  close.set(stems, { material, sentences });
  return sentences;
}

const ALIKE = 4;

/** "Fungal infections" for "infections caused by fungi": the stem's own words in another order. */
function repeatsStem(option: string, stemStems: readonly string[]): boolean {
  if (!option.includes(' ') || option.split(' ').length > stemStems.length) return false;
  const words = contentStems(option);
  return (
    words.length > 1 &&
    words.every((word) =>
      stemStems.some((stem) => stem === word || (word.length > ALIKE && stem.startsWith(word.slice(0, ALIKE)))),
    )
  );
}

/**
 * May this option be right too? So it is when it says the stem again, when a sentence other than the source holds it together
 * with more than 55 % of the stem's words, when the source itself names it, or when the document uses it for the key.
 */
export function otherMayBeRight(
  material: Material,
  option: string,
  stemStems: readonly string[],
  key: string,
  source: number,
): boolean {
  if (repeatsStem(option, stemStems)) return true;
  const holding = sentencesWith(material, option);
  if (holding.length > TOO_COMMON) return true;
  const near = closeTo(material, stemStems);
  for (const sentence of holding) {
    if (sentence.index === source || near.has(sentence)) return true;
    const next = material.sentences[sentence.index + 1];
    if (next && near.has(next) && next.block === sentence.block && next.index !== source) {
      if (/^(?:It|They|This|These)\b/.test(next.text)) return true;
    }
  }
  return areSynonyms(material, option, key);
}
