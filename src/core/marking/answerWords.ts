// Normalises the words of a typed answer: symbols, numbers, units, function words, lists. It compares nothing.
import { formOf } from './wordForm.ts';

/** The normalised forms of some words, as a set. */
export const wordSet = (words: string) => new Set(words.split(' ').map(formOf));
export const ARTICLES = wordSet('a an the un une le la les l el los las der das ein eine');
/** Function words that may surround an answer without changing it. */
export const SMALL = wordSet(
  'in at on by from to of for with as is are was were it its they this that these called named known answer s i think per',
);
const UNITS =
  'm:metre,meter km:kilometre,kilometer cm:centimetre,centimeter mm:millimetre,millimeter kg:kilogram,kilogramme g:gram,gramme ' +
  's:second,sec h:hour,hr min:minute j:joule n:newton w:watt v:volt a:amp,ampere hz:hertz pa:pascal mol:mole l:litre,liter ' +
  'ml:millilitre,milliliter c:celsius k:kelvin %:percent';
const units = new Map(
  UNITS.split(' ').flatMap((entry) => {
    const [sign = '', names = ''] = entry.split(':');
    return names.split(',').map((name): [string, string] => [formOf(name), sign]);
  }),
);

const SIGNS = /[+−=<>×÷^√%°$€£#*/]/g;

const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega';
/** Greek letters and their names. Within a group of several they are letters. */
const greek = new Map(GREEK.split(' ').map((name, at) => [String.fromCodePoint(0x3b1 + at), name]));

/** Computes a value once, at first use. */
export function lazily<T>(make: () => T): () => T {
  let cache: { value: T } | undefined;
  return () => {
    cache ??= { value: make() };
    return cache.value;
  };
}

/** Replaces every run of white space by one space. The patterns below rely on it. */
export const withSingleSpaces = (text: string) => text.replace(/\s+/g, ' ');

/** Unifies Unicode forms, quotes and dashes, and removes case, accents, invisible characters and TeX. */
export function plain(text: string): string {
  return withSingleSpaces(text)
    .replace(/[⁰¹²³⁴-⁹⁺⁻]+/g, (digits) => `^${digits.normalize('NFKC')}`)
    .normalize('NFKD')
    .replace(/⁄/g, '/')
    .replace(/[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .toLowerCase()
    .replace(/\\[,;! ]|\\(?:text|mathrm|mathit|mathbf)\b|[${}\\]|_(?=[\da-z{])/g, '')
    .replace(/[α-ω]+/g, (letters) => (letters.length === 1 ? ` ${greek.get(letters) ?? letters} ` : letters))
    .replace(/['’‘`´ʼ]/g, '’')
    .replace(/(\d)[,\s](?=\d{3}\b)/g, '$1')
    .replace(/(\d) ?[x×*·] ?(?=\d)/g, '$1×')
    .replace(/per cent\b/g, '%')
    .replace(/(\d) ?k[mp]h\b/g, '$1 km per h')
    .replace(/(\p{L}) ?\/ ?(?=(?:h|s|min|hour|second|minute)\b)/gu, '$1 per ')
    .replace(/\ban? (?=(?:hour|second|minute)\b)/gu, ' per ')
    .replace(/\b(?:one|a) half\b/g, '1/2')
    .replace(/^one (?=\p{L})/u, '')
    .replace(/([\p{L}\d)])\^?(\d?)[-−–](?=\s|$)/gu, '$1$2−')
    .replace(/\^(?=\d?\+)/g, '')
    .replace(/(^|[\s(])[-−–](?=[\d.]*\d)/g, '$1−');
}

/** The symbol of a unit from its name. "A" is a unit only after a number. */
function symbolForm(word: string, wordBefore = ''): string {
  if (word === 'a') return /^\d/.test(wordBefore) ? 'ampere' : 'a·';
  return { l: 'litre', s: 'sec' }[word] ?? `${word}·`;
}

/** Chemical symbols that are also function words. */
const ELEMENTS = new Set(['as', 'at', 'in', 'la']);

/**
 * Tells, for each word in lower case, whether what looks like a function word is a symbol: "C A", "Fe As", "vitamin A", "N s",
 * "2 A", "World War I". An article stands before a content word.
 */
export function symbolsIn(words: readonly string[]): (at: number) => boolean {
  const areShort = words.every(({ length }) => length <= 2);
  return (at) => {
    const word = words[at] ?? '';
    if (!ARTICLES.has(word) && !SMALL.has(word)) return false;
    if (word.length > 1 && !ELEMENTS.has(word)) return false;
    if (areShort) return true;
    if (word.length > 1) return false;
    const next = words[at + 1] ?? '';
    if (word === 'i') return next !== 'think';
    return next === '' || SMALL.has(next) || (word === 's' && at === 0) || /^\d/.test(words[at - 1] ?? '');
  };
}

/** The normalised words of an answer: equal forms mean the same word. A possessive counts as the word itself. */
export const formsOf = (text: string) => formsIn(plain(text));

/** The same for a text that is already plain. */
export function formsIn(plainText: string): string[] {
  const words = plainText
    .replace(/(^|[\s(])[ldn]’(?=\p{L})/gu, '$1')
    .replace(/’(?:s\b)?/g, (end) => (end === '’s' ? 's' : ''))
    .replace(/(\d)(?=[\p{L}%°])(?!(?:st|nd|rd|th)\b)/gu, '$1 ')
    .match(/−?\d+(?:\.\d+)?(?:st|nd|rd|th)?|\.\d+|[\p{L}\d]+/gu);
  const isSymbol = symbolsIn(words ?? []);
  return joinedNumbers(
    (words ?? [])
      .map((word, at, all) => (isSymbol(at) ? symbolForm(word, all[at - 1]) : word))
      .map((word) => formOf(withoutLastZeros(word.startsWith('.') ? `0${word}` : word))),
  );
}

/** "2.50" as "2.5", "2.0" as "2". */
function withoutLastZeros(word: string): string {
  if (!word.includes('.')) return word;
  let end = word.length;
  while (word[end - 1] === '0') end -= 1;
  return word.slice(0, word[end - 1] === '.' ? end - 1 : end);
}

/** Joins number words into one number: "a hundred", "twenty-one", "five thousand". */
function joinedNumbers(forms: readonly string[]): string[] {
  const joined: string[] = [];
  for (const form of forms) {
    const previousForm = joined.at(-1);
    const isNumber = /^\d+$/.test(form) && previousForm !== undefined && /^\d+$/.test(previousForm);
    if (
      isNumber &&
      Number(previousForm) >= 20 &&
      Number(previousForm) < 100 &&
      Number(previousForm) % 10 === 0 &&
      Number(form) < 10
    ) {
      joined[joined.length - 1] = String(Number(previousForm) + Number(form));
    } else if (isNumber && ['100', '1000', '1000000'].includes(form) && Number(previousForm) < 1000) {
      joined[joined.length - 1] = String(Number(previousForm) * Number(form));
    } else if (form === '100' && previousForm === 'a') joined[joined.length - 1] = form;
    else joined.push(form);
  }
  return joined;
}

/** The symbol of a unit, whatever its name. */
export const unitForm = (form: string) => units.get(form) ?? form;
/** Whether these are the same words in the same order. */
export const areSameForms = (forms: readonly string[], otherForms: readonly string[]) =>
  forms.length === otherForms.length &&
  forms.every((form, at) => form === otherForms[at] || unitForm(form) === unitForm(otherForms[at] ?? ''));
/** Whether this is a content word. */
export const isBare = (form: string) => !ARTICLES.has(form) && !SMALL.has(form);

/** Removes articles and writes "law of dominance" as "dominance law", so that both orders are equal. */
export function coreOf(forms: readonly string[]): string[] {
  const coreForms = forms.filter((form) => !ARTICLES.has(form));
  const pieces: string[][] = [];
  let from = 0;
  for (let at = coreForms.indexOf('of'); at > from && at < coreForms.length - 1; at = coreForms.indexOf('of', from)) {
    pieces.push(coreForms.slice(from, at));
    from = at + 1;
  }
  return [coreForms.slice(from), ...pieces.reverse()].flat();
}

/** The parts of a list; a single part if it is not a list. */
export function partsOf(text: string): string[] {
  const parts = withSingleSpaces(text)
    // A fraction is not a list.
    .replace(/(\d) ?\/ ?(?=\d)/g, '$1⁄')
    .split(/ ?[,;&/+] ?(?:and\b)?| and /i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length === 0 ? [text] : parts;
}

/** The symbols that are not words, in order: a charge, a root, an operator. */
export const signsIn = (plainText: string) => (plainText.replace(/%/g, ' percent ').match(SIGNS) ?? []).join('');

/** The initials of the content words: "gdp". */
export const initialsOf = (text: string) => initialsIn(plain(text));

/** The same for a text that is already plain. */
export function initialsIn(plainText: string): string {
  return (plainText.match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => isBare(word) && word !== 'and')
    .map((word) => word.charAt(0))
    .join('');
}
