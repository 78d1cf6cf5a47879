// Would the document let another option pass as right? Asked when options are chosen and again by the gate.
import { type Material, sentencesWith } from '../text/material.ts';
import { shareHeld, stemOf, wordsOf } from '../text/words.ts';

const MAY_BE_RIGHT = 0.55;

/** A word on every page of a book is no option: it goes with everything. */
const TOO_COMMON = 500;

function areSynonyms(material: Material, one: string, other: string): boolean {
  const stems = (text: string) =>
    wordsOf(text)
      .flatMap((word) => word.split('-'))
      .map(stemOf)
      .join(' ');
  const [a, b] = [stems(one), stems(other)];
  const both = sentencesWith(material, one).filter((sentence) => sentence.stemmed.includes(` ${b} `));
  if (both.length === 0) return false;
  const joined = (first: string, second: string) =>
    new RegExp(` ${first} (?:(?:or|also|sometimes|called|known|as|call|know|${stemOf('referred')}|to|the|a|i|e) )+${second} `);
  const forward = joined(a, b);
  const backward = joined(b, a);
  return both.some((sentence) => forward.test(sentence.stemmed) || backward.test(sentence.stemmed));
}

/**
 * May this option be right too? So it is when a sentence other than the source holds it together with more than 55 % of the
 * stem's words, when the source itself names it, or when the document uses it for the key.
 */
export function otherMayBeRight(
  material: Material,
  option: string,
  stemStems: readonly string[],
  key: string,
  source: number,
): boolean {
  const holding = sentencesWith(material, option);
  if (holding.length > TOO_COMMON) return true;
  for (const sentence of holding) {
    if (sentence.index === source || shareHeld(stemStems, sentence.stems) > MAY_BE_RIGHT) return true;
    const next = material.sentences[sentence.index + 1];
    if (next && next.block === sentence.block && next.index !== source && /^(?:It|They|This|These)\b/.test(next.text)) {
      if (shareHeld(stemStems, next.stems) > MAY_BE_RIGHT) return true;
    }
  }
  return areSynonyms(material, option, key);
}
