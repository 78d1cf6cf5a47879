// Picks the three distractors of a choice from ranked candidates.
import { contentWordStems } from '../../english/words.ts';
import { drawBelow, type Random } from '../../random.ts';

const OPTION_COUNT = 4;
const OVERLONG = 1.55;

/** Whether one could be mistaken for the other: the same words, or one inside the other. */
export function isTooClose(text: string, otherText: string): boolean {
  const [a, b] = [text.toLowerCase(), otherText.toLowerCase()];
  if (a.includes(b) || b.includes(a)) return true;
  const [stems, otherStems] = [contentWordStems(a), contentWordStems(b)];
  return stems.every((stem) => otherStems.includes(stem)) || otherStems.every((stem) => stems.includes(stem));
}

function isOverlong(keyLength: number, texts: readonly string[]): boolean {
  return keyLength > OVERLONG * Math.max(8, texts.reduce((sum, text) => sum + text.length, 0) / texts.length);
}

/** Picks three ranked options. The key is the longest as often as the others over many questions; null if that cannot be. */
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
