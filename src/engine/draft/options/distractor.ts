// Wrong options that could be right to someone who has not read: terms of the same kind from the same document. One that
// the document itself would let pass as right is left out.
import { otherMayBeRight } from '../../check/ambiguous.ts';
import { isPlural, otherNumber } from '../../english/noun.ts';
import { contentWordStems, shareHeld } from '../../english/words.ts';
import { drawBelow, type Random } from '../../random.ts';
import { type Material, sentencesWith } from '../../understand/material.ts';
import type { KeyTerm } from '../../understand/term/keyTerm.ts';
import { membersWith } from '../../understand/term/kin.ts';
import { similarityTo } from '../../understand/term/similarity.ts';
import { isUnfit } from './unfitOption.ts';

const OPTION_COUNT = 4;
const BAND = 5;
/** how many terms are compared with the document's sentences, at most */
const MOST_LOOKED_AT = 48;
const MAY_FIT = 0.6;
const FEWEST_STEMS = 4;
/** "inheritance" and "inheriting" */
const SAME_START = 8;

/** "life cycle", "life-cycle" and "lifecycle" are one */
const withoutGaps = (text: string) => text.replace(/[\s-]+/g, '');

/** "electric field" and "electrical field": word by word the same but for the ends. */
function areSpellings(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')];
  return (
    a.length > 1 &&
    a.length === b.length &&
    a.every((word, at) => {
      const beside = b[at] ?? '';
      return word === beside || (word.length > 5 && beside.length > 5 && word.slice(0, 6) === beside.slice(0, 6));
    })
  );
}

/** Could one be taken for the other: the same words, one inside the other, nearly the same letters? */
export function isTooClose(one: string, other: string): boolean {
  const a = one.toLowerCase();
  const b = other.toLowerCase();
  if (a.includes(b) || b.includes(a) || withoutGaps(a) === withoutGaps(b) || areSpellings(a, b)) return true;
  if (!a.includes(' ') && !b.includes(' ') && a.slice(0, SAME_START) === b.slice(0, SAME_START) && a.length >= SAME_START)
    return true;
  const stemsA = contentWordStems(a);
  const stemsB = contentWordStems(b);
  if (stemsA.every((stem) => stemsB.includes(stem)) || stemsB.every((stem) => stemsA.includes(stem))) return true;
  return (
    !a.includes(' ') &&
    !b.includes(' ') &&
    Math.abs(a.length - b.length) <= 2 &&
    a.slice(0, Math.min(a.length, b.length) - 2) === b.slice(0, Math.min(a.length, b.length) - 2)
  );
}

const otherNumbers = new WeakMap<KeyTerm, KeyTerm | null>();

/** The term in its other number, where the document uses that too. */
function inOtherNumber(term: KeyTerm, material: Material): KeyTerm | null {
  if (term.name || !(term.definition || term.apart)) return null;
  const known = otherNumbers.get(term);
  if (known !== undefined) return known;
  const text = otherNumber(term.text);
  const small = text.toLowerCase();
  const isUsed = sentencesWith(material, text).some((sentence) => sentence.text.toLowerCase().includes(small));
  const other = isUsed ? { ...term, text, plural: !term.plural } : null;
  otherNumbers.set(term, other);
  return other;
}

/** Has it a capital inside sentences too? A word that only begins sentences may be no name at all. */
function isProper(material: Material, { name, text }: KeyTerm): boolean {
  return name && text.split(' ').some((word) => material.midCapitals.has(word));
}

/** The terms that are named as the key is, in order of their similarity to it; none is refused yet for being right or too close. */
export function mostAlike(material: Material, terms: Iterable<KeyTerm>, key: KeyTerm, section: number): KeyTerm[] {
  const similarity = similarityTo(material, key, section);
  const properKey = isProper(material, key);
  const fitting: { term: KeyTerm; score: number }[] = [];
  for (const term of terms) {
    if (term.key === key.key || isProper(material, term) !== properKey) continue;
    fitting.push({ term, score: similarity(term) });
  }
  return fitting.sort((a, b) => b.score - a.score || a.term.order - b.term.order).map(({ term }) => term);
}

/** Do the sentence that defines a term and the one after it say together most of what the stem says? Then it may be right. */
function fitsMeaning(material: Material, { definition }: KeyTerm, stems: readonly string[]): boolean {
  if (!definition || stems.length < FEWEST_STEMS) return false;
  const next = material.sentences[definition.sentence.index + 1];
  const follows = next?.block === definition.sentence.block ? next.stems : [];
  return shareHeld(stems, new Set([...definition.sentence.stems, ...follows])) > MAY_FIT;
}

/** The best wrong terms for a key, best first: in its number, and not right themselves. */
export function rankedDistractors(
  material: Material,
  terms: Iterable<KeyTerm>,
  key: KeyTerm,
  stem: string,
  source: number,
  section: number,
): KeyTerm[] {
  const good: KeyTerm[] = [];
  const stems = contentWordStems(stem);
  const small = stem.toLowerCase();
  const plural = isPlural(key.text);
  const members = membersWith(material, key.text);
  let looked = 0;
  for (const given of mostAlike(material, terms, key, section)) {
    if (good.length >= BAND || looked >= MOST_LOOKED_AT) break;
    const term = given.plural === key.plural ? given : inOtherNumber(given, material);
    if (!term || isPlural(term.text) !== plural || isTooClose(term.text, key.text)) continue;
    if (isUnfit(material, term, key, members.get(term.key) === 'listed')) continue;
    looked += 1;
    if (small.includes(term.text.toLowerCase())) continue;
    if (fitsMeaning(material, term, stems)) continue;
    if (!otherMayBeRight(material, term.text, stems, key.text, source)) good.push(term);
  }
  return good;
}

/**
 * Three of the ranked options, so that over many questions the key is the longest as often as any other: how many of them
 * are to be longer than the key is drawn, and the best of each side are taken.
 */
export function pickThree<T>(ranked: readonly T[], keyLength: number, textOf: (item: T) => string, random: Random): T[] | null {
  const wantLonger = drawBelow(random, OPTION_COUNT);
  const picked: T[] = [];
  const fits = (item: T) => !picked.includes(item) && picked.every((one) => !isTooClose(textOf(one), textOf(item)));
  const take = (count: number, side: (length: number) => boolean) => {
    for (const item of ranked) {
      if (picked.length >= count) return;
      if (side(textOf(item).length) && fits(item)) picked.push(item);
    }
  };
  take(wantLonger, (length) => length > keyLength);
  take(OPTION_COUNT - 1, (length) => length <= keyLength);
  take(OPTION_COUNT - 1, () => true);
  if (picked.length < OPTION_COUNT - 1) return null;
  return isOverlong(keyLength, picked.map(textOf)) ? longest(ranked, keyLength, textOf) : picked;
}

const OVERLONG = 1.55;

function isOverlong(keyLength: number, lengths: readonly string[]): boolean {
  return keyLength > OVERLONG * Math.max(8, lengths.reduce((sum, text) => sum + text.length, 0) / lengths.length);
}

/** For a key longer than its kind: the three longest of the ranked, or nothing. */
function longest<T>(ranked: readonly T[], keyLength: number, textOf: (item: T) => string): T[] | null {
  const picked: T[] = [];
  for (const item of [...ranked].sort((a, b) => textOf(b).length - textOf(a).length)) {
    if (picked.length < OPTION_COUNT - 1 && picked.every((one) => !isTooClose(textOf(one), textOf(item)))) picked.push(item);
  }
  return picked.length < OPTION_COUNT - 1 || isOverlong(keyLength, picked.map(textOf)) ? null : picked;
}
