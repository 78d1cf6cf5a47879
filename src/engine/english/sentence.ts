// Cuts a block of text into sentences. A full stop in maths, an abbreviation, an initial or a decimal does not end one.
import { splitMath } from '#core/text/richText';
import { oneOf, regex } from './pattern.ts';

const ABBREVIATION = regex()`(?:\b${oneOf`
    A\.D | al | a\.m | approx | Arts? | [A-Z] | [A-Za-z]\.[A-Za-z] | B\.C | ca | Capt | cf | Ch | Co | Col | Corp | Dept | Dr
    ed | eds | e\.g | Eq | Eqs | etc | Fig | Figs | Gen | Gov | Hon | i\.e | Inc | Jr | Lt | Ltd | Mr | Mrs | Ms | Mt | n\.d
    No | Nos | p | paras? | p\.m | pp | Prof | resp | Rev | Sec | Sgt | Sr | St | U\.K | Univ | U\.S | v | viz | Vol | vs
  `})\.$`;
/** "1. Heat the water": at the start of a text, or behind a sentence's end; "a hardness of 10. The …" ends with its number. */
const COUNT = /(?:^|[.!?:;]\s+)\(?\d{1,2}\.$/;

/** The ranges of maths in a text, in which a full stop ends nothing. */
function mathRanges(text: string): [number, number][] {
  if (!text.includes('$')) return [];
  const ranges: [number, number][] = [];
  let at = 0;
  for (const segment of splitMath(text)) {
    if (segment.kind === 'text') continue;
    const start = text.indexOf(segment.text, at);
    if (start < 0) continue;
    at = start + segment.text.length;
    ranges.push([start, at]);
  }
  return ranges;
}

function startsSentence(rest: string): boolean {
  return /^["“‘'([_]*(?:[\p{Lu}\p{N}$\\]|(?:pH|mRNA|tRNA|rRNA|e[A-Z])\b)/u.test(rest);
}

const LONGEST_BEFORE = 60;

/** The sentences of a text, trimmed, each verbatim. */
export function sentencesOf(text: string): string[] {
  const ranges = mathRanges(text);
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]+["”’')\]]*\s+/g)) {
    const end = match.index + match[0].length;
    if (ranges.some(([from, to]) => match.index >= from && match.index < to)) continue;
    // A word and its number are no longer: of a text that is all stops, each would be read again from its start.
    const textBefore = text.slice(Math.max(start, match.index + 1 - LONGEST_BEFORE), match.index + 1);
    const word =
      textBefore
        .split(/\s+/)
        .at(-1)
        ?.replace(/^["“‘'([]+/, '') ?? '';
    if (match[0].startsWith('.') && ABBREVIATION.test(word) && !/^(?:etc|al)\.$/.test(word)) continue;
    if (COUNT.test(textBefore)) continue;
    if (!startsSentence(text.slice(end))) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  const last = text.slice(start).trim();
  return last === '' ? sentences : [...sentences, last];
}

/** A statement without the full stop or exclamation mark that ends it, and the quotation mark behind that. */
export function withoutFullStop(statement: string): string {
  return statement.replace(/[.!]["”’]?$/, '');
}

/** An item without the signs that join it to the next or end it. */
export function withoutEndMarks(item: string): string {
  return item.replace(/[.,;:]+$/, '');
}
