// Gives options their letters: the key stands in each place equally often, in a drawn order.
import type { Random } from '../random.ts';
import { shuffled } from '../random.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

/** For each of `count` questions the letter of its key: every round of four uses each letter once. */
export function keyLetters(count: number, random: Random): Letter[] {
  const letters: Letter[] = [];
  while (letters.length < count) letters.push(...shuffled(LETTERS, random));
  return letters.slice(0, count);
}

/** The options by letter, with the answer at its place and the others in a drawn order. */
export function letteredOptions(
  answer: string,
  wrong: readonly string[],
  letter: Letter,
  random: Random,
): Record<string, string> {
  const others = shuffled(wrong, random);
  return Object.fromEntries(LETTERS.map((one) => [one, one === letter ? answer : (others.shift() ?? '')]));
}
