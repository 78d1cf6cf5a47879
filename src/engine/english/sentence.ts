// Cuts a block of text into sentences. Maths spans, abbreviations, initials and decimals hold no sentence end.
import { splitMath } from '#core/richText';

const ABBREVIATION =
  /(?:\b(?:[A-Z]|Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|etc|cf|ca|approx|Fig|Figs|Eq|Eqs|No|Nos|Vol|pp|p|ed|eds|Ch|Sec|Inc|Ltd|Co|Corp|Dept|Univ|al|e\.g|i\.e|[A-Za-z]\.[A-Za-z]|U\.S|v|viz|Rev|Gen|Gov|Capt|Col|Lt|Sgt|Hon|Mt|Arts?|paras?|resp|U\.K|a\.m|p\.m|B\.C|A\.D|n\.d))\.$/;
/** "1. Heat the water": at the start of a text, or behind a sentence's end; "a hardness of 10. The …" ends with its number. */
const COUNT = /(?:^|[.!?:;]\s+)\(?\d{1,2}\.$/;

/** Where maths stands in a text, so that a full stop inside it ends nothing. */
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
  return /^["“‘'([]*(?:[\p{Lu}\p{N}$\\]|(?:pH|mRNA|tRNA|rRNA|e[A-Z])\b)/u.test(rest);
}

/** The sentences of a text, trimmed, each verbatim. */
export function sentencesOf(text: string): string[] {
  const ranges = mathRanges(text);
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]+["”’')\]]*\s+/g)) {
    const end = match.index + match[0].length;
    if (ranges.some(([from, to]) => match.index >= from && match.index < to)) continue;
    const before = text.slice(start, match.index + 1);
    const word =
      before
        .split(/\s+/)
        .at(-1)
        ?.replace(/^["“‘'([]+/, '') ?? '';
    if (match[0].startsWith('.') && ABBREVIATION.test(word) && !/^(?:etc|al)\.$/.test(word)) continue;
    if (COUNT.test(before)) continue;
    if (!startsSentence(text.slice(end))) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  const last = text.slice(start).trim();
  return last === '' ? sentences : [...sentences, last];
}
