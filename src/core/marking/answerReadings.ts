// Lists the ways to read a typed answer or a right one: with and without brackets, the result of an equation, a decimal comma.
// It compares nothing.
import { areSameForms, coreOf, formsOf, initialsOf, isBare, withSingleSpaces } from './answerWords.ts';

/** What a typed answer is compared with. */
export type TypedKey = {
  stem: string;
  /** the right answers as written, the key first */
  answers: readonly string[];
  /** a verbatim quote that contains the key, or an empty text */
  quote: string;
  /** real words near the key, which are not slips of it; undefined: unknown, so that no slip is accepted */
  nearWords: readonly string[] | undefined;
};

/**
 * The right forms of an answer. "gross domestic product (GDP)" has three: with the abbreviation, without it, and the
 * abbreviation alone. A gloss in brackets is not a form.
 */
export function withoutBrackets(answer: string): string[] {
  for (const { 0: bracket, 1: inside = '', index } of answer.matchAll(/\(([^()]+)\)/g)) {
    const outside = answer.slice(0, index).trimEnd();
    if (outside === '') continue;
    const tail = answer.slice(index + bracket.length);
    return [answer, `${outside}${tail}`, ...(/^[A-Z\d]{2,6}$/.test(inside) ? [inside] : [])];
  }
  return [answer];
}

/**
 * The readings of typed text. With brackets, each half is a reading of its own if the other half is its abbreviation, another
 * right answer, or made of words of the question and the key. Two different answers are not accepted.
 */
export function candidatesOf(typed: string, key: TypedKey): string[] {
  const text = withSingleSpaces(typed);
  const result = [
    ...(isEquation(text) && !key.answers.some(isEquation) ? [withoutLeftSides(text).trim()] : []),
    ...(/^\D*\d+,\d+\D*$/.test(text) && !/(?:^|\D)[1-9]\d{0,2},\d{3}(?!\d)/.test(text) ? [text.replace(',', '.')] : []),
  ];
  const [, outside = '', inside = ''] = /^([^()]+)\(([^()]+)\)\W*$/.exec(text) ?? [];
  if (outside === '') return [text, ...result];
  const knownForms = new Set([key.stem, ...key.answers, key.quote].flatMap(formsOf));
  const roots = new Set([...knownForms].filter((form) => form.length >= ROOT).map(rootOf));
  const cores = key.answers.map((answer) => coreOf(formsOf(answer)));
  const belongs = (half: string, rest: string) => {
    const forms = formsOf(half);
    const core = coreOf(forms);
    const short = half.trim();
    const letters = short.toLowerCase();
    return (
      initialsOf(rest) === (letters.length > 2 && letters.endsWith('s') ? letters.slice(0, -1) : letters) ||
      (/^\p{L}{2,}\.$/u.test(short) && rest.toLowerCase().startsWith(letters.slice(0, -1))) ||
      (/^\d{3,4}$/.test(short) && !key.answers.some((answer) => /\d/.test(answer))) ||
      cores.some((answer) => areSameForms(core, answer)) ||
      forms.some((form) => isBare(form) && (knownForms.has(form) || (form.length >= ROOT && roots.has(rootOf(form)))))
    );
  };
  return [text, ...(belongs(inside, outside) ? [outside] : []), ...(belongs(outside, inside) ? [inside] : [])];
}

/** "F = 12 N", "3/4 = 0.75": the result is the answer. */
function isEquation(text: string): boolean {
  return /(?:^|[^<>=!])=[^=]/.test(text);
}

/**
 * Removes the left side of each equation, which starts at the beginning, after a comma, or after "and": "a = 3 and b = 4" as " 3
 * and 4".
 */
function withoutLeftSides(text: string): string {
  return text.replace(/[^,;]+/g, (part) => {
    const [, ...sides] = part.split('=');
    const last = sides.pop();
    if (last === undefined) return part;
    const prefixes = sides.map((side) => {
      const at = side.search(/\band/);
      return at < 0 ? `${side}=` : `${side.slice(0, at + 3)} `;
    });
    return ` ${prefixes.join('')}${last}`;
  });
}

const ROOT = 6;
const rootOf = (form: string) => form.slice(0, ROOT);
