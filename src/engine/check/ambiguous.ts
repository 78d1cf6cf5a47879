// Decides whether a wrong option may be right too by the document. Used when options are chosen, and by the gate.
import { contentWordStems, stemmedText } from '../english/words.ts';
import { type Material, type Sentence, sentencesWith } from '../understand/material.ts';

const MAY_BE_RIGHT = 0.55;

/** A term in more sentences is not an option: it fits everywhere. */
const TOO_COMMON = 500;

/** Stems that may stand between two names of one thing: "gullet, also known as the esophagus". */
const LINKS = '(?:(?:or|also|sometimes|called?|known?|as|refer|to|the|a|i|e) )+';

function areSynonyms(material: Material, term: string, otherTerm: string): boolean {
  const [a, b] = [stemmedText(term).trim(), stemmedText(otherTerm).trim()];
  const sharedSentences = sentencesWith(material, term).filter(({ stemmed }) => stemmed.includes(` ${b} `));
  if (sharedSentences.length === 0) return false;
  const linked = new RegExp(` (?:${a} ${LINKS}${b}|${b} ${LINKS}${a}) `);
  return sharedSentences.some(({ stemmed }) => linked.test(stemmed));
}

const close = new WeakMap<readonly string[], { material: Material; sentences: Sentence[] }>();

/** The sentences with more than 55 % of these stems. Cached for all options of a question. */
function closeTo(material: Material, stems: readonly string[]): readonly Sentence[] {
  const cacheEntry = close.get(stems);
  if (cacheEntry?.material === material) return cacheEntry.sentences;
  const counts = new Map<number, number>();
  const stemSet = new Set(stems);
  for (const stem of stemSet)
    for (const index of material.postings.get(stem) ?? []) counts.set(index, (counts.get(index) ?? 0) + 1);
  const sentences = [...counts]
    .filter(([, count]) => count > MAY_BE_RIGHT * stemSet.size)
    .map(([index]) => material.sentences[index] as Sentence);
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

/** May this option be right too: does it say the stem again, does the source or a sentence like the stem name it, is it the key's other name? */
export function otherMayBeRight(
  material: Material,
  option: string,
  stemStems: readonly string[],
  key: string,
  source: number,
): boolean {
  if (repeatsStem(option, stemStems)) return true;
  const holding = new Set(sentencesWith(material, option).map(({ index }) => index));
  if (holding.size > TOO_COMMON || holding.has(source)) return true;
  for (const sentence of closeTo(material, stemStems)) {
    if (holding.has(sentence.index)) return true;
    // "… by the liver. It also stores …": the sentence before may name what this one speaks of.
    if (sentence.index === source || !/^(?:It|They|This|These)\b/.test(sentence.text)) continue;
    const previousSentence = material.sentences[sentence.index - 1];
    if (previousSentence?.block === sentence.block && holding.has(previousSentence.index)) return true;
  }
  return areSynonyms(material, option, key);
}
