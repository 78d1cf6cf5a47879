// Writes superscripts and subscripts as plain text: in Unicode if all characters exist, otherwise in TeX. Footnote marks are
// dropped.
import { mathSpans } from './richText.ts';

/** The position of a piece of text. */
export type Script = 'raised' | 'lowered';

/** The replacement of a superscript or subscript. `cut`: how many letters before it are part of `text`. */
export type WrittenScript = { text: string; cut: number; isFootnote?: true };

const SIGNS: Record<Script, string> = { raised: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', lowered: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' };
const PLAIN_SIGNS = '0123456789+-=()';
/** The letters that exist as subscripts. */
const LOWERED = new Map([...'aehijklmnoprstuvx'].map((letter, at) => [letter, [...'ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'][at] ?? letter]));
const MINUS = /[−–‐‑]/g;

/** Endings that are read as typed, each with what must stand before it: "1st", "3e", "nth", "Mme", "№". */
const ENDINGS: readonly (readonly [ending: RegExp, textBefore: RegExp])[] = [
  [/^[º°ª®©™′″'"*†‡§¶]+$/, /^/],
  [/^(?:TM|SM|MC)$/, /\p{L}$/u],
  [/^(?:st|nd|rd|th|[eè]mes?|ers?|[eè]?res?|es?|nde?|os?|as?)$/, /(?:\d|(?:^|[\s(])[IVXLC]+)$/],
  [/^th$/, /\p{L}$/u],
  [/^(?:mes?|lles?|grs?|rs?|ve|os?)$/, /(?:^|[\s(])[MDVNn]$/],
];
/** Footnote marks: "3", "1,2", "4–6", "[12]", "(3)", and letters of table notes. */
const MARK = /^(?:\[\d{1,3}\]|\(?\d{1,3}\)?(?:\s?[,–-]\s?\d{1,3})*|[a-h])$/;
const UNIT =
  /^(?:[khdcmµμnpGMTP]?(?:mol|rad|bar|Pa|Hz|[mgslLJNWVAKΩ])|in|ft|yd|mi|sec|min|hr|metres?|meters?|seconds?|units?|[khdcmµμn]m|kilomet(?:re|er)s?|(?:centi|milli)met(?:re|er)s?|sin|cos|tan|cot|sec|csc|log|ln|exp)$/;
const SHORT_WORD = /^(?:am|an|as|at|be|by|do|go|he|if|in|is|it|me|my|no|of|on|or|so|to|up|us|we|UK|US|EU|UN|AI|IT|TV)$/i;
const ELEMENT = /^(?:[A-Z][a-z]?)(?![\p{L}])/u;
const YEAR = /(?:^|[^\d.,×x·*^])(?:1\d|20)\d\d$/;
const LONGEST = 12;
/** How many characters before a piece are looked at. */
const BEFORE = 200;
/** Words or money that only happen to be raised or lowered. */
const PROSE = /\p{L}\s+\p{L}|\p{L}{6}|\$/u;

/** The text in Unicode superscripts or subscripts; null if one does not exist. */
function inSigns(text: string, script: Script): string | null {
  let signs = '';
  for (const sign of text.replace(MINUS, '-')) {
    const at = PLAIN_SIGNS.indexOf(sign);
    if (at < 0) return null;
    signs += SIGNS[script][at];
  }
  return signs;
}

/** "xᵢ", "Vₘₐₓ": subscripts if all of them exist, otherwise unchanged. */
function inLoweredSigns(piece: string): string {
  const signs = [...piece].map((sign) => LOWERED.get(sign) ?? inSigns(sign, 'lowered'));
  return signs.every((sign) => sign !== null) ? signs.join('') : piece;
}

/**
 * Writes a superscript or subscript between the texts before and after it. `hasMath`: whether dollars make a formula there;
 * otherwise TeX is written without them. `isMark`: whether a superscript is a footnote mark.
 */
export function writeScript(
  text: string,
  inner: string,
  script: Script,
  textAfter = '',
  hasMath = true,
  isMark = isFootnote,
): WrittenScript {
  const textBefore = text.slice(-BEFORE);
  const piece = inner.trim();
  if (piece === '' || piece.length > LONGEST || PROSE.test(piece)) return { text: inner, cut: 0 };
  if (script === 'raised') {
    if (/^[o0∘]$/.test(piece) && isDegree(textBefore, piece, textAfter)) return { text: '°', cut: 0 };
    if (isEnding(textBefore, piece)) return { text: piece, cut: 0 };
    if (isMark(textBefore, piece, textAfter)) return { text: '', cut: 0, isFootnote: true };
  }
  const signs = inSigns(piece.replace(/\s/g, ''), script);
  if (signs !== null) return { text: signs, cut: 0 };
  return asTex(textBefore, piece, script, textAfter, hasMath);
}

/** "25 °C": degrees are often a raised letter o or zero. */
function isDegree(textBefore: string, sign: string, textAfter: string): boolean {
  return /\d\s?$/.test(textBefore) && (/^\s?[CF](?!\p{L})/u.test(textAfter) || (sign !== '0' && !/^\p{L}/u.test(textAfter)));
}

function isEnding(textBefore: string, piece: string): boolean {
  return ENDINGS.some(([ending, place]) => ending.test(piece) && place.test(textBefore));
}

function isFootnote(textBefore: string, piece: string, textAfter: string): boolean {
  if (piece.startsWith('[')) return true;
  if (!MARK.test(piece)) return false;
  if (/(?:^|\s)$/.test(textBefore)) return !isNuclide(piece, textAfter);
  if (/[.,;:!?…”“"’'»%]$/.test(textBefore)) return true;
  if (textBefore.endsWith(')') || textBefore.endsWith(']')) return isProse(textBefore);
  if (/\d$/.test(textBefore)) return /^[a-h]$/.test(piece) || YEAR.test(textBefore);
  const word = /[\p{L}µΩ]{1,40}$/u.exec(textBefore)?.[0] ?? '';
  if (word === '' || UNIT.test(word)) return false;
  return word.length > 2 || SHORT_WORD.test(word);
}

/** In a quiz written by a person, "velocity²" is a power: a number is a footnote only after a sentence, or in brackets. */
function isSureFootnote(textBefore: string, piece: string, textAfter: string): boolean {
  if (!/^[\da-z]{1,3}$/.test(piece)) return isFootnote(textBefore, piece, textAfter);
  return MARK.test(piece) && /[.,;:!?…”"’'»]$/.test(textBefore);
}

/** "¹⁴C", "²H": a mass number precedes its element. */
function isNuclide(piece: string, textAfter: string): boolean {
  return piece.length > 1 ? ELEMENT.test(textAfter) : /^H(?!\p{L})/u.test(textAfter);
}

/** Whether the bracket that ends here holds words and not a calculation. */
function isProse(textBefore: string): boolean {
  const inside = textBefore.slice(Math.max(0, textBefore.lastIndexOf('('), textBefore.lastIndexOf('[')));
  const words = inside.match(/\p{L}+/gu) ?? [];
  return words.some((word) => word.length > 2 && !UNIT.test(word));
}

/** `$x^{n}$`: includes the letter or number before it in the formula. */
function asTex(textBefore: string, piece: string, script: Script, textAfter: string, hasMath: boolean): WrittenScript {
  const base = /(?:\d{1,20}(?:\.\d{1,20})?|\p{L}{1,20})$/u.exec(textBefore.slice(-20))?.[0] ?? '';
  const isWord = base.length > 4 || /[^\p{L}\p{N}\s+=()−–-]/u.test(piece);
  if (isWord) return { text: piece, cut: 0 };
  const mark = script === 'raised' ? '^' : '_';
  const inner = piece.replace(MINUS, '-');
  if (!hasMath) return { text: script === 'lowered' ? inLoweredSigns(piece) : `${mark}{${inner}}`, cut: 0 };
  const letters = /^\p{L}{2,}$/u.test(base) ? `\\mathrm{${base}}` : base === '' ? '{}' : base;
  // With a digit after the closing dollar it would be read as money.
  return { text: `$${letters}${mark}{${inner}}$${/^\d/.test(textAfter) ? ' ' : ''}`, cut: base.length };
}

const TAG = /<(su[bp])>([^<>]{1,40})<\/\1>/gi;

/** Collects a text with superscripts and subscripts. The cost of each does not depend on the text's length. */
export class ScriptText {
  readonly parts: string[] = [];

  /** Adds a superscript or subscript. Returns whether it was a footnote mark, which is dropped. */
  addScript(inner: string, script: Script, textAfter: string): boolean {
    let tail = '';
    while (this.parts.length > 0 && tail.length < BEFORE) tail = `${this.parts.pop()}${tail}`;
    const { text, cut, isFootnote = false } = writeScript(tail, inner, script, textAfter, true, isSureFootnote);
    // Split, so that the next piece copies only the part that it looks at.
    this.parts.push(tail.slice(0, -BEFORE), tail.slice(-BEFORE, tail.length - cut), text);
    return isFootnote;
  }
}

/** Converts `<sup>` and `<sub>` to plain text. `onFootnote`: called for each dropped mark. */
export function withoutScriptTags(text: string, onFootnote = () => {}): string {
  if (!/<su[bp]>/i.test(text)) return text;
  const result = new ScriptText();
  let at = 0;
  for (const match of text.matchAll(TAG)) {
    const [tagged, tag = '', inner = ''] = match;
    result.parts.push(text.slice(at, match.index));
    at = match.index + tagged.length;
    if (result.addScript(inner, /b$/i.test(tag) ? 'lowered' : 'raised', text.slice(at, at + 10))) onFootnote();
  }
  return result.parts.join('') + text.slice(at);
}

/** `r^2^`, `H~2~O`, `V~max~`: letters only at the end of a word, since "a^nb^n" is a product. */
const MARKED = /([\p{L}\p{N})\]>])([~^])([+−–-]?\d{1,4}[+−–-]?|[+−–-]|\p{L}{1,8}(?=[~^](?![\p{L}\p{N}])))\2(?![~^]{2}|\2)/gu;
const FOOTNOTE_MARK = /\[\^[^\]\s]{1,40}\]/g;
/** `[^1]: …`, with the indented lines below it. */
const FOOTNOTE = /^ {0,3}\[\^[^\]\s]{1,40}\]:.*(?:\n[ \t]{2,}\S.*)*$/gm;

/** Markdown without its footnotes. */
export function withoutFootnotes(text: string): string {
  return text.replace(FOOTNOTE, '');
}

/**
 * Converts superscripts and subscripts of Markdown to plain text and drops `[^1]`. Formulas stay. `onFootnote`: called for each
 * dropped mark.
 */
export function withoutScriptMarks(text: string, onFootnote = () => {}): string {
  if (!/[~^]/.test(text)) return withoutScriptTags(text, onFootnote);
  const tagged = (_: string, base: string, mark: string, inner: string) =>
    mark === '^' ? `${base}<sup>${inner}</sup>` : `${base}<sub>${inner}</sub>`;
  const dropped = () => {
    onFootnote();
    return '';
  };
  const outside = (part: string) => part.replace(FOOTNOTE_MARK, dropped).replace(MARKED, tagged).replace(MARKED, tagged);
  let result = '';
  let at = 0;
  for (const { start, end } of mathSpans(text)) {
    result += outside(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return withoutScriptTags(result + outside(text.slice(at)), onFootnote);
}
