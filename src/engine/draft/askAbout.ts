// Turns a plain statement into a question about it ("Why did the council reject his plan?"), and leaves alone every statement
// whose subject or verb is not certain.

import { isPlural } from '../english/noun.ts';
import { oneOf, pattern } from '../english/pattern.ts';
import { isBalanced } from '../english/plainText.ts';
import { leaningOr } from '../english/reference.ts';
import { withoutFullStop } from '../english/sentence.ts';
import { baseOfVerb, type Token } from '../english/tagger.ts';
import { contentWordStems, wordsOf } from '../english/words.ts';
import type { Tagged } from '../understand/tagged.ts';

export type Parts = { subject: string; verb: Token; rest: string; opening: string; helps: boolean };

const OPENING = pattern(
  String.raw`^(${oneOf(`
    In | At | On | During | After | Before | By | From | Since | Under | Within | Throughout
  `)} (?:(?!(?:which|that|this|these|those|it|his|her|their|its)\b)[^,;:]){2,50}),\s+`,
  'i',
);
const OPENING_YEAR = /^(In (?:the [a-zà-ÿ]+ of )?(?:1\d|20)\d\d)\s+(?=[a-zà-ÿ])/iu;
const OPENING_TIME = pattern(
  String.raw`^((?:In|On|At) the (?:[a-zà-ÿ]+ ){0,2}${oneOf(`
    year | winter | spring | summer | autumn | morning | afternoon | evening | night | week | month | day | end | beginning
  `)}|The (?:next|following|same) (?:morning|day|evening|night|week|month|year))\s+(?=[a-zà-ÿ])(?!of\b)`,
  'iu',
);
const POINTS_AWAY = leaningOr(`
  another | here | him | i | it | others? | so | them | then | there | they | too | we | you
`);
const CLAUSES = /\b(?:which|who|whom|whose|when|where|if|although|though|while|whereas|unless|until|because|that)\b/i;
/** After the verb a relative clause is at home; another sentence is not. */
const SENTENCES = /\b(?:if|although|though|whereas|unless|because)\b/i;
const LONGEST_SUBJECT = 9;

/** Subject, finite verb and the rest of a simple statement; null where there is more than one reading. */
export function partsOf(statement: string, tagged: Tagged): Parts | null {
  const text = withoutFullStop(statement.trim());
  const opening = (OPENING.exec(text) ?? OPENING_YEAR.exec(text) ?? OPENING_TIME.exec(text))?.[0] ?? '';
  const bare = text.slice(opening.length).replace(/ also (?=\p{Ll})/u, ' ');
  if (POINTS_AWAY.test(bare) || SENTENCES.test(bare) || /[:;“”"—()$?]/.test(bare) || !isBalanced(bare)) return null;
  const clause = tagged.lowered(bare.charAt(0).toUpperCase() + bare.slice(1));
  const tokens = tagged.tokens(clause);
  const at = tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX');
  const verb = tokens[at];
  if (!verb || at < 1 || at > LONGEST_SUBJECT || /(?:ing)$|^to$/i.test(verb.text)) return null;
  const before = tokens.slice(0, at);
  const last = before.findLast((token) => token.pos !== 'ADV');
  if (
    !['NOUN', 'PROPN', 'NUM'].includes(last?.pos ?? '') ||
    before.some((token) => ['SCONJ', 'PRON', 'VERB'].includes(token.pos))
  )
    return null;
  if (before.some((token) => token.text === ',') || before.at(-1)?.pos === 'ADV' || ['ADV', 'ADP'].includes(before[0]?.pos ?? ''))
    return null;
  // "the workers paid by the company": a participle, if the verb comes later.
  const later = tokens
    .slice(at + 1)
    .some((token, place, rest) => token.pos === 'AUX' && !/^(?:to|and|or)$/i.test(rest[place - 1]?.text ?? ''));
  if (verb.pos === 'VERB' && !/[^s]s$/.test(verb.text) && later) return null;
  const rest = clause.slice(verb.end).trim();
  const subject = clause.slice(0, verb.start).trim();
  if (CLAUSES.test(subject) || /\b(?:before|after|since|till)\b/i.test(subject)) return null;
  const next = tokens.slice(at + 1).find((token) => token.pos !== 'ADV' && token.pos !== 'PART');
  const helps = next?.pos === 'VERB' || next?.pos === 'AUX';
  if (isOwnerUnknown(subject, rest, before)) return null;
  return contentWordStems(rest).length < 1 ? null : { subject, verb, rest, opening: opening.replace(/,?\s+$/, ''), helps };
}

/** "his plan" with nobody before it whose it could be. */
function isOwnerUnknown(subject: string, rest: string, before: readonly Token[]): boolean {
  if (/\b(?:his|her|their|its|our|your|my)\b/i.test(subject)) return true;
  if (/\b(?:his|her)\b/i.test(rest)) return before[0]?.pos !== 'PROPN';
  if (/\btheir\b/i.test(rest)) return !isPlural(subject);
  return /\bits\b/i.test(rest) && isPlural(subject);
}

function withTail(asked: string, opening: string): string {
  // "died, leaving two sons": the verb and its comma were two parts.
  const question = asked.replace(/ (?=[,;])/g, '');
  return `${question}${opening === '' ? '' : ` ${opening.charAt(0).toLowerCase()}${opening.slice(1)}`}?`;
}

/** "moved to Paris and enrolled at the Sorbonne": the first of two verbs is asked about, for "did" goes with one. */
function ofFirstVerb(rest: string): string {
  const second = / and (?:then )?(\p{Ll}+(?:ed|t|ew|ook|ame|ave|ade|ent))\b/u.exec(rest);
  return second && baseOfVerb(second[1] ?? '') !== second[1] ? rest.slice(0, second.index) : rest;
}

/** "Why did the council reject his plan in 1783?" */
export function askAbout(opener: string, parts: Parts): string | null {
  const { subject, verb, rest, opening } = parts;
  const word = verb.text;
  // "have" and "do" may be the only verb: "Why do bogs have …?"
  const helps = !/^(?:have|has|had|do|does|did)$/i.test(word) || parts.helps;
  if (verb.pos === 'AUX' && helps) {
    if (/^(?:be|been|being|can|may|might|will|would|[’']s|[’']re|ca|wo)$/i.test(word) || /^n[’']t/i.test(rest)) return null;
    return withTail(`${opener} ${word.toLowerCase()} ${subject} ${rest}`, opening);
  }
  const base = baseOfVerb(word);
  if (/[^s]s$/.test(word) && base !== word.toLowerCase()) return withTail(`${opener} does ${subject} ${base} ${rest}`, opening);
  if (base === word.toLowerCase()) return isPlural(subject) ? withTail(`${opener} do ${subject} ${base} ${rest}`, opening) : null;
  return withTail(`${opener} did ${subject} ${base} ${ofFirstVerb(rest)}`, opening);
}

/** Is it past, so that it tells what happened? */
export function isPast({ verb }: Parts): boolean {
  if (verb.pos === 'AUX') return /^(?:was|were|did|could)$/i.test(verb.text);
  return baseOfVerb(verb.text) !== verb.text.toLowerCase() && !/[^s]s$/.test(verb.text);
}

/** Long enough to say something, short enough to be read as an option. */
export function isOptionSized(text: string): boolean {
  const words = wordsOf(text).length;
  return words >= 4 && words <= 20;
}
