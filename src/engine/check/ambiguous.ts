// Would the document let another option pass as right? Asked when options are chosen and again by the gate.

import { contentWordStems, stemmedText } from '../english/words.ts';
import { type Material, type Sentence, sentencesWith } from '../understand/material.ts';

const MAY_BE_RIGHT = 0.55;

/** A word on every page of a book is no option: it goes with everything. */
const TOO_COMMON = 500;

/** Stems that may stand between two names of one thing: "gullet, also known as the esophagus". */
const LINKS = '(?:(?:or|also|sometimes|called?|known?|as|refer|to|the|a|i|e) )+';

/** Does the document use both for one thing? */
function areSynonyms(material: Material, one: string, other: string): boolean {
  const [a, b] = [stemmedText(one).trim(), stemmedText(other).trim()];
  const both = sentencesWith(material, one).filter(({ stemmed }) => stemmed.includes(` ${b} `));
  if (both.length === 0) return false;
  const linked = new RegExp(` (?:${a} ${LINKS}${b}|${b} ${LINKS}${a}) `);
  return both.some(({ stemmed }) => linked.test(stemmed));
}

/** Is the sentence of this number in a list in the document's order? */
function isAmong(sentences: readonly Sentence[], index: number): boolean {
  let [from, to] = [0, sentences.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sentences[middle] as Sentence).index < index) from = middle + 1;
    else to = middle;
  }
  return sentences[from]?.index === index;
}

const tallies = new WeakMap<Material, Uint8Array>();

/** A count for each sentence of a document, at zero between two uses. */
function tallyOf(material: Material): Uint8Array {
  const known = tallies.get(material) ?? new Uint8Array(material.sentences.length);
  tallies.set(material, known);
  return known;
}

const close = new WeakMap<readonly string[], { material: Material; sentences: Sentence[] }>();

/** The sentences that hold more than 55 % of these stems; asked once for all the options of a question. */
function closeTo(material: Material, stems: readonly string[]): readonly Sentence[] {
  const known = close.get(stems);
  if (known?.material === material) return known.sentences;
  const lists = [...new Set(stems)].map((stem) => material.postings.get(stem) ?? []);
  const tally = tallyOf(material);
  const sentences: Sentence[] = [];
  for (const list of lists) {
    for (const index of list) {
      const count = (tally[index] ?? 0) + 1;
      tally[index] = count;
      // Once, when the share is passed.
      if (count / lists.length > MAY_BE_RIGHT && (count - 1) / lists.length <= MAY_BE_RIGHT)
        sentences.push(material.sentences[index] as Sentence);
    }
  }
  for (const list of lists) for (const index of list) tally[index] = 0;
  close.set(stems, { material, sentences });
  return sentences;
}

const ALIKE = 4;

/** "Fungal infections" for "infections caused by fungi": the stem's own words in another order. */
function repeatsStem(option: string, stemStems: readonly string[]): boolean {
  if (!option.includes(' ') || option.split(' ').length > stemStems.length) return false;
  const words = contentWordStems(option);
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
  if (isAmong(holding, source)) return true;
  for (const sentence of closeTo(material, stemStems)) {
    if (isAmong(holding, sentence.index)) return true;
    // "… by the liver. It also stores …": the sentence before may name what this one speaks of.
    if (sentence.index === source || !/^(?:It|They|This|These)\b/.test(sentence.text)) continue;
    const before = material.sentences[sentence.index - 1];
    if (before?.block === sentence.block && isAmong(holding, before.index)) return true;
  }
  return areSynonyms(material, option, key);
}
