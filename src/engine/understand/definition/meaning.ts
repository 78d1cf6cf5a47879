// The meaning half of a definition, with its parts of speech: is it a phrase that a question can be made of?

import { anyRefuses, type Rule } from '../../english/rule.ts';
import { contentWordStems, wordsOf } from '../../english/words.ts';
import type { Tagged } from '../tagged.ts';
import type { Wording } from './definition.ts';
import type { Worded } from './meaningWordRules.ts';
import { endsOpen, hasMainVerb, isBeing, isNounPhrase } from './nounPhrase.ts';

/** A wording beside its term. */
type Meaning = Worded & { term: string; tagged: Tagged };

/** Rules for a meaning and its term; a pattern of another wording says by itself that it is one. */
export const meaningRules: readonly Rule<Meaning, Worded & { term: string }>[] = [
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
    name: 'a list before the name',
    example: { term: 'rigging', meaning: 'the ropes, masts and sails of a ship', wording: 'called' },
    refuses: ({ meaning, wording }) => wording === 'called' && meaning.slice(0, 30).includes(','),
  },
];

/** Is what may be a meaning one that a question can be made of? */
export function isGoodMeaning(meaning: string, term: string, wording: Wording, tagged: Tagged): boolean {
  return !anyRefuses(meaningRules, { meaning, term, wording, tagged });
}
