// Compares a typed answer with its key, as a fair teacher would. Accepted: other spellings, singular for plural, function words,
// another order in a list, a typing slip. Refused: another term, a broader one, the opposite, the question's own words. It only
// adds to the comparison of P11.4.

import { formulaText } from '../text/formulaText.ts';
import { candidatesOf, type TypedKey, withoutBrackets } from './answerReadings.ts';
import {
  ARTICLES,
  areSameForms,
  coreOf,
  formsIn,
  formsOf,
  initialsIn,
  isBare,
  lazily,
  partsOf,
  plain,
  SMALL,
  signsIn,
  symbolsIn,
  unitForm,
  withSingleSpaces,
  wordSet,
} from './answerWords.ts';
import { plainValue, quantityOf, unitAlone } from './quantity.ts';
import { formOf, maySlip } from './wordForm.ts';

/** `spelling`: the right spelling, if the answer is right except for a slip. */
export type TypedMatch = { spelling?: string };

/** Generic nouns that may accompany a key: "process of mitosis". */
const FRAMES = wordSet(
  'process method technique concept term phenomenon procedure data tort crime year practice act state city town country river',
);
const TITLES = wordSet('mr mrs ms miss dr sir king queen president professor prof saint st lord lady general chief emperor');
const MONTHS = wordSet('january february march april may june july august september october november december');
/** Head nouns that may be omitted: "independent assortment" for "law of independent assortment". */
const NAMED_BY_REST = wordSet('law theory principle rule process theorem effect hypothesis concept model act method plan');
/** An answer with one of these words means something else, or two things. */
const HEDGES = wordSet('not no never non neither nor or only wrong except without but against anti opposite maybe either');
const ADJECTIVE = /(?:ic|ical|al|ar|ary|ous|ive|ent|ant|ed|ible|able|ory|ine)$/;
const WHO =
  /\b(?:who|whom|whose)\b|\b(?:which|what) (?:\p{L}+ )?(?:author|writer|poet|scientist|king|queen|president|leader|person|philosopher|general)\b/iu;

/**
 * Limits of the comparison, far above what anybody types. A longer text is right only if it equals the key. The limits bound the
 * work for one question whatever a quiz contains. Lengths are as `sizeOf` counts.
 */
const MOST = {
  /** characters of an answer, and of each right answer */
  characters: 500,
  /** characters of all right answers to a question; later ones are dropped */
  allCharacters: 3_000,
  stem: 5_000,
  quote: 2_000,
  parts: 50,
  /** comparisons of a text, or a part of one, with a right answer */
  comparisons: 2_000,
};

/** The key, with values that are computed once and only if needed. */
type Around = {
  stemForms: () => ReadonlySet<string>;
  /** its text with numbers as one run of digits */
  stemDigits: () => string;
  /** the units that the question names in words */
  stemUnits: () => ReadonlySet<string>;
  isAboutPerson: () => boolean;
  /** the right answers as written, in lower case */
  answers: ReadonlySet<string>;
  /** the right answers that are a single adjective, normalised */
  adjectives: () => ReadonlySet<string>;
  /** the content words of the quote, as one text */
  quoteRow: () => string;
  quoteWords: () => ReadonlySet<string>;
  nearWords: ReadonlySet<string> | null;
  countComparison: () => boolean;
};

/**
 * Compares a typed answer with its key; null if it is not right.
 * @param typed the typed text, not empty
 */
export function matchTyped(typed: string, key: TypedKey): TypedMatch | null {
  const text = withSingleSpaces(typed);
  if (text.length > MOST.characters || sizeOf(text) > MOST.characters) return null;
  const stem = cutTo(withSingleSpaces(key.stem), MOST.stem);
  const quote = cutTo(withSingleSpaces(key.quote), MOST.quote);
  const bounded = { ...key, stem, quote, answers: boundedAnswers(key.answers) };
  const around = aroundOf(bounded);
  // Computed once for each right answer, however many readings are compared with it.
  const answers = bounded.answers.flatMap(withoutBrackets).map(wordingOf);
  let slip: TypedMatch | null = null;
  for (const candidate of candidatesOf(text, bounded)) {
    const wording = wordingOf(candidate);
    for (const answer of answers) {
      const match = matchList(wording, answer, around);
      if (match !== null && match.spelling === undefined) return match;
      slip ??= match;
    }
  }
  return slip;
}

function boundedAnswers(answers: readonly string[]): string[] {
  let characters = 0;
  return answers.map(withSingleSpaces).filter((answer) => {
    if (answer.length > MOST.characters) return false;
    const size = sizeOf(answer);
    characters += size;
    return size <= MOST.characters && characters <= MOST.allCharacters;
  });
}

/** How much a text may grow when ligatures are expanded before that counts: "ﷺ" becomes 18 characters. */
const USUAL_GROWTH = 2;

/** The length of a text with ligatures expanded as in the comparison. */
function sizeOf(text: string): number {
  return Math.max(text.length, text.normalize('NFKC').length / USUAL_GROWTH);
}

/** The beginning of a text, up to this size. */
function cutTo(text: string, limit: number): string {
  let start = text.slice(0, limit);
  while (sizeOf(start) > limit) start = start.slice(0, start.length / 2);
  return start;
}

function aroundOf({ stem, answers, quote, nearWords }: TypedKey): Around {
  const stemForms = lazily(() => new Set(formsOf(stem)));
  let comparisons = 0;
  return {
    stemForms,
    stemUnits: lazily(() => new Set([...stemForms()].filter((form) => form.length > 2).map(unitForm))),
    stemDigits: lazily(() => stem.replace(/(\d)[, ](?=\d)/g, '$1')),
    isAboutPerson: lazily(() => WHO.test(stem)),
    answers: new Set(answers.map((answer) => answer.toLowerCase())),
    adjectives: lazily(
      () =>
        new Set(
          answers
            .filter((answer) => /^\p{L}+$/u.test(answer) && ADJECTIVE.test(answer.toLowerCase()))
            .map((answer) => formOf(answer.toLowerCase())),
        ),
    ),
    quoteRow: lazily(() => rowOf(formsOf(quote).filter(isBare))),
    quoteWords: lazily(() => new Set(quote.toLowerCase().match(/\w+/g) ?? [])),
    nearWords: nearWords === undefined ? null : new Set(nearWords),
    countComparison: () => {
      comparisons += 1;
      return comparisons <= MOST.comparisons;
    },
  };
}

/** A text as it is compared: symbols, normalised words, and parts if it is a list. */
type Wording = {
  text: string;
  plainText: string;
  signs: string;
  forms: readonly string[];
  formSet: () => ReadonlySet<string>;
  core: readonly string[];
  squeezed: string;
  /** its number and unit in one spelling, or null */
  quantity: () => string | null;
  /** a unit without a number in one spelling, or null */
  unit: () => string | null;
  /** as a formula without TeX */
  formula: () => string;
  initials: () => string;
  /** its words as spelt, without function words */
  spelt: () => readonly string[];
  parts: () => readonly Wording[];
};

function wordingOf(text: string): Wording {
  const plainText = plain(text);
  const forms = formsIn(plainText);
  return {
    text,
    plainText,
    signs: signsIn(plainText),
    forms,
    formSet: lazily(() => new Set(forms)),
    core: coreOf(forms),
    squeezed: squeeze(plainText),
    quantity: lazily(() => quantityOf(withoutTex(text))),
    unit: lazily(() => unitAlone(withoutTex(text))),
    formula: lazily(() => plain(formulaText(text))),
    initials: lazily(() => initialsIn(plainText)),
    spelt: lazily(() => speltWords(plainText)),
    parts: lazily(() => {
      const parts = partsOf(text);
      return parts.length < 2 || parts.length > MOST.parts ? [] : parts.map(wordingOf);
    }),
  };
}

/** `$1.5 \times 10^{3}$` as "1.5×10^3". */
function withoutTex(text: string): string {
  const formula = /^\s*\$([^$]+)\$\s*$/.exec(text)?.[1];
  if (formula === undefined && !text.includes('\\')) return text;
  return formulaText(formula ?? text).replace(/[{}]/g, '');
}

function speltWords(plainText: string): string[] {
  const words = plainText.replace(/’/g, '').match(/[\p{L}\d]+/gu) ?? [];
  const isSymbol = symbolsIn(words);
  return words.filter((word, at) => (!ARTICLES.has(word) && !SMALL.has(word)) || isSymbol(at));
}

/** A list is right in any order if every part is right and none is extra. */
function matchList(typed: Wording, answer: Wording, key: Around): TypedMatch | null {
  const wholeMatch = matchOne(typed, answer, key);
  if (isDecimal(typed) && isDecimal(answer)) return wholeMatch;
  // "s/m" is a different unit from "m/s", not a reordered list.
  if (typed.unit() !== null && answer.unit() !== null) return wholeMatch;
  if (wholeMatch !== null || answer.parts().length === 0 || typed.parts().length !== answer.parts().length) return wholeMatch;
  const left = [...answer.parts()];
  let isSlipped = false;
  for (const part of typed.parts()) {
    let match: TypedMatch | null = null;
    const at = left.findIndex((wanted) => {
      match = matchOne(part, wanted, key);
      return match !== null;
    });
    if (at < 0) return null;
    isSlipped ||= (match as TypedMatch | null)?.spelling !== undefined;
    left.splice(at, 1);
  }
  return isSlipped ? { spelling: answer.text } : {};
}

/** "3,5" may be a list, but "5,3" is a different number. */
const isDecimal = ({ text }: Wording) => /^\s*-?\d+,\d+\s*$/.test(text);

function matchOne(typed: Wording, answer: Wording, key: Around): TypedMatch | null {
  if (!key.countComparison()) return null;
  if (isSameQuantity(typed, answer, key) || isSameUnit(typed, answer) || isSameFormula(typed, answer)) return {};
  if (typed.signs !== answer.signs || answer.forms.length === 0) return null;
  if (areSameForms(typed.core, answer.core) || typed.squeezed === answer.squeezed) return {};
  if (typed.forms.some((form) => HEDGES.has(form) && !answer.formSet().has(form))) return null;
  const isRight =
    isWithSaidWords(typed.forms, answer.forms, key) ||
    (!/[’']s\b/.test(typed.text) && isWithHead(typed.core, answer.core, key)) ||
    isWithoutHead(typed.core, answer, key) ||
    isName(typed, answer, key) ||
    isNumberAlone(typed.core, answer.core, key) ||
    isAbbreviation(typed, answer, key);
  if (isRight) return {};
  return isSlip(typed, answer, key) ? { spelling: answer.text } : null;
}

/** Also "1500" for "1.5 × 10³", unless the question contains the typed number: then it asks for the other notation. */
function isSameQuantity(typed: Wording, answer: Wording, key: Around): boolean {
  const [quantity, keyQuantity] = [typed.quantity(), answer.quantity()];
  if (quantity === null || keyQuantity === null) return false;
  if (quantity === keyQuantity) return true;
  return plainValue(quantity) === plainValue(keyQuantity) && !key.stemDigits().includes(/^-?[\d.]+/.exec(quantity)?.[0] ?? '');
}

/** "m2" for "m²", "kg m/s" for "kg m s⁻¹". */
function isSameUnit(typed: Wording, answer: Wording): boolean {
  return typed.unit() !== null && typed.unit() === answer.unit();
}

/** "1/2" for `\frac{1}{2}` and the reverse. Brackets matter. */
function isSameFormula(typed: Wording, answer: Wording): boolean {
  return (typed.text + answer.text).includes('\\') && typed.formula() === answer.formula();
}

/** Ignores spaces and hyphens between words: "dead weight loss", "co-dominance", "H 2 O". Bare numbers are not joined. */
function squeeze(plainText: string): string {
  const words = plainText.replace(/’/g, '').match(/\d+\.\d+|[\p{L}\p{N}]+/gu) ?? [];
  const isSymbol = symbolsIn(words);
  const joinedWords = words.filter((word, at) => at > 0 || !ARTICLES.has(word) || isSymbol(at)).join('');
  return /\p{L}/u.test(joinedWords) ? formOf(joinedWords) : words.join(' ');
}

/** The whole key, with only generic words, words of the question, or words that always surround it in the quote. */
function isWithSaidWords(typed: readonly string[], wanted: readonly string[], key: Around): boolean {
  const bareWanted = wanted.filter(isBare);
  const bareTyped = typed.filter(isBare);
  const at = placeOf(bareWanted, bareTyped);
  if (at < 0 || bareWanted.length === 0 || isOfOtherRate(typed, wanted, key)) return false;
  const otherForms = [...bareTyped.slice(0, at), ...bareTyped.slice(at + bareWanted.length)];
  const isYear = wanted.length === 1 && /^\d{3,4}$/.test(wanted[0] ?? '');
  return (
    otherForms.every(
      (form) =>
        key.stemForms().has(form) ||
        FRAMES.has(form) ||
        (TITLES.has(form) && key.isAboutPerson()) ||
        (isYear && (form === 'ad' || form === 'ce' || MONTHS.has(form) || /^(?:[12]?\d|3[01])\.?$/.test(form))),
    ) || standsSoInQuote(bareTyped, bareWanted, key)
  );
}

/** "20 m" for "20 m/s" or the reverse. An answer may omit or add the "per" only if the question says it. */
function isOfOtherRate(typed: readonly string[], wanted: readonly string[], key: Around): boolean {
  return typed.includes('per') !== wanted.includes('per') && !key.stemForms().has('per');
}

/** Words as one text, with units unified, so that a run of words is found by a text search. */
const rowOf = (words: readonly string[]) => ` ${words.map(unitForm).join(' ')} `;

/** The index at which these words stand in the row, or -1. */
function placeOf(words: readonly string[], row: readonly string[]): number {
  const text = rowOf(row);
  const at = text.indexOf(rowOf(words));
  return at < 0 ? -1 : text.slice(0, at).split(' ').length - 1;
}

/** "Mendel's law of dominance": the quote always has these words around the key. */
function standsSoInQuote(typed: readonly string[], wanted: readonly string[], key: Around): boolean {
  if (typed.length <= wanted.length) return false;
  const text = key.quoteRow();
  const count = (part: readonly string[]) => {
    const run = rowOf(part);
    let times = 0;
    for (let at = text.indexOf(run); at >= 0; at = text.indexOf(run, at + 1)) times += 1;
    return times;
  };
  const times = count(typed);
  return times > 0 && times === count(wanted);
}

/** A noun after a key that is an adjective: "recessive traits" for "recessive". */
function isWithHead(typedForms: readonly string[], keyForms: readonly string[], key: Around): boolean {
  const [only, ...extraForms] = keyForms;
  const [first, head, ...rest] = typedForms;
  if (only === undefined || extraForms.length > 0 || head === undefined || rest.length > 0) return false;
  return first === only && key.adjectives().has(only) && /^\p{L}/u.test(head);
}

/** The key without its head if the question contains it: "transport" for "transport layer" in "Which layer …?". */
function isWithoutHead(typedForms: readonly string[], { text, forms, initials }: Wording, key: Around): boolean {
  const bareForms = forms.filter((form) => !ARTICLES.has(form));
  // "counter-offer" has no head that could be omitted.
  if (/\p{L}-\p{L}+$/u.test(text)) return false;
  // The expansion of "DNS" must be complete.
  if (key.answers.has(initials())) return false;
  if (
    bareForms.length < 2 ||
    typedForms.length === 0 ||
    typedForms.every((form) => key.stemForms().has(form) && !isInQuoteBeforeHead(form, bareForms))
  )
    return false;
  const of = bareForms.indexOf('of');
  if (of > 0) {
    const isFrame = of === 1 && NAMED_BY_REST.has(bareForms[0] ?? '') && key.stemForms().has(bareForms[0] ?? '');
    return isFrame && areSameForms(typedForms, bareForms.slice(of + 1));
  }
  const head = bareForms.at(-1) ?? '';
  return key.stemForms().has(head) && !/^\d+\.?$/.test(typedForms[0] ?? '') && areSameForms(typedForms, bareForms.slice(0, -1));
}

/** A modifier counts as the answer even if the question contains it, as long as it modifies the omitted head: "spinal". */
function isInQuoteBeforeHead(form: string, wanted: readonly string[]): boolean {
  return wanted.length === 2 && wanted[0] === form && ADJECTIVE.test(form);
}

/** A person's last name, possibly with initials, a title, or in front of the first name, but never the first name alone. */
function isName(typed: Wording, answer: Wording, key: Around): boolean {
  if (
    !key.isAboutPerson() ||
    !/^\p{Lu}[\p{L}’'.-]*(?: (?:\p{Lu}[\p{L}’'.-]*|de|van|von|al|bin|ibn|da|di|del)){1,4}$/u.test(answer.text)
  )
    return false;
  const namesIn = (plainText: string) => (plainText.match(/\p{L}+/gu) ?? []).filter((word) => !TITLES.has(word));
  const names = namesIn(answer.plainText);
  const comma = typed.text.trim().indexOf(',');
  const turned = [
    typed.text
      .trim()
      .slice(comma + 1)
      .trim(),
    typed.text.trim().slice(0, Math.max(0, comma)),
  ];
  const words = namesIn(turned.includes('') ? typed.plainText : plain(turned.join(' ')));
  const last = names.at(-1) ?? '';
  if (words.at(-1) !== last || last.length < 3) return false;
  return words
    .slice(0, -1)
    .every((word) => names.slice(0, -1).some((name) => name === word || (word.length === 1 && name.startsWith(word))));
}

/** A number without its unit, if the question names the unit. */
function isNumberAlone(typedForms: readonly string[], keyForms: readonly string[], key: Around): boolean {
  const [number = '', unit, ...extraForms] = keyForms;
  if (unit === undefined || extraForms.length > 0 || !/^−?\d/.test(number) || typedForms.length !== 1 || typedForms[0] !== number)
    return false;
  return key.stemForms().has(unit) || key.stemUnits().has(unitForm(unit));
}

/** The initials of the key, if the document has them and the question does not: "MTU". */
function isAbbreviation(typed: Wording, answer: Wording, key: Around): boolean {
  const short = typed.text.replace(/[.\s]/g, '').toLowerCase();
  const isShort = /^[a-z\d]{2,6}$/.test(short) && answer.initials() === short;
  return isShort && key.quoteWords().has(short) && !key.stemForms().has(formOf(short));
}

/** Single letters that are words: the "C" of "vitamin C" is not a slip. */
const lettersIn = (words: readonly string[]) => words.filter((word) => word.length === 1).join(' ');

/** Whether every word is right or has a slip, in the same order. A slip must not be another real word. */
function isSlip(typed: Wording, answer: Wording, key: Around): boolean {
  const { nearWords } = key;
  const [typedWords, keyWords] = [typed.spelt(), answer.spelt()];
  if (nearWords === null || keyWords.length === 0 || lettersIn(typedWords) !== lettersIn(keyWords)) return false;
  const [words, rightWords] =
    typedWords.length === keyWords.length ? [typedWords, keyWords] : [[typedWords.join('')], [keyWords.join('')]];
  let slips = 0;
  for (const [at, word] of words.entries()) {
    const right = rightWords[at] ?? '';
    if (word === right || formOf(word) === formOf(right)) continue;
    if (nearWords.has(word) || !maySlip(word, right)) return false;
    slips += 1;
  }
  return slips > 0 && slips <= Math.ceil(rightWords.length / 2);
}
