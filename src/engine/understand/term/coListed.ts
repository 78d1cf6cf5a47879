// Which phrases does the document put into one list with a term: "prophase, metaphase, and anaphase"? Such phrases are of one
// kind, whatever they are. It knows no terms: it gives every phrase that a list could hold, by key.

import { otherNumber, termKey } from '../../english/noun.ts';
import { type Material, type Sentence, sentencesWith } from '../material.ts';

/** A part of a list is short; a longer one is a clause. */
const LONGEST_PART = 3;
/** "the true jellyfish": words that may stand before a term in its part (LIST_WENT_ON says the same) */
const MOST_LEADING = 2;
const MOST_PARTS = 6;
/** A word that is everywhere is in no list that says much. */
const MOST_MENTIONS = 80;
const BETWEEN = /[,;/()]|\b(?:and|or|versus|vs|as well as|rather than)\b/i;

/** The phrases of a part, each at most three words long: from its start where it goes on, to its end where it began before. */
function phrasesOf(words: readonly string[], from: 'start' | 'end'): string[] {
  const found: string[] = [];
  for (let lead = 0; lead <= (from === 'start' ? Math.min(MOST_LEADING, words.length - 1) : 0); lead += 1) {
    for (let size = 1; size <= LONGEST_PART && lead + size <= words.length; size += 1) {
      const phrase = from === 'start' ? words.slice(lead, lead + size) : words.slice(words.length - size);
      found.push(termKey(phrase.join(' ')));
    }
  }
  return found;
}

/** What the parts on one side of a term hold, nearest first, as far as the list goes. */
function onOneSide(parts: readonly string[], from: 'start' | 'end'): string[] {
  const found: string[] = [];
  for (const part of parts.slice(1, MOST_PARTS)) {
    const words = part.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
    found.push(...phrasesOf(words, from));
    if (words.length > LONGEST_PART) break;
  }
  return found;
}

const LIST_GOES_ON = /^\s*(?:[,;/()]|(?:and|or|versus|vs|as well as|rather than)\b)/i;
const LIST_WENT_ON = /(?:[,;/(]|\b(?:and|or|versus|vs|as well as|rather than))\s*(?:[^\s,;/()]+\s+){0,2}$/i;
/** how far back a separator can stand, to be looked for */
const FAR = 60;
const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** The places of a phrase in a text in small letters. */
function placesOf(text: string, phrase: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + 1)) {
    const end = start + phrase.length;
    if (!isLetter(text[start - 1]) && !isLetter(text[end])) places.push({ start, end });
  }
  return places;
}

function matesIn(sentence: Sentence, forms: readonly string[]): Set<string> {
  const found = new Set<string>();
  const text = sentence.text.toLowerCase();
  for (const { start, end } of forms.flatMap((form) => placesOf(text, form))) {
    const after = text.slice(end);
    if (LIST_GOES_ON.test(after)) for (const key of onOneSide(after.split(BETWEEN), 'start')) found.add(key);
    if (LIST_WENT_ON.test(text.slice(Math.max(0, start - FAR), start)))
      for (const key of onOneSide(text.slice(0, start).split(BETWEEN).reverse(), 'end')) found.add(key);
  }
  return found;
}

const known = new WeakMap<Material, Map<string, ReadonlyMap<string, number>>>();

/** The phrases, by key, that stand in lists with this one, and in how many sentences they do. */
export function coListedWith(material: Material, phrase: string): ReadonlyMap<string, number> {
  const memory = known.get(material) ?? new Map<string, ReadonlyMap<string, number>>();
  known.set(material, memory);
  const found = memory.get(phrase);
  if (found) return found;
  const small = phrase.toLowerCase();
  const forms = [small, otherNumber(small)];
  const counts = new Map<string, number>();
  for (const sentence of sentencesWith(material, phrase).slice(0, MOST_MENTIONS)) {
    for (const key of matesIn(sentence, forms)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  memory.set(phrase, counts);
  return counts;
}
