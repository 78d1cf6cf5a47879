// The ways in which a typed answer, or a right one, can be read: with and without brackets, the result of an equation, a decimal comma.
// It compares no two answers.
import { coreOf, formsOf, initialsOf, isBare, same } from './answerWords.ts';

/** What a typed answer is compared with. */
export type TypedKey = {
  stem: string;
  /** the right answers as they are written, the key first */
  answers: readonly string[];
  /** a verbatim quote that holds the key, or an empty text */
  quote: string;
  /** words near the key that are words of their own, so no slips of it; undefined: unknown, and no slip is accepted */
  nearWords: readonly string[] | undefined;
};

/** The same, with what is looked up once. */
export type Around = TypedKey & { stemForms: ReadonlySet<string>; near: (word: string) => boolean };

/** The right forms of an answer as it is written: "gross domestic product (GDP)" has three: with the abbreviation, without, and alone. A gloss in brackets is not one. */
export function withoutBrackets(answer: string): string[] {
  const [, outside = '', inside = '', after = ''] = /^(.+?)\s*\(([^()]+)\)(.*)$/.exec(answer) ?? [];
  if (outside === '') return [answer];
  return [answer, `${outside}${after}`, ...(/^[A-Z\d]{2,6}$/.test(inside) ? [inside] : [])];
}

/**
 * The readings of what was typed. An answer with brackets is also read as each half alone, if the other half is its abbreviation,
 * another right answer, or made of words of the question and the key. Two different answers do not count.
 */
export function candidatesOf(given: string, key: Around): string[] {
  const result = [
    ...(isEquation(given) && !key.answers.some(isEquation) ? [given.replace(/(?<=^|\band|[,;])[^=,;]*=/g, ' ').trim()] : []),
    ...(/^\D*\d+,\d+\D*$/.test(given) ? [given.replace(',', '.')] : []),
  ];
  const [, outside = '', inside = ''] = /^([^()]+)\(([^()]+)\)\W*$/.exec(given) ?? [];
  if (outside === '') return [given, ...result];
  const known = [...key.stemForms, ...key.answers.flatMap(formsOf), ...formsOf(key.quote)];
  const belongs = (text: string, other: string) =>
    initialsOf(other) ===
      text
        .trim()
        .toLowerCase()
        .replace(/(?<=..)s$/, '') ||
    (/^\p{L}{2,}\.$/u.test(text.trim()) && other.toLowerCase().startsWith(text.trim().slice(0, -1).toLowerCase())) ||
    (/^\d{3,4}$/.test(text.trim()) && !key.answers.some((answer) => /\d/.test(answer))) ||
    key.answers.some((answer) => same(coreOf(formsOf(text)), coreOf(formsOf(answer)))) ||
    formsOf(text).some((form) => isBare(form) && known.some((one) => one === form || sharesRoot(one, form)));
  return [given, ...(belongs(inside, outside) ? [outside] : []), ...(belongs(outside, inside) ? [inside] : [])];
}

/** "F = 12 N", "3/4 = 0.75": the result is what is asked for. */
function isEquation(text: string): boolean {
  return /(?:^|[^<>=!])=[^=]/.test(text);
}

const ROOT = 6;
const sharesRoot = (one: string, other: string) =>
  one.length >= ROOT && other.length >= ROOT && one.slice(0, ROOT) === other.slice(0, ROOT);
