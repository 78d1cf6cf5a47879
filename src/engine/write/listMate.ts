// Which phrases does the document put into one list with a term: "prophase, metaphase, and anaphase"? Such phrases are of one
// kind, whatever they are. It knows no terms: it gives every phrase that a list could hold, by key.
import { type Material, type Sentence, sentencesWith } from '../text/material.ts';
import { termKey } from '../text/noun.ts';
import { partsOf, stemOf } from '../text/words.ts';

/** A part of a list is short; a longer one is a clause. */
const LONGEST_PART = 3;
/** "the true jellyfish": words that may stand before a term in its part */
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

/** The places of a phrase among the words of a text, whatever the words' endings. */
function placesOf(text: string, phrase: readonly string[]): { start: number; end: number }[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu)];
  const stems = words.map(([word]) => stemOf(word.toLowerCase()));
  const places: { start: number; end: number }[] = [];
  for (let at = 0; at + phrase.length <= words.length; at += 1) {
    if (!phrase.every((stem, next) => stems[at + next] === stem)) continue;
    const last = words[at + phrase.length - 1];
    if (last) places.push({ start: words[at]?.index ?? 0, end: last.index + last[0].length });
  }
  return places;
}

function matesIn({ text }: Sentence, phrase: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const { start, end } of placesOf(text, phrase)) {
    const after = text.slice(end).split(BETWEEN);
    if (after[0]?.trim() === '') for (const key of onOneSide(after, 'start')) found.add(key);
    const before = text.slice(0, start).split(BETWEEN).reverse();
    const leading = before[0]?.trim().split(/\s+/) ?? [];
    if (leading.length <= MOST_LEADING) for (const key of onOneSide(before, 'end')) found.add(key);
  }
  return found;
}

const known = new WeakMap<Material, Map<string, ReadonlyMap<string, number>>>();

/** The phrases, by key, that stand in lists with this one, and in how many sentences they do. */
export function listMatesOf(material: Material, phrase: string): ReadonlyMap<string, number> {
  const memory = known.get(material) ?? new Map<string, ReadonlyMap<string, number>>();
  known.set(material, memory);
  const found = memory.get(phrase);
  if (found) return found;
  const stems = partsOf(phrase).map(stemOf);
  const counts = new Map<string, number>();
  for (const sentence of sentencesWith(material, phrase).slice(0, MOST_MENTIONS)) {
    for (const key of matesIn(sentence, stems)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  memory.set(phrase, counts);
  return counts;
}
