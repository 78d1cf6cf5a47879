// Slips of number: a plural with the verb of one thing. What is asked says it right; the quote stays as the document has it.

import { isPluralNoun, otherNumber } from './noun.ts';
import { kindsOfNoun } from './nounLexicon.ts';
import { oneOf, pattern } from './pattern.ts';

/** The plural that a sentence begins with, behind one word at most, and a verb of one thing. */
const ONE_OF_MANY = pattern(
  String.raw`^(?!(?:${oneOf('Among | Each | Even | One | What | Where')}|\p{L}+ing)\b)
    (?<before>(?:\p{Lu}\p{Ll}+ (?=\p{Ll}))?(?<many>\p{L}\p{Ll}{3,}s)) (?<verb>has|is)(?= )`,
  'u',
);
const ARE: Readonly<Record<string, string>> = { is: 'are', has: 'have' };
/** Spans of time, fields and ways are one thing in the plural. */
const IS_ONE = pattern(
  `^${oneOf('days | glasses | hours | means | minutes | months | shingles | studies | weeks | works | years')}$`,
  'i',
);

/** "Proteins is the building material" → "Proteins are the building material". Names in "s", and subjects such as physics, are one. */
export function withNumber(sentence: string): string {
  const { before = '', many = '', verb = '' } = ONE_OF_MANY.exec(sentence)?.groups ?? {};
  const small = many.toLowerCase();
  if (many === '' || IS_ONE.test(many) || !isPluralNoun(small) || kindsOfNoun(otherNumber(small)).length === 0) return sentence;
  return `${before} ${ARE[verb]}${sentence.slice(before.length + 1 + verb.length)}`;
}
