// The meaning half of a definition, with its parts of speech: is it a phrase that a question can be made of?

import { oneOf, pattern } from '../../english/pattern.ts';
import { anyRefuses, type Rule } from '../../english/rule.ts';
import { contentStems, wordsOf } from '../../english/words.ts';
import type { Tagged } from '../tagged.ts';
import type { Wording } from './bodyRules.ts';
import type { Family } from './definition.ts';
import { endsOpen, hasMainVerb, isBeing, isNounPhrase } from './nounPhrase.ts';

/** A wording beside its term. */
type Meaning = Wording & { term: string; tagged: Tagged };

const NO_MEANING = pattern(
  String.raw`^${oneOf(`
    both | how(?! (?:well|likely|much|many|often|strongly|far|fast)) | it | not | (?:only |just |simply )?that | them | what
    why
  `)}\b`,
  'i',
);

const OPENS_ELSEWHERE = /^(?:when|if|as|although|because|many|some|most|several|sometimes|one|two|the other|another)\b/i;

/** Rules for a meaning and its term; a pattern of another family says by itself that it is one. */
export const meaningRules: readonly Rule<Meaning, Wording & { term: string }>[] = [
  {
    name: 'too little said',
    example: { term: 'keel', body: 'the part of it', family: 'refers' },
    refuses: ({ body }) => new Set(contentStems(body)).size < 2,
  },
  {
    name: 'the term again',
    example: { term: 'rope', body: 'a rope that holds a sail', family: 'refers' },
    refuses: ({ term, body }) => {
      const stems = new Set(contentStems(body));
      return contentStems(term).every((stem) => stems.has(stem));
    },
  },
  {
    name: 'cut off',
    example: { term: 'mooring', body: 'unequal access to basic', family: 'refers' },
    refuses: ({ body, tagged }) => endsOpen(body, tagged),
  },
  {
    name: 'a clause beside a term',
    example: { term: 'mooring', body: 'a ship is tied to the quay', family: 'apposition' },
    counterexample: { term: 'mooring', body: 'tying of a ship to a quay', family: 'apposition' },
    refuses: ({ body, family, tagged }) => family === 'apposition' && !isBeing(body) && hasMainVerb(body, tagged),
  },
  {
    name: 'no thing beside a term',
    example: { term: 'mooring', body: 'slowly along a quay of stone', family: 'apposition' },
    refuses: ({ body, family, tagged }) => family === 'apposition' && !isBeing(body) && !isNounPhrase(body, tagged),
  },
  {
    name: 'not what it is',
    example: { term: 'mooring', body: 'tied to a quay of stone', family: 'is' },
    refuses: ({ body, family, tagged }) => family === 'is' && !isNounPhrase(body, tagged),
  },
  {
    name: 'a clause that is called so',
    example: { term: 'mooring', body: 'a ship is tied to the quay by ropes', family: 'called' },
    refuses: ({ body, family, tagged }) => family === 'called' && hasMainVerb(body, tagged),
  },
  {
    name: 'too short to be called so',
    example: { term: 'mooring', body: 'a strong rope', family: 'called' },
    counterexample: { term: 'berth', body: 'space between two ships', family: 'called' },
    refuses: ({ body, family }) =>
      family === 'called' && wordsOf(body).length < 5 && !/^(?!an? ).*\b(?:between|within|among|of)\b/i.test(body),
  },
  {
    name: 'no thing that is called so',
    example: { term: 'mooring', body: 'slowly tied to a quay of stone', family: 'called' },
    refuses: ({ body, family, tagged }) => family === 'called' && !isNounPhrase(body, tagged),
  },
  {
    name: 'some of them are called so',
    example: { term: 'mooring', body: 'several ropes of the ships at a quay', family: 'called' },
    refuses: ({ body, family }) => family === 'called' && OPENS_ELSEWHERE.test(body),
  },
  {
    name: 'a list before the name',
    example: { term: 'rigging', body: 'the ropes, masts and sails of a ship', family: 'called' },
    refuses: ({ body, family }) => family === 'called' && body.slice(0, 30).includes(','),
  },
  {
    name: 'what it points at is called so',
    example: { term: 'mooring', body: 'the ropes that it holds at a quay', family: 'called' },
    refuses: ({ body, family }) => family === 'called' && /\b(?:he|it|they|there)\b/i.test(body.slice(0, 25)),
  },
  {
    name: 'how or why instead of what',
    example: { term: 'mooring', body: 'what sailors do at a quay', family: 'refers' },
    counterexample: { term: 'draught', body: 'how much water a loaded ship needs', family: 'refers' },
    refuses: ({ body, family }) => family === 'refers' && NO_MEANING.test(body),
  },
  {
    name: 'referred to as',
    example: { term: 'crew', body: 'the people of a ship as having one will', family: 'refers' },
    refuses: ({ body, family }) => family === 'refers' && /\bas (?:having|being|an?|the|“)/.test(body.slice(0, 60)),
  },
  {
    name: 'a case without a verb',
    example: { term: 'stranding', body: 'a ship on the sand of the coast', family: 'case' },
    refuses: ({ body, family, tagged }) =>
      family === 'case' && !tagged.tokens(body).some(({ pos }) => pos === 'VERB' || pos === 'AUX'),
  },
  {
    // "Glacier National Park … is undergoing …"
    name: 'the case of one place',
    example: { term: 'silting', body: 'the Varn fills its own bay with sand', family: 'case' },
    refuses: ({ body, family }) => family === 'case' && /^\p{L}+ \p{Lu}\p{Ll}+/u.test(body),
  },
];

/** Is what may be a meaning one that a question can be made of? */
export function isGoodBody(body: string, term: string, family: Family, tagged: Tagged): boolean {
  return !anyRefuses(meaningRules, { body, term, family, tagged });
}
