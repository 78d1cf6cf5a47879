// Does a question's stem name what another one asks for? Asked when questions are chosen and again by the gate, so both
// compare the same stems of words.
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
  const said = starts(stem);
  const others = wrong.map(starts);
  return [...starts(answer)].some(
    (start) => start.length === letters && said.has(start) && !others.some((one) => one.has(start)),
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

/** Does a stem that says `said` name an answer, and, if it is long, speak of what is asked for it? Who only meets a name learns nothing. */
export function namesAnswer(said: string, name: string | null, asked: ReadonlySet<string>): boolean {
  if (name === null || !said.includes(name)) return false;
  if (said.trim().split(' ').length < LONG) return true;
  const own = new Set(name.trim().split(' '));
  const rest = [...asked].filter((stem) => !own.has(stem));
  return rest.filter((stem) => said.includes(` ${stem} `)).length >= SAID * rest.length;
}
