// May a phrase stand by itself, as what is asked for or as an option? Extraction cuts sentences; what is asked must not show it.

import { hasBrokenClause, isPhrase } from '../english/clause.ts';
import { isPluralNoun } from '../english/noun.ts';
import { anyOf, oneOf } from '../english/pattern.ts';
import { anyRefuses, type Rule } from '../english/rule.ts';
import type { Token } from '../english/tagger.ts';
import type { Tagged } from '../understand/tagged.ts';

const OPEN_END = anyOf('i')`
    ,$
    \b${oneOf`
      allowing | also | among | being | between | both | causing | consisting | containing | (?<!decision[ -])making | either
      having | including | involving | leading | meaning | not | resulting | so | such | than | very
    `}$
`;

/** Cut in the middle of a phrase: "resemble the textured", "either common in all environments". */
export function endsOpen(text: string, tokens: readonly Token[]): boolean {
  const [before, last] = tokens.filter((token) => /[\p{L}\p{N}]/u.test(token.text)).slice(-2);
  if (OPEN_END.test(text)) return true;
  const either = tokens.findIndex((token) => /^either$/i.test(token.text));
  if (either >= 0 && tokens[either + 1]?.pos !== 'NOUN' && !/\bor\b/i.test(text)) return true;
  if (/\b(?:the|an?|of|to|in|for|with|by|from|and|or|is|are)$/i.test(text)) return true;
  return last?.pos === 'ADJ' && before?.pos === 'DET' && !/^(?:individual|whole|young|adult)$/i.test(last.text);
}

/** "the chemical reactions that take place within it": nothing before it that it could stand for. */
export function hasLoosePronoun(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const pronoun = /^(?:(it|its|itself)|(they|them|their|themselves))$/i.exec(token.text);
    if (!pronoun) return false;
    const nouns = tokens
      .slice(0, at)
      .filter((one) => (one.pos === 'NOUN' || one.pos === 'PROPN') && !/^(?:place|part|role|order)$/i.test(one.text));
    if (pronoun[1]) return !nouns.some((noun) => !isPluralNoun(noun.text));
    return (
      !nouns.some((noun) => isPluralNoun(noun.text) || /^(?:person|people|individual|one)$/i.test(noun.text)) &&
      !tokens.slice(0, at).some((one) => /^(?:and|each|every|someone|anyone|who)$/i.test(one.text))
    );
  });
}

/** Two sentences that were taken for one. */
export const TWO_SENTENCES = /(?:\p{Ll}{3,}|\bc?[A-Z]{2,})\.\s+\p{L}|\b(?:B\.C|A\.D|C\.E)\.\s+\p{Lu}/u;

/** A phrase with its parts of speech. */
type Phrase = { phrase: string; tokens: readonly Token[] };

/** Rules for a phrase that stands as what is asked for or as an option. */
export const wholeRules: readonly Rule<Phrase, string>[] = [
  {
    // "a term that Christians use": the meaning of a word is no word.
    name: 'said of the word',
    example: 'a term that sailors use for a rope',
    counterexample: 'a rope that sailors use for a sail',
    refuses: ({ phrase }) => /^(?:(?:an?|the)\s+(?:\w+\s+)?(?:term|word|name)\b|that\b)/i.test(phrase),
  },
  {
    name: 'two sentences',
    stays: 'readers found such wrong options',
    example: 'a rope that holds a sail. The sail is white',
    refuses: ({ phrase }) => TWO_SENTENCES.test(phrase),
  },
  {
    name: 'cut in the middle',
    example: 'a rope that is tied to the',
    refuses: ({ phrase, tokens }) => endsOpen(phrase, tokens),
  },
  {
    name: 'a clause that has lost its verb',
    example: 'a bay where a source of fresh water',
    refuses: ({ tokens }) => hasBrokenClause(tokens),
  },
  {
    name: 'a pronoun with nothing before it',
    example: 'the knots that hang within it',
    counterexample: 'a mast and the sail that hangs from it',
    refuses: ({ tokens }) => hasLoosePronoun(tokens),
  },
  {
    name: 'a sentence',
    example: 'the rope holds the sail of a ship',
    refuses: ({ tokens }) => !isPhrase(tokens),
  },
];

/** May this phrase, a meaning, stand as what is asked for or as an option? */
export function isWholePhrase(phrase: string, tagged: Tagged): boolean {
  return !anyRefuses(wholeRules, { phrase, tokens: tagged.tokens(phrase) });
}
