// The meaning half of a definition, with its parts of speech: is it a phrase that a question can be made of?

import { oneOf, pattern } from '../../english/pattern.ts';
import { anyRefuses, type Rule } from '../../english/rule.ts';
import { contentWordStems, wordsOf } from '../../english/words.ts';
import type { Tagged } from '../tagged.ts';
import type { Wording } from './definition.ts';
import type { Worded } from './meaningWordRules.ts';
import { endsOpen, hasMainVerb, isBeing, isNounPhrase } from './nounPhrase.ts';

/** A wording beside its term. */
type Meaning = Worded & { term: string; tagged: Tagged };

const NO_MEANING = pattern(
  String.raw`^${oneOf(`
    both | how(?! (?:well|likely|much|many|often|strongly|far|fast)) | it | not | (?:only |just |simply )?that | them | what
    why
  `)}\b`,
  'i',
);

const OPENS_ELSEWHERE = /^(?:when|if|as|although|because|many|some|most|several|sometimes|one|two|the other|another)\b/i;

/** Rules for a meaning and its term; a pattern of another wording says by itself that it is one. */
export const meaningRules: readonly Rule<Meaning, Worded & { term: string }>[] = [
  {
    name: 'too little said',
    example: { term: 'keel', meaning: 'the part of it', wording: 'refers' },
    refuses: ({ meaning }) => new Set(contentWordStems(meaning)).size < 2,
  },
  {
    name: 'the term again',
    example: { term: 'rope', meaning: 'a rope that holds a sail', wording: 'refers' },
    refuses: ({ term, meaning }) => {
      const stems = new Set(contentWordStems(meaning));
      return contentWordStems(term).every((stem) => stems.has(stem));
    },
  },
  {
    name: 'cut off',
    example: { term: 'mooring', meaning: 'unequal access to basic', wording: 'refers' },
    refuses: ({ meaning, tagged }) => endsOpen(meaning, tagged),
  },
  {
    name: 'a clause beside a term',
    example: { term: 'mooring', meaning: 'a ship is tied to the quay', wording: 'apposition' },
    counterexample: { term: 'mooring', meaning: 'tying of a ship to a quay', wording: 'apposition' },
    refuses: ({ meaning, wording, tagged }) => wording === 'apposition' && !isBeing(meaning) && hasMainVerb(meaning, tagged),
  },
  {
    name: 'no thing beside a term',
    example: { term: 'mooring', meaning: 'slowly along a quay of stone', wording: 'apposition' },
    refuses: ({ meaning, wording, tagged }) => wording === 'apposition' && !isBeing(meaning) && !isNounPhrase(meaning, tagged),
  },
  {
    name: 'not what it is',
    example: { term: 'mooring', meaning: 'tied to a quay of stone', wording: 'is' },
    refuses: ({ meaning, wording, tagged }) => wording === 'is' && !isNounPhrase(meaning, tagged),
  },
  {
    name: 'a clause that is called so',
    example: { term: 'mooring', meaning: 'a ship is tied to the quay by ropes', wording: 'called' },
    refuses: ({ meaning, wording, tagged }) => wording === 'called' && hasMainVerb(meaning, tagged),
  },
  {
    name: 'too short to be called so',
    example: { term: 'mooring', meaning: 'a strong rope', wording: 'called' },
    counterexample: { term: 'berth', meaning: 'space between two ships', wording: 'called' },
    refuses: ({ meaning, wording }) =>
      wording === 'called' && wordsOf(meaning).length < 5 && !/^(?!an? ).*\b(?:between|within|among|of)\b/i.test(meaning),
  },
  {
    name: 'no thing that is called so',
    example: { term: 'mooring', meaning: 'slowly tied to a quay of stone', wording: 'called' },
    refuses: ({ meaning, wording, tagged }) => wording === 'called' && !isNounPhrase(meaning, tagged),
  },
  {
    name: 'some of them are called so',
    example: { term: 'mooring', meaning: 'several ropes of the ships at a quay', wording: 'called' },
    refuses: ({ meaning, wording }) => wording === 'called' && OPENS_ELSEWHERE.test(meaning),
  },
  {
    name: 'a list before the name',
    example: { term: 'rigging', meaning: 'the ropes, masts and sails of a ship', wording: 'called' },
    refuses: ({ meaning, wording }) => wording === 'called' && meaning.slice(0, 30).includes(','),
  },
  {
    name: 'what it points at is called so',
    example: { term: 'mooring', meaning: 'the ropes that it holds at a quay', wording: 'called' },
    refuses: ({ meaning, wording }) => wording === 'called' && /\b(?:he|it|they|there)\b/i.test(meaning.slice(0, 25)),
  },
  {
    name: 'of one that was told before',
    example: { term: 'mooring', meaning: 'the result of the manoeuvre', wording: 'called' },
    counterexample: { term: 'mooring', meaning: 'the fixing of the ship at a quay', wording: 'called' },
    refuses: ({ meaning, wording }) =>
      wording === 'called' && /^the \p{Ll}+ (?:for|from|in|of|on|to) the \p{Ll}+$/u.test(meaning),
  },
  {
    name: 'how or why instead of what',
    example: { term: 'mooring', meaning: 'what sailors do at a quay', wording: 'refers' },
    counterexample: { term: 'draught', meaning: 'how much water a loaded ship needs', wording: 'refers' },
    refuses: ({ meaning, wording }) => wording === 'refers' && NO_MEANING.test(meaning),
  },
  {
    name: 'referred to as',
    example: { term: 'crew', meaning: 'the people of a ship as having one will', wording: 'refers' },
    refuses: ({ meaning, wording }) => wording === 'refers' && /\bas (?:having|being|an?|the|“)/.test(meaning.slice(0, 60)),
  },
  {
    name: 'a case without a verb',
    example: { term: 'stranding', meaning: 'a ship on the sand of the coast', wording: 'case' },
    refuses: ({ meaning, wording, tagged }) =>
      wording === 'case' && !tagged.tokens(meaning).some(({ pos }) => pos === 'VERB' || pos === 'AUX'),
  },
];

/** Is what may be a meaning one that a question can be made of? */
export function isGoodMeaning(meaning: string, term: string, wording: Wording, tagged: Tagged): boolean {
  return !anyRefuses(meaningRules, { meaning, term, wording, tagged });
}
