// Finds stems that give an answer away: their own, or that of another question. Used when questions are chosen, and by the gate.
import { contentWordStems } from '../english/words.ts';

/** In content words: a longer answer is not a name, which a stem could mention by accident. */
const LONGEST_NAME = 4;

/** What a text says, as a line to look for names in. */
export function saidBy(text: string): string {
  return ` ${contentWordStems(text).join(' ')} `;
}

const WORDS = /\p{L}{5,}/gu;
const SAME_START = 6;

/** Whether the stem has a word that begins like one of the answer, and like none of a distractor: "metabolites" for "metabolomics". */
export function echoes(stem: string, answer: string, wrong: readonly string[], letters = SAME_START): boolean {
  const starts = (text: string) => new Set((text.toLowerCase().match(WORDS) ?? []).map((word) => word.slice(0, letters)));
  const stemStarts = starts(stem);
  const wrongStarts = wrong.map(starts);
  return [...starts(answer)].some(
    (start) => start.length === letters && stemStarts.has(start) && !wrongStarts.some((optionStarts) => optionStarts.has(start)),
  );
}

/** An answer as `saidBy` would show it, or null when it is no name. */
export function nameIn(answer: string): string | null {
  const words = contentWordStems(answer);
  return words.length > 0 && words.length <= LONGEST_NAME ? ` ${words.join(' ')} ` : null;
}

/** A stem with so many content words mentions names in passing. It gives an answer away only with this share of that question's words. */
const LONG_STEM = 10;
const SHARE_OF_QUESTION = 0.25;

/** Whether a stem that says `stemText` gives away the answer `name` of another question, whose stem has `askedStems`. */
export function namesAnswer(stemText: string, name: string | null, askedStems: ReadonlySet<string>): boolean {
  if (name === null || !stemText.includes(name)) return false;
  if (stemText.trim().split(' ').length < LONG_STEM) return true;
  const nameStems = new Set(name.trim().split(' '));
  const rest = [...askedStems].filter((stem) => !nameStems.has(stem));
  return rest.filter((stem) => stemText.includes(` ${stem} `)).length >= SHARE_OF_QUESTION * rest.length;
}
