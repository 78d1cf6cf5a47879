// Finds the right option in what a text states: a letter, an option's text, or both. What is not certain is a flaw.
import type { ImportFlaw } from './reading.ts';

const SEVERAL: ImportFlaw = { code: 'aiken_several_right' };
const NONE: ImportFlaw = { code: 'aiken_other_answer' };
const LETTER = /^(?:option |choice |letter )?[([]?([a-z])[)\]]?[.:]?$/i;
/** A letter with more behind it. A hyphen needs a blank: “B-cells” is a word. */
const LETTER_AND_TEXT =
  /^(?:option |choice |letter )?(?:[([]?([a-z])\s{0,2}(?:[)\].:,;]|\s[-–—]|—|\s\()|[([]([a-z])[)\]])\s{0,3}(.*)$/i;
const OTHER_LETTER = /(?:^|[^\p{L}\p{N}])(?:[([]?([a-z])[)\].:]|([B-Z])(?![\p{L}\p{N}'’]))/giu;
const JOINED_LETTER = /(?:\band|\bor|[,;&/+–-])\s{0,3}[([]?([a-z])(?![\p{L}\p{N}'’])/giu;
const LETTERS =
  /^[([]?[a-z][)\].]{0,2}(?:\s{0,3}(?:,|;|&|\/|\+|-|–|and|or)\s{0,3}[([]?[a-z][)\].]{0,2}|\s{1,3}[([][a-z][)\]])+\.?$/i;
/** A lone letter, which answers nothing without options; with or without a text. */
const LOOSE_LETTER = /^(?:option )?(?:[([]?[a-z][)\]]?\.?|[([]?[a-z][)\]]\s.*|\(\d\))$/i;

/** Whether an answer names an option that was not seen. */
export function namesOption(answer: string): boolean {
  return LOOSE_LETTER.test(answer.trim());
}

/** The place of the right option. */
export function placeOf(texts: readonly string[], answer: string): number | ImportFlaw {
  const stated = answer.trim();
  const [, only] = LETTER.exec(stated) ?? [];
  if (only !== undefined) return isOption(only, texts) ? indexOf(only) : NONE;
  const options = texts.map(comparable);
  const isSame = (words: string, at: number) => words !== '' && options[at] === comparable(words);
  const samePlaces = texts.flatMap((_, at) => (isSame(stated, at) ? [at] : []));
  // Case can tell options apart, as in “Aa” and “aa”.
  const exact = texts.flatMap((text, at) => (text.trim() === stated ? [at] : []));
  const [samePlace, ...otherPlaces] = exact.length > 0 ? exact : samePlaces;
  if (samePlace !== undefined) return otherPlaces.length === 0 ? samePlace : SEVERAL;
  if (LETTERS.test(stated) || isRun(stated, texts)) return SEVERAL;
  const [, letter, bracketed, rest = ''] = LETTER_AND_TEXT.exec(stated) ?? [];
  const name = letter ?? bracketed;
  if (name === undefined || !isOption(name, texts)) return NONE;
  const place = indexOf(name);
  const withoutBracket = rest.replace(/\)$/, '');
  if (isSame(rest, place) || isSame(withoutBracket, place)) return place;
  const otherLetters = [...rest.matchAll(OTHER_LETTER), ...rest.matchAll(JOINED_LETTER)].map(
    ([, first, second]) => first ?? second ?? '',
  );
  if (otherLetters.some((otherLetter) => isOption(otherLetter, texts) && indexOf(otherLetter) !== place)) return SEVERAL;
  const statedText = comparable(withoutBracket);
  const isOther = options.some(
    (option, at) => at !== place && option !== '' && (statedText === option || statedText.startsWith(`${option} `)),
  );
  const isOwn = statedText.startsWith(`${options[place]} `);
  return isOther && !isOwn ? NONE : place;
}

function indexOf(letter: string): number {
  return letter.toLowerCase().charCodeAt(0) - 97;
}

function isOption(letter: string, texts: readonly string[]): boolean {
  return letter !== '' && indexOf(letter) < texts.length;
}

/** Letters in one, as in “AC”. */
function isRun(stated: string, texts: readonly string[]): boolean {
  return /^[A-Z]{2,8}$/.test(stated) && [...stated].every((letter) => isOption(letter, texts));
}

/** A text without case, spaces and a final stop; its other signs count. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,]{1,9}$/, '')
    .trim();
}
