// Picks the three distractors of a choice from ranked candidates.
import { contentWordStems } from '../../english/words.ts';
import { drawBelow, type Random } from '../../random.ts';

const OPTION_COUNT = 4;
/** Words that begin alike are close: "inheritance" and "inheriting". */
const SAME_START = 8;
/** Words that differ only in their ending are close: "electric field" and "electrical field". */
const SAME_STEM = 6;
const OVERLONG = 1.55;

function areSpellings(text: string, otherText: string): boolean {
  const [a, b] = [text.split(' '), otherText.split(' ')];
  const isLike = (word: string, otherWord = '') =>
    word === otherWord || (word.length >= SAME_STEM && word.slice(0, SAME_STEM) === otherWord.slice(0, SAME_STEM));
  if (a.length > 1) return a.length === b.length && a.every((word, at) => isLike(word, b[at]));
  const length = Math.min(SAME_START, Math.max(SAME_STEM - 2, text.length - 2, otherText.length - 2));
  return b.length === 1 && text.slice(0, length) === otherText.slice(0, length);
}

/** Whether one could be mistaken for the other: the same words, one inside the other, or nearly the same letters. */
export function isTooClose(text: string, otherText: string): boolean {
  const [a, b] = [text.toLowerCase(), otherText.toLowerCase()];
  if (a.includes(b) || b.includes(a) || areSpellings(a, b)) return true;
  const [stems, otherStems] = [contentWordStems(a), contentWordStems(b)];
  return stems.every((stem) => otherStems.includes(stem)) || otherStems.every((stem) => stems.includes(stem));
}

function isOverlong(keyLength: number, texts: readonly string[]): boolean {
  return keyLength > OVERLONG * Math.max(8, texts.reduce((sum, text) => sum + text.length, 0) / texts.length);
}

/**
 * Picks three ranked options. How many are longer than the key is drawn at random, so that over many questions the key is the
 * longest as often as any other. Null if there are fewer than three, or if the key is far longer than all.
 */
export function pickThree<T>(ranked: readonly T[], keyLength: number, textOf: (item: T) => string, random: Random): T[] | null {
  const wantLonger = drawBelow(random, OPTION_COUNT);
  const picked: T[] = [];
  const take = (items: readonly T[], count: number) => {
    for (const item of items)
      if (picked.length < count && picked.every((pick) => pick !== item && !isTooClose(textOf(pick), textOf(item))))
        picked.push(item);
  };
  take(
    ranked.filter((item) => textOf(item).length > keyLength),
    wantLonger,
  );
  take(
    ranked.filter((item) => textOf(item).length <= keyLength),
    OPTION_COUNT - 1,
  );
  take(ranked, OPTION_COUNT - 1);
  if (picked.length === OPTION_COUNT - 1 && isOverlong(keyLength, picked.map(textOf))) {
    picked.length = 0;
    take(
      [...ranked].sort((a, b) => textOf(b).length - textOf(a).length),
      OPTION_COUNT - 1,
    );
  }
  return picked.length < OPTION_COUNT - 1 || isOverlong(keyLength, picked.map(textOf)) ? null : picked;
}
