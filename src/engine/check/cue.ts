// Does a question's stem name what another one asks for? Asked when questions are chosen and again by the gate.
import { contentWordStems } from '../english/words.ts';

/** content words; a longer answer is no name that a stem could let slip */
const LONGEST_NAME = 4;

/** What a text says, as a line to look for names in. */
export function saidBy(text: string): string {
  return ` ${contentWordStems(text).join(' ')} `;
}

const WORDS = /\p{L}{5,}/gu;
const SAME_START = 6;

/** Does the stem say the beginning of a word of the answer, and of no other option: "metabolites" for "metabolomics"? */
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

/** A stem of so many content words says more than its answer; of what another asks it must then say so much to give it away. */
const LONG = 10;
const SAID = 0.25;

/** Does a stem that says `stemText` name an answer, and, if it is long, speak of what is asked for it? Who only meets a name learns nothing. */
export function namesAnswer(stemText: string, name: string | null, askedStems: ReadonlySet<string>): boolean {
  if (name === null || !stemText.includes(name)) return false;
  if (stemText.trim().split(' ').length < LONG) return true;
  const nameStems = new Set(name.trim().split(' '));
  const rest = [...askedStems].filter((stem) => !nameStems.has(stem));
  return rest.filter((stem) => stemText.includes(` ${stem} `)).length >= SAID * rest.length;
}
