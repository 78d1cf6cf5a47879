// A statement with a gap asked as a question: "… is called _____" as "… is called what?", "… in a process called _____" as
// "… in which process?". It looks at the words around the gap only; whether the statement is sound is judged on it as it stands.

import { NAMES_IT } from '../english/namingVerbs.ts';
import { oneOf, pattern } from '../english/pattern.ts';
import type { Token } from '../english/tagger.ts';
import type { Tagged } from '../understand/tagged.ts';

const NAMING = pattern(
  String.raw`,?\s(?:${oneOf(`
    also | collectively | commonly | generally | now | often | simply | sometimes | typically | usually
  `)} )*${NAMES_IT}\s(?:an? |the |a\(n\) )?[“"]?$`,
  'i',
);
const ARTICLE_AT_END = /\s(?:(?:an?|the|a\(n\))\s)?[“"]?$/i;
const GENERAL = /^(?:process|procedure|practice|phenomenon|method|technique|principle|theory|law|rule|state|stage|phase)$/i;
/** What a question does not reach: another statement. */
const GOES_ON = /[;:—]|, (?:and|or|but|so|while|whereas|which|who|where)\b/;

/** Where the noun phrase that ends these tokens begins, its article left out; -1 where they end with none. */
function phraseStart(tokens: readonly Token[]): number {
  const isOf = (at: number, ...parts: string[]) => parts.includes(tokens[at]?.pos ?? '');
  let start = tokens.length - 1;
  if (!isOf(start, 'NOUN', 'PROPN')) return -1;
  while (isOf(start - 1, 'NOUN', 'ADJ', 'NUM') || [tokens[start - 1], tokens[start - 2]].some((one) => one?.text === '-'))
    start -= 1;
  return start;
}

/** "in a process" → "in which process"; null where another thing than the process could be meant. */
function inWhich(head: string, tagged: Tagged): string | null {
  const tokens = tagged.tokens(head);
  const start = phraseStart(tokens);
  const article = /^(?:an?|the)$/i.test(tokens[start - 1]?.text ?? '') ? 1 : 0;
  if (start < 0 || !GENERAL.test(tokens.at(-1)?.text ?? '') || tokens[start - 1 - article]?.pos !== 'ADP') return null;
  return `${head.slice(0, tokens[start - article]?.start)}which ${head.slice(tokens[start]?.start)}`;
}

/** "Short fragments called _____ are labeled" → "Which short fragments are labeled"; null where they are no subject. */
function whichAtStart(head: string, after: string, tagged: Tagged): string | null {
  const tokens = tagged.tokens(tagged.lowered(head));
  const start = phraseStart(tokens);
  const article = /^(?:an?|some|several|many)$/i.test(tokens[start - 1]?.text ?? '') ? 1 : 0;
  const lead = head.slice(0, tokens[start - article]?.start ?? 0);
  if (start < 0 || !/^$|,\s$/.test(lead) || /^ (?:that|to|which|who)\b/.test(after)) return null;
  const phrase = head.slice(tokens[start]?.start);
  return lead === '' ? `Which ${tagged.lowered(phrase)}${after}` : `${lead}which ${phrase}${after}`;
}

/**
 * The question that a statement makes whose name, after "called", is left out: what stands `before` it and `after` it, without
 * the end stop. Null where a gap says it better.
 */
export function asksForName(before: string, after: string, tagged: Tagged): string | null {
  const naming = NAMING.exec(before);
  if (!naming || GOES_ON.test(after)) return null;
  const head = before.slice(0, naming.index);
  if (/\bwhat (?:is|are)$/.test(head)) return null;
  const isPlain = /^\s(?:called|termed|known)/.test(naming[0]) && !/\b(?:is|are|was|were|be|been|being)$/i.test(head);
  if (after !== '') return isPlain ? withMark(whichAtStart(head, after, tagged)) : null;
  return withMark((isPlain ? inWhich(head, tagged) : null) ?? `${before.replace(ARTICLE_AT_END, '')} what`);
}

const withMark = (question: string | null) => (question === null ? null : `${question}?`);
