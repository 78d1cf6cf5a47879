// Wordings that are no meaning, as far as their words tell: they only describe, compare, point back, or say nothing. What is
// tagged, which is dear, is asked after (isGoodBody).

import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced } from '../../english/plainText.ts';
import { COMPARATIVE } from '../../english/reference.ts';
import { anyRefuses, type Rule } from '../../english/rule.ts';
import { wordsOf } from '../../english/words.ts';
import type { Family } from './definition.ts';
import { isBeing } from './nounPhrase.ts';
import { isOfMany, saysWhich } from './saysWhich.ts';

/** What may be a meaning, and the family of the pattern that found it. */
export type Wording = { body: string; family: Family };

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
const COMPARED = new RegExp(String.raw`^an? ${COMPARATIVE}\b(?!.*\bthan\b)`, 'u');
const COUNTED = pattern(
  String.raw`^(?:an?|the) (?:first|second|third|fourth|fifth|next|last|other) ${oneOf(`
    category | class | form | group | kind | part | phase | portion | source | stage | step | type
  `)}\b`,
  'u',
);
const KIND_ONLY = pattern(
  `^an? (?:[a-z-]+ ){0,2}(?:part|type|kind|form|process|member|component) of (?:an? |the )?(?:[a-z-]+ ){0,2}[a-z-]+
    (?: of (?:an? |the )?[a-z-]+)?$`,
  'i',
);
const SET_OF_THINGS = pattern(
  `^(?:an?|the) (?:[a-zà-ÿ]+ )?(?:sequence|series|set|group|number|collection) of (?:[a-zà-ÿ]+ )?
    (?:events?|steps?|things?|people|changes?|stages?)$`,
  'iu',
);
const BARE_KIND = pattern(
  `^an? (?:[a-zà-ÿ-]+ )?${oneOf(`
    area | body | class | component | form | group | kind | layer | line | member | molecule | part | piece | place | point
    region | species | structure | substance | type | zone
  `)}s? of (?:the |an? )?(?:[a-zà-ÿ-]+ )?[a-zà-ÿ-]+$`,
  'iu',
);
const TWO_VERBS = pattern(
  String.raw`^(?:\p{L}+ ){1,2}and ${oneOf(`
    belong | come | contain | feed | form | grow | include | live | make | need | occur | play | produce | range | require
    serve | tend | use | vary
  `)}\b`,
  'iu',
);

/** Rules for the words of a meaning. */
export const bodyRules: readonly Rule<Wording>[] = [
  {
    name: 'too long',
    example: { body: `the rope that ${'holds a sail or '.repeat(16)}a flag`, family: 'refers' },
    refuses: ({ body }) => body.length > 240,
  },
  {
    name: 'only describes',
    example: { body: 'an important tool of every sailor at sea', family: 'is' },
    counterexample: { body: 'one who steers a ship into a port', family: 'is' },
    refuses: ({ body, family }) => (family === 'is' || (family === 'apposition' && !isBeing(body))) && !saysWhich(body),
  },
  {
    name: 'too few or too many words',
    example: { body: 'rope of hemp', family: 'refers' },
    refuses: ({ body, family }) => {
      const words = wordsOf(body).length;
      return words < (family === 'called' ? 3 : 4) || words > 36;
    },
  },
  {
    name: 'half of a pair of brackets',
    example: { body: 'a rope (that holds the sail of a ship', family: 'refers' },
    refuses: ({ body }) => !isBalanced(body),
  },
  {
    name: 'where or how it stands',
    example: { body: 'perpendicular to the side of a ship that lies', family: 'refers' },
    refuses: ({ body }) => STANDS_SO.test(body),
  },
  {
    // "ectotherms, animals whose …"
    name: 'the meaning of another word',
    stays: 'a second word for the same thing stands in front of the meaning',
    example: { body: 'sloops, ships that have one mast', family: 'refers' },
    refuses: ({ body }) => /^[a-zà-ÿ]+s, [a-zà-ÿ]+s (?:whose|that|who|which)\b/iu.test(body),
  },
  {
    name: 'a word and what is said of it',
    example: { body: 'rope, in which many threads are laid together', family: 'refers' },
    refuses: ({ body }) => /^[a-zà-ÿ]+, (?:in which|which|or) /iu.test(body),
  },
  {
    name: 'one more of them',
    example: { body: 'or the part of a ship that is under water', family: 'refers' },
    refuses: ({ body }) => /^(?:or|and) /iu.test(body),
  },
  {
    name: 'points back',
    example: { body: 'the rope that holds this part of the ship', family: 'refers' },
    counterexample: { body: 'a sailor who has lost his or her ship', family: 'refers' },
    refuses: ({ body, family }) => POINTS_BACK.test(family === 'label' ? body.replace(/\b(?:we|our)\b/gi, '') : body),
  },
  {
    name: 'the thing that is also another',
    example: { body: 'the mast of a ship that is also a signal', family: 'refers' },
    refuses: ({ body }) => /\bthat (?:is|are) (?:also|now|then|still)\b/i.test(body),
  },
  {
    // "the inability to form new memories after it": what it is, something before the meaning says.
    name: 'before or after it',
    stays: 'notes: a sentence that tells what is lost or comes before it',
    example: { body: 'the loss of all that came before it', family: 'refers' },
    refuses: ({ body, family }) =>
      family !== 'when' && family !== 'case' && /\b(?:after|before|since|until) (?:it|them)$/i.test(body),
  },
  {
    // "a looser form": than which?
    name: 'compared with something left out',
    stays: 'notes: a sentence about what was named before',
    example: { body: 'a looser knot that sailors tie at sea', family: 'refers' },
    counterexample: { body: 'a looser knot than the one that sailors tie', family: 'refers' },
    refuses: ({ body }) => COMPARED.test(body),
  },
  {
    name: 'one that is counted',
    example: { body: 'a second type of rope that holds a sail', family: 'refers' },
    refuses: ({ body }) => COUNTED.test(body),
  },
  {
    name: 'the part that',
    stays: 'notes: a caption without its picture',
    example: { body: 'the part that lies under the water line', family: 'refers' },
    refuses: ({ body }) => /^the (?:part|portion|side|end|one) (?:that|which) /u.test(body),
  },
  {
    // "the phenomenon in which Glacier National Park …"
    name: 'what happens to one that has a name',
    stays: 'notes: a case that is told as a rule',
    example: { body: 'the process in which Port Varn lost its bank', family: 'refers' },
    refuses: ({ body }) => /\bin which \p{Lu}\p{Ll}+ \p{Lu}/u.test(body),
  },
  {
    name: 'dealing with',
    example: { body: 'dealing with ropes and sails at sea', family: 'refers' },
    refuses: ({ body }) => /^(?:dealing|having) /u.test(body),
  },
  {
    name: 'a question or a formula',
    stays: 'formulas that a text layer broke',
    example: { body: 'the speed of a ship that makes $v$ knots', family: 'refers' },
    refuses: ({ body }) => /[?$]/.test(body),
  },
  {
    // "diapsids and belong to …"
    name: 'two verbs',
    example: { body: 'sailors and live on ships that cross the sea', family: 'is' },
    refuses: ({ body, family }) => family === 'is' && TWO_VERBS.test(body),
  },
  {
    // "complex and the areas … are varied"
    name: 'two things said',
    example: { body: 'long and the ropes that hold it are heavy', family: 'is' },
    refuses: ({ body, family }) => family === 'is' && /^\p{L}+ and the \p{L}/iu.test(body),
  },
  {
    name: 'true of much else',
    example: { body: 'a random event occurring anywhere at sea', family: 'is' },
    counterexample: { body: 'an event that occurs once in a year at sea', family: 'is' },
    refuses: ({ body, family }) => family === 'is' && isOfMany(body),
  },
  {
    // "a part of the shoot system", "a passive process of transport": so are others, and nothing tells it apart.
    name: 'a kind and nothing more',
    example: { body: 'a passive process of transport', family: 'is' },
    counterexample: { body: 'a process of transport that needs no energy', family: 'is' },
    refuses: ({ body, family }) => family === 'is' && KIND_ONLY.test(body),
  },
  {
    // "motile, able to …", "hydrophilic and interacts …": how it is, not what it is.
    name: 'adjectives',
    example: { body: 'mobile, able to turn in the wind', family: 'is' },
    refuses: ({ body, family }) => family === 'is' && /^[a-zà-ÿ]+(?:ic|al|ous|ile|ive|ble)(?:,| and| or) /iu.test(body),
  },
  {
    name: 'a special one',
    example: { body: 'a special rope that holds the sail', family: 'refers' },
    refuses: ({ body }) => /^(?:an?|the)\s+(?:special|interesting|particular|certain|word)\b/iu.test(body),
  },
  {
    name: 'a set of things',
    example: { body: 'a long series of events', family: 'refers' },
    refuses: ({ body }) => SET_OF_THINGS.test(body),
  },
  {
    name: 'interesting',
    example: { body: 'the rope that is most interesting to sailors', family: 'refers' },
    refuses: ({ body }) => /\binteresting\b/i.test(body),
  },
  {
    name: 'of which',
    example: { body: 'the largest part of which lies under water', family: 'refers' },
    refuses: ({ body }) => /^(?:\S+\s+){1,5}of which\b/iu.test(body),
  },
  {
    // "(a layer of charged particles)": one of many such. What a relative clause tells apart, and what is done or measured, is not.
    name: 'one of many such',
    example: { body: 'a layer of charged particles', family: 'apposition' },
    refuses: ({ body, family }) => family === 'apposition' && BARE_KIND.test(body),
  },
  {
    // "a gamete with an r allele … a Y allele": letters that stand for the things of one example.
    name: 'the letters of an example',
    example: { body: 'a ship of class r beside a ship of class y', family: 'refers' },
    refuses: ({ body }) => new Set(body.match(/(?<![\p{L}\p{N}’'-])(?![aAI]\b)\p{L}(?![\p{L}\p{N}’'-])/gu)).size > 1,
  },
];

/** May this be a meaning, as far as its words tell? */
export function mayBeBody(body: string, family: Family): boolean {
  return !anyRefuses(bodyRules, { body, family });
}
