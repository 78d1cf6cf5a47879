// Compares a typed answer with its key. Accepted, as by a fair teacher: other spellings, singular for plural, function words,
// another order in a list, a typing slip. Refused: another term, a broader one, the opposite, and the question's own words.
// It adds to the comparison of P11.4 and never takes from it.
import {
  ARTICLES,
  coreOf,
  formsOf,
  initialsOf,
  isBare,
  partsOf,
  plain,
  SMALL,
  same,
  signsOf,
  unitForm,
  wordSet,
} from './answerWords.ts';
import { formOf, maySlip } from './wordForm.ts';

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

/** `spelling`: the right spelling, where the answer is right except for a slip. */
export type TypedMatch = { spelling?: string };

/** Generic nouns that may accompany a key: "process of mitosis". */
const FRAMES = wordSet(
  'process method technique concept term phenomenon procedure data tort crime year practice act state city town country river',
);
const TITLES = wordSet('mr mrs ms miss dr sir king queen president professor prof saint st lord lady general chief emperor');
const MONTHS = wordSet('january february march april may june july august september october november december');
/** Heads that may be left out: "independent assortment" for "law of independent assortment". */
const NAMED_BY_REST = wordSet('law theory principle rule process theorem effect hypothesis concept model act method plan');
/** An answer with one of these words means something else, or two things. */
const HEDGES = wordSet('not no never non neither nor or only wrong except without but against anti opposite maybe either');
const ADJECTIVE = /(?:ic|ical|al|ar|ary|ous|ive|ent|ant|ed|ible|able|ory|ine)$/;
const WHO =
  /\b(?:who|whom|whose)\b|\b(?:which|what) (?:\p{L}+ )?(?:author|writer|poet|scientist|king|queen|president|leader|person|philosopher|general)\b/iu;

/**
 * Compares a typed answer with its key; null when it is not right.
 * @param given what was typed, not empty
 */
export function matchTyped(given: string, key: TypedKey): TypedMatch | null {
  const stem = formsOf(key.stem);
  const around = { ...key, stemForms: new Set(stem), near: nearTo(key) };
  const answers = key.answers.flatMap(withoutBrackets);
  let slipped: TypedMatch | null = null;
  for (const candidate of candidatesOf(given, around)) {
    for (const answer of answers) {
      const match = matchList(candidate, answer, around);
      if (match !== null && match.spelling === undefined) return match;
      slipped ??= match;
    }
  }
  return slipped;
}

type Around = TypedKey & { stemForms: ReadonlySet<string>; near: (word: string) => boolean };

function nearTo({ nearWords }: TypedKey): (word: string) => boolean {
  const near = nearWords === undefined ? null : new Set(nearWords);
  return (word) => near === null || near.has(word);
}

/** "gross domestic product (GDP)" has three right forms: with the abbreviation, without, and alone. A gloss in brackets is not one. */
function withoutBrackets(answer: string): string[] {
  const [, outside = '', inside = '', after = ''] = /^(.+?)\s*\(([^()]+)\)(.*)$/.exec(answer) ?? [];
  if (outside === '') return [answer];
  return [answer, `${outside}${after}`, ...(/^[A-Z\d]{2,6}$/.test(inside) ? [inside] : [])];
}

/**
 * The readings of what was typed. An answer with brackets is also read as each half alone, if the other half is its abbreviation,
 * another right answer, or made of words of the question and the key. Two different answers do not count.
 */
function candidatesOf(given: string, key: Around): string[] {
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

/** A list is right in any order, with every part right and none too many. */
function matchList(given: string, answer: string, key: Around): TypedMatch | null {
  const whole = matchOne(given, answer, key);
  const wanted = partsOf(answer);
  if (whole !== null || wanted.length < 2) return whole;
  const parts = partsOf(given);
  if (parts.length !== wanted.length) return null;
  const left = [...wanted];
  let slipped = false;
  for (const part of parts) {
    const at = left.findIndex((one) => matchOne(part, one, key) !== null);
    if (at < 0) return null;
    slipped ||= matchOne(part, left[at] ?? '', key)?.spelling !== undefined;
    left.splice(at, 1);
  }
  return slipped ? { spelling: answer } : {};
}

function matchOne(given: string, answer: string, key: Around): TypedMatch | null {
  if (signsOf(given) !== signsOf(answer)) return null;
  const [typed, wanted] = [formsOf(given), formsOf(answer)];
  if (wanted.length === 0) return null;
  const [said, meant] = [coreOf(typed), coreOf(wanted)];
  if (same(said, meant) || isSqueezed(given, answer)) return {};
  if (typed.some((form) => HEDGES.has(form) && !wanted.includes(form))) return null;
  const isRight =
    isWithSaidWords(typed, wanted, key) ||
    (!/[’']s\b/.test(given) && isWithHead(said, meant, key)) ||
    isWithoutHead(said, answer, key) ||
    isName(given, answer, key) ||
    isNumberAlone(said, meant, key) ||
    isAbbreviation(given, answer, key);
  if (isRight) return {};
  return isSlip(given, answer, key) ? { spelling: answer } : null;
}

/** Written together, with a hyphen or with a space: "dead weight loss", "co-dominance", "H 2 O". Bare numbers are not joined. */
function isSqueezed(given: string, answer: string): boolean {
  const squeeze = (text: string) => {
    const words =
      plain(text)
        .replace(/’/g, '')
        .match(/\d+\.\d+|[\p{L}\p{N}]+/gu) ?? [];
    const bare = words.filter((word, at) => at > 0 || words.length === 1 || !ARTICLES.has(word)).join('');
    return /\p{L}/u.test(bare) ? formOf(bare) : words.join(' ');
  };
  return squeeze(given) === squeeze(answer);
}

/** The whole key, surrounded only by generic words, words of the question, or words that surround it in the quote every time. */
function isWithSaidWords(typed: readonly string[], wanted: readonly string[], key: Around): boolean {
  const bareWanted = wanted.filter(isBare);
  const bare = typed.filter((form) => isBare(form) || bareWanted.includes(form));
  const at = placeOf(bareWanted, bare);
  if (at < 0 || bareWanted.length === 0) return false;
  const others = [...bare.slice(0, at), ...bare.slice(at + bareWanted.length)];
  const isYear = wanted.length === 1 && /^\d{3,4}$/.test(wanted[0] ?? '');
  return (
    others.every(
      (form) =>
        key.stemForms.has(form) ||
        FRAMES.has(form) ||
        (TITLES.has(form) && WHO.test(key.stem)) ||
        (isYear && (form === 'ad' || form === 'ce' || MONTHS.has(form) || /^(?:[12]?\d|3[01])\.?$/.test(form))),
    ) || standsSoInQuote(bare, bareWanted, key.quote)
  );
}

/** The index at which these words stand in the row, or -1. */
function placeOf(words: readonly string[], row: readonly string[]): number {
  return row.findIndex((_, at) =>
    words.every((word, i) => row[at + i] === word || unitForm(row[at + i] ?? '') === unitForm(word)),
  );
}

/** "Mendel's law of dominance": each time the quote has the key, it has these words around it too. */
function standsSoInQuote(typed: readonly string[], wanted: readonly string[], quote: string): boolean {
  const words = formsOf(quote).filter((form) => isBare(form) || wanted.includes(form));
  const count = (part: readonly string[]) =>
    words.filter((_, at) => placeOf(part, words.slice(at, at + part.length)) === 0).length;
  return typed.length > wanted.length && count(typed) > 0 && count(typed) === count(wanted);
}

/** A noun behind a key that is an adjective: "recessive traits" for "recessive". */
function isWithHead(said: readonly string[], meant: readonly string[], key: Around): boolean {
  const [only, ...more] = meant;
  const [first, head, ...rest] = said;
  if (only === undefined || more.length > 0 || head === undefined || rest.length > 0) return false;
  const isAdjective = key.answers.some(
    (answer) => /^\p{L}+$/u.test(answer) && ADJECTIVE.test(answer.toLowerCase()) && formOf(answer.toLowerCase()) === only,
  );
  return first === only && isAdjective && /^\p{L}/u.test(head);
}

/** Without the head, where the question says it: "transport" for "transport layer" in "Which layer …?". */
function isWithoutHead(said: readonly string[], answer: string, key: Around): boolean {
  const bare = formsOf(answer).filter((form) => !ARTICLES.has(form));
  // "counter-offer" has no head to leave out.
  if (/\p{L}-\p{L}+$/u.test(answer)) return false;
  // What "DNS" stands for is asked for whole.
  if (key.answers.some((one) => initialsOf(answer) === one.toLowerCase())) return false;
  if (bare.length < 2 || said.length === 0 || said.every((form) => key.stemForms.has(form) && !isInQuoteBeforeHead(form, bare)))
    return false;
  const of = bare.indexOf('of');
  if (of > 0) {
    const isFrame = of === 1 && NAMED_BY_REST.has(bare[0] ?? '') && key.stemForms.has(bare[0] ?? '');
    return isFrame && same(said, bare.slice(of + 1));
  }
  const head = bare.at(-1) ?? '';
  return key.stemForms.has(head) && !/^\d+\.?$/.test(said[0] ?? '') && same(said, bare.slice(0, -1));
}

/** A modifier counts as the answer even if the question contains it, as long as it modifies the omitted head: "spinal". */
function isInQuoteBeforeHead(form: string, wanted: readonly string[]): boolean {
  return wanted.length === 2 && wanted[0] === form && ADJECTIVE.test(form);
}

/** A person by the last name, with initials, a title, or the last name first; never by the first name alone. */
function isName(given: string, answer: string, key: Around): boolean {
  if (
    !WHO.test(key.stem) ||
    !/^\p{Lu}[\p{L}’'.-]*(?: (?:\p{Lu}[\p{L}’'.-]*|de|van|von|al|bin|ibn|da|di|del)){1,4}$/u.test(answer)
  )
    return false;
  const wordsOf = (text: string) => plain(text).match(/\p{L}+/gu) ?? [];
  const names = wordsOf(answer).filter((word) => !TITLES.has(word));
  const turned = /^([^,]+),\s*(.+)$/.exec(given.trim());
  const typed = wordsOf(turned ? `${turned[2]} ${turned[1]}` : given).filter((word) => !TITLES.has(word));
  const last = names.at(-1) ?? '';
  if (typed.at(-1) !== last || last.length < 3) return false;
  return typed
    .slice(0, -1)
    .every((word) => names.slice(0, -1).some((name) => name === word || (word.length === 1 && name.startsWith(word))));
}

/** A number without its unit, where the question names the unit. */
function isNumberAlone(said: readonly string[], meant: readonly string[], key: Around): boolean {
  const [number = '', unit, ...more] = meant;
  if (unit === undefined || more.length > 0 || !/^−?\d/.test(number) || said.length !== 1 || said[0] !== number) return false;
  return [...key.stemForms].some((form) => form === unit || (unitForm(form) === unitForm(unit) && form.length > 2));
}

/** The initials of the key, where the document gives them and the question does not: "MTU". */
function isAbbreviation(given: string, answer: string, key: Around): boolean {
  const short = given.trim().replace(/[.\s]/g, '');
  const isShort = /^[A-Za-z\d]{2,6}$/.test(short) && initialsOf(answer) === short.toLowerCase();
  return isShort && new RegExp(`\\b${short}\\b`, 'i').test(key.quote) && !key.stemForms.has(formOf(short.toLowerCase()));
}

/** Every word is right or has a slip, in the same order, and no slip is a word of its own. */
function isSlip(given: string, answer: string, key: Around): boolean {
  if (key.nearWords === undefined) return false;
  const wordsOf = (text: string) =>
    (
      plain(text)
        .replace(/’/g, '')
        .match(/[\p{L}\d]+/gu) ?? []
    ).filter((word) => !ARTICLES.has(word) && !SMALL.has(word));
  const [typed, wanted] = [wordsOf(given), wordsOf(answer)];
  if (wanted.length === 0) return false;
  const [one, other] = typed.length === wanted.length ? [typed, wanted] : [[typed.join('')], [wanted.join('')]];
  const slips = one.map((word, at): number => {
    const right = other[at] ?? '';
    if (formOf(word) === formOf(right)) return 0;
    return !key.near(word) && maySlip(word, right) ? 1 : Number.POSITIVE_INFINITY;
  });
  const count = slips.reduce((sum, slip) => sum + slip, 0);
  return count > 0 && count <= Math.ceil(other.length / 2);
}
