// Wordings that are no meaning, as far as their words tell: they only describe, compare, point back, or say nothing. What is
// tagged, which is dear, is asked after (isGoodBody).

import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced } from '../../english/plainText.ts';
import { anyRefuses, type Rule } from '../../english/rule.ts';
import { wordsOf } from '../../english/words.ts';
import type { Wording } from './definition.ts';
import { isBeing } from './nounPhrase.ts';
import { isOfMany, saysWhich } from './saysWhich.ts';

const OF_WHAT = pattern(
  String.raw`^${oneOf(`
    (?:characteristic|typical|indicative|representative|unaware|aware|capable|composed|full|part) of
    (?:responsible|necessary|essential|important|suitable|known|famous|useful) for
    (?:similar|equal|related|due|subject|prone|unique|proportional|identical|essential|open) to | (?:common|present|found) in
  `)}\b`,
);

/** What may be a meaning, and the wording of the pattern that found it. */
export type Worded = { meaning: string; wording: Wording };

const POINTS_BACK = pattern(
  oneOf(String.raw`
    \b(?:of|in|to|from|by|for|with|on|at|into) that (?!${oneOf(`
      all | an? | are | at | [a-zà-ÿ]+ed | between | both | by | can | each | for | found | from | has | have | her | his | in
      is | it | its | may | no | of | on | one | seen | the | their | there | they | to | under | was | were | when | where
      which | with
    `)}\b)[a-zà-ÿ]+\b
    \b${oneOf(String.raw`
      above | aforementioned | below | former | (?<!he or )she | he(?! or she) | here | hers | him | (?<!his or )her
      his(?! or her) | i | latter | our | such(?! (?:as|that)\b) | these | this | we | you | your
    `)}\b
    \bso (?:given|made|formed|\p{L}{3,}ed)\b
    \bthe (?:reverse|opposite) (?:process|movement|reaction|direction)\b
  `),
  'i',
);
/** "perpendicular to the surface" */
const STANDS_SO = pattern(
  String.raw`^${oneOf(`
    adjacent | attached | central | close | comparable | connected | equal | identical | linked | native | opposed | opposite
    parallel | perpendicular | proportional | similar | subject
  `)} (?:to|from|in|with)\b`,
  'i',
);
const KIND_ONLY = pattern(
  `^an? (?:[a-z-]+ ){0,2}(?:part|type|kind|form|process|member|component) of (?:an? |the )?(?:[a-z-]+ ){0,2}[a-z-]+
    (?: of (?:an? |the )?[a-z-]+)?$`,
  'i',
);
const BARE_KIND = pattern(
  `^an? (?:[a-zà-ÿ-]+ )?${oneOf(`
    area | body | class | component | form | group | kind | layer | line | member | molecule | part | piece | place | point
    region | species | structure | substance | type | zone
  `)}s? of (?:the |an? )?(?:[a-zà-ÿ-]+ )?[a-zà-ÿ-]+$`,
  'iu',
);

const OF_ANOTHER_TOO =
  /^(?:(?!\b(?:how|that|what|when|where|which|who|whose)\b).)* and (?:the |an? )?\p{L}+ (?:is|are|was|were)\b/iu;

const BARE_NOUN = /^\p{Ll}+, (?:after|at|before|during|from|in|just|near|on|under|when|where|with)\b/u;

/** Rules for the words of a meaning. */
export const meaningWordRules: readonly Rule<Worded>[] = [
  {
    name: 'only describes',
    example: { meaning: 'an important tool of every sailor at sea', wording: 'is' },
    counterexample: { meaning: 'one who steers a ship into a port', wording: 'is' },
    refuses: ({ meaning, wording }) =>
      (wording === 'is' || (wording === 'apposition' && !isBeing(meaning))) && !saysWhich(meaning),
  },
  {
    name: 'too few or too many words',
    example: { meaning: 'rope of hemp', wording: 'refers' },
    refuses: ({ meaning, wording }) => {
      const words = wordsOf(meaning).length;
      return words < (wording === 'called' ? 3 : 4) || words > 36;
    },
  },
  {
    name: 'half of a pair of brackets',
    example: { meaning: 'a rope (that holds the sail of a ship', wording: 'refers' },
    refuses: ({ meaning }) => !isBalanced(meaning),
  },
  {
    name: 'where or how it stands',
    example: { meaning: 'perpendicular to the side of a ship that lies', wording: 'refers' },
    refuses: ({ meaning }) => STANDS_SO.test(meaning),
  },
  {
    // "authoritarian with a free market and India is democratic": the other half is said of something else.
    name: 'two things, one after the other',
    example: { meaning: 'a hull with a flat bottom and Marina is a port', wording: 'is' },
    counterexample: { meaning: 'a hull that is flat and a mast is set in', wording: 'is' },
    refuses: ({ meaning, wording }) => wording === 'is' && OF_ANOTHER_TOO.test(meaning),
  },
  {
    name: 'a share of them',
    example: { meaning: 'the cause of loss for about 2% of ships', wording: 'is' },
    refuses: ({ meaning, wording }) =>
      (wording === 'is' || wording === 'apposition') &&
      /\b(?:about|around|nearly|over|roughly) \d[\d.,]* ?(?:%|per ?cent)/i.test(meaning),
  },
  {
    // "Natal: It relates to …": a sentence of it, under a glossary's heading too.
    name: 'a sentence of it',
    example: { meaning: 'it relates to the ropes of a ship', wording: 'label' },
    refuses: ({ meaning }) => /^(?:it|they) \p{L}/iu.test(meaning),
  },
  {
    name: 'the other half of a contrast',
    example: { meaning: 'but a rope that is laid of many threads', wording: 'apposition' },
    refuses: ({ meaning }) => /^(?:but|nor|rather|yet)\b/i.test(meaning),
  },
  {
    name: 'a word and what is said of it',
    example: { meaning: 'rope, in which many threads are laid together', wording: 'refers' },
    refuses: ({ meaning }) => /^[a-zà-ÿ]+, (?:in which|which|or) /iu.test(meaning),
  },
  {
    name: 'one more of them',
    example: { meaning: 'or the part of a ship that is under water', wording: 'refers' },
    refuses: ({ meaning }) => /^(?:or|and) /iu.test(meaning),
  },
  {
    name: 'points back',
    example: { meaning: 'the rope so given to the captain of a ship', wording: 'refers' },
    counterexample: { meaning: 'a sailor who has lost his or her ship', wording: 'refers' },
    refuses: ({ meaning, wording }) => POINTS_BACK.test(wording === 'label' ? meaning.replace(/\b(?:we|our)\b/gi, '') : meaning),
  },
  {
    // "peak, just before the storm": a noun alone, and where or when it is.
    name: 'a bare noun',
    example: { meaning: 'peak, just before the tide of the night turns', wording: 'is' },
    counterexample: { meaning: 'small, flat boats that cross a bar', wording: 'is' },
    refuses: ({ meaning, wording }) => wording === 'is' && BARE_NOUN.test(meaning),
  },
  {
    name: 'a question or a formula',
    stays: 'formulas that a text layer broke',
    example: { meaning: 'the speed of a ship that makes $v$ knots', wording: 'refers' },
    refuses: ({ meaning }) => /[?$]|\s=\s/.test(meaning),
  },
  {
    name: 'true of much else',
    example: { meaning: 'a random event occurring anywhere at sea', wording: 'is' },
    counterexample: { meaning: 'an event that occurs once in a year at sea', wording: 'is' },
    refuses: ({ meaning, wording }) => wording === 'is' && isOfMany(meaning),
  },
  {
    // "a part of the shoot system", "a passive process of transport": so are others, and nothing tells it apart.
    name: 'a kind and nothing more',
    example: { meaning: 'a passive process of transport', wording: 'is' },
    counterexample: { meaning: 'a process of transport that needs no energy', wording: 'is' },
    refuses: ({ meaning, wording }) => wording === 'is' && KIND_ONLY.test(meaning),
  },
  {
    // "motile, able to …", "hydrophilic and interacts …": how it is, not what it is.
    name: 'adjectives',
    example: { meaning: 'mobile, able to turn in the wind', wording: 'is' },
    refuses: ({ meaning, wording }) =>
      wording === 'is' && /^[a-zà-ÿ]+(?:ade|ic|al|ous|ile|ive|ble|ful|less)(?:,| and| or) /iu.test(meaning),
  },
  {
    // "characteristic of rock formed from lava": how it is or whose, and no noun.
    name: 'an adjective and its noun',
    example: { meaning: 'characteristic of ropes that are made on the coast', wording: 'apposition' },
    counterexample: { meaning: 'the characteristic of ropes that are made on the coast', wording: 'refers' },
    refuses: ({ meaning }) => OF_WHAT.test(meaning),
  },
  {
    name: 'a special one',
    example: { meaning: 'a special rope that holds the sail', wording: 'refers' },
    refuses: ({ meaning }) => /^(?:an?|the)\s+(?:special|interesting|particular|certain|word)\b/iu.test(meaning),
  },
  {
    name: 'of which',
    example: { meaning: 'the largest part of which lies under water', wording: 'refers' },
    refuses: ({ meaning }) => /^(?:\S+\s+){1,5}of which\b/iu.test(meaning),
  },
  {
    // "(a layer of charged particles)": one of many such. What a relative clause tells apart, and what is done or measured, is not.
    name: 'one of many such',
    example: { meaning: 'a layer of charged particles', wording: 'apposition' },
    refuses: ({ meaning, wording }) => wording === 'apposition' && BARE_KIND.test(meaning),
  },
  {
    // "a gamete with an r allele … a Y allele": letters that stand for the things of one example.
    name: 'the letters of an example',
    example: { meaning: 'a ship of class r beside a ship of class y', wording: 'refers' },
    refuses: ({ meaning }) => new Set(meaning.match(/(?<![\p{L}\p{N}’'-])(?![aAI]\b)\p{L}(?![\p{L}\p{N}’'-])/gu)).size > 1,
  },
];

/** May this be a meaning, as far as its words tell? */
export function mayBeMeaning(meaning: string, wording: Wording): boolean {
  return !anyRefuses(meaningWordRules, { meaning, wording });
}
