// Compares a typed answer with its key. Accepted, as by a fair teacher: other spellings, singular for plural, function words,
// another order in a list, a typing slip. Refused: another term, a broader one, the opposite, and the question's own words.
// It adds to the comparison of P11.4 and never takes from it.
import { type Around, candidatesOf, type TypedKey, withoutBrackets } from './answerReadings.ts';
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
  // Once for each answer, whatever number of readings is compared with it.
  const answers = key.answers.flatMap(withoutBrackets).map(wantedOf);
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

function nearTo({ nearWords }: TypedKey): (word: string) => boolean {
  const near = nearWords === undefined ? null : new Set(nearWords);
  return (word) => near === null || near.has(word);
}

/** A right answer as it is compared: its signs, the forms of its words, and its parts where it is a list. */
type Wanted = { text: string; signs: string; forms: string[]; core: string[]; squeezed: string; parts: Wanted[] };

function wantedOf(text: string): Wanted {
  const forms = formsOf(text);
  const parts = partsOf(text);
  return {
    text,
    signs: signsOf(text),
    forms,
    core: coreOf(forms),
    squeezed: squeeze(text),
    parts: parts.length < 2 ? [] : parts.map(wantedOf),
  };
}

/** A list is right in any order, with every part right and none too many. */
function matchList(given: string, answer: Wanted, key: Around): TypedMatch | null {
  const whole = matchOne(given, answer, key);
  if (whole !== null || answer.parts.length === 0) return whole;
  const parts = partsOf(given);
  if (parts.length !== answer.parts.length) return null;
  const left = [...answer.parts];
  let slipped = false;
  for (const part of parts) {
    const matches = left.map((one) => matchOne(part, one, key));
    const at = matches.findIndex((match) => match !== null);
    if (at < 0) return null;
    slipped ||= matches[at]?.spelling !== undefined;
    left.splice(at, 1);
  }
  return slipped ? { spelling: answer.text } : {};
}

function matchOne(given: string, answer: Wanted, key: Around): TypedMatch | null {
  if (signsOf(given) !== answer.signs || answer.forms.length === 0) return null;
  const { text, forms: wanted, core: meant } = answer;
  const typed = formsOf(given);
  const said = coreOf(typed);
  if (same(said, meant) || squeeze(given) === answer.squeezed) return {};
  if (typed.some((form) => HEDGES.has(form) && !wanted.includes(form))) return null;
  const isRight =
    isWithSaidWords(typed, wanted, key) ||
    (!/[’']s\b/.test(given) && isWithHead(said, meant, key)) ||
    isWithoutHead(said, answer, key) ||
    isName(given, text, key) ||
    isNumberAlone(said, meant, key) ||
    isAbbreviation(given, text, key);
  if (isRight) return {};
  return isSlip(given, text, key) ? { spelling: text } : null;
}

/** Written together, with a hyphen or with a space: "dead weight loss", "co-dominance", "H 2 O". Bare numbers are not joined. */
function squeeze(text: string): string {
  const words =
    plain(text)
      .replace(/’/g, '')
      .match(/\d+\.\d+|[\p{L}\p{N}]+/gu) ?? [];
  const bare = words.filter((word, at) => at > 0 || words.length === 1 || !ARTICLES.has(word)).join('');
  return /\p{L}/u.test(bare) ? formOf(bare) : words.join(' ');
}

/** The whole key, surrounded only by generic words, words of the question, or words that surround it in the quote every time. */
function isWithSaidWords(typed: readonly string[], wanted: readonly string[], key: Around): boolean {
  const bareWanted = wanted.filter(isBare);
  const bare = typed.filter((form) => isBare(form) || bareWanted.includes(form));
  const at = placeOf(bareWanted, bare);
  if (at < 0 || bareWanted.length === 0 || isOfOtherRate(typed, wanted, key)) return false;
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

/** "20 m" for "20 m/s", or the other way round: only where the question says "per" may an answer leave it out or add it. */
function isOfOtherRate(typed: readonly string[], wanted: readonly string[], key: Around): boolean {
  return typed.includes('per') !== wanted.includes('per') && !key.stemForms.has('per');
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
function isWithoutHead(said: readonly string[], { text, forms }: Wanted, key: Around): boolean {
  const bare = forms.filter((form) => !ARTICLES.has(form));
  // "counter-offer" has no head to leave out.
  if (/\p{L}-\p{L}+$/u.test(text)) return false;
  // What "DNS" stands for is asked for whole.
  if (key.answers.some((one) => initialsOf(text) === one.toLowerCase())) return false;
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
