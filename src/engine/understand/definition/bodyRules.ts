// Wordings that are no meaning, as far as their words tell: they only describe, compare, point back, or say nothing. What is
// tagged, which is dear, is asked after (isGoodBody).

import { isBalanced, isTalk } from '../../english/plainText.ts';
import { anyRefuses, type Rule } from '../../english/rule.ts';
import { wordsOf } from '../../english/words.ts';
import type { Family } from './definition.ts';

/** What may be a meaning, and the family of the pattern that found it. */
export type Wording = { body: string; family: Family };

const POINTS_BACK =
  /\b(?:this|these|such(?! (?:as|that)\b)|he(?! or she)|(?<!he or )she|his(?! or her)|(?<!his or )her|him|hers|we|our|you|your|i|former|latter|aforementioned|above|below|here)\b|\b(?:of|in|to|from|by|for|with|on|at|into) that (?!(?:of|in|on|at|to|by|for|with|from|under|between|which|when|where|it|its|they|their|his|her|the|an?|one|no|each|both|all|there|is|are|was|were|can|may|has|have|seen|found|[a-zà-ÿ]+ed)\b)[a-zà-ÿ]+\b|\bthe (?:reverse|opposite) (?:process|movement|reaction|direction)\b/i;
const ONLY_DESCRIBES =
  /^(?:another|other)\b|^(?:(?:an?|the|one|some|any)\s+)?(?:(?:very|most|more|less|quite|particularly|especially|highly|widely|extremely)\s+)?(?:example|examples|important|major|key|common|good|great|useful|powerful|significant|serious|member of|result|reason|home to|foundation of|building blocks? of|part of(?! .*\b(?:that|which|where)\b)|product of|basis|way to|matter|fact|case|same|similar|different(?! [a-zà-ÿ]+s? of\b)|likely|able|due|based|not|no|also|often|usually|now|still|found|thought|believed|considered|expected|said|shown|seen|made|composed|located|present|responsible|necessary|possible|difficult|easy|hard|essential|critical|crucial|central|interesting|famous|well|best|first|second|third|last|next|only|main|primary|excellent|new|clear|(?:natural|positive|negative)(?! [a-zà-ÿ]+s? (?:that|which|of|in)\b)|expansion|extension|comparison|representation|further|recent|popular|subject|focus|question|problem|topic|consequence|outcome|one|two|three|four|both|all|each|more|most|less|better|larger|smaller|higher|lower|equal|related|dependent|independent|opposed|subject to|what|why|how|where|because|about|like|as|to|in|on|at|from|with|without|by|under|within)\b(?!-)/iu;
const DEFINES_ALL_THE_SAME =
  /^(?:one (?:who|that|which|in which|where)|any [a-zà-ÿ]+ (?:of|that|in|which)|(?:an?|the) (?:science|branch|system|set|part) of)\b/iu;
const DEFINES =
  /\b(?:about|that|which|who|whom|whose|where(?:in|by)?|when|of|in which|by which|through which|used|using|to|for|between|with|without|capable|from|made|based|consisting|containing|having|caused|\w{3,}ing|\w{3,}ed)\b/i;

/** "polygamy, or being married to more than one person" */
const BEING = /^being \p{L}+ed \p{L}+ |^\p{Ll}+ing of |^how (?:much|many|well|fast|often|far|strongly) /u;

/** Is it an activity or a quantity, "being married to more than one person", which tells by itself which it is? */
export function isBeing(body: string): boolean {
  return BEING.test(body);
}

/** Does it tell the thing apart, and not only describe it? */
function saysWhich(body: string): boolean {
  return (!ONLY_DESCRIBES.test(body) || DEFINES_ALL_THE_SAME.test(body)) && DEFINES.test(body);
}

/** "perpendicular to the surface" */
const STANDS_SO =
  /^(?:perpendicular|parallel|similar|equal|identical|opposite|adjacent|subject|central|native|proportional|comparable|close|attached|connected|linked|opposed) (?:to|from|in|with)\b/i;
const COMPARED =
  /^an? (?:looser|tighter|weaker|stronger|simpler|milder|newer|later|earlier|cheaper|faster|slower|stricter|broader|narrower|softer|harder)\b(?!.*\bthan\b)/u;
const COUNTED =
  /^(?:an?|the) (?:first|second|third|fourth|fifth|next|last|other) (?:type|kind|form|class|group|category|stage|step|phase|part|portion|source)\b/u;
const KIND_ONLY =
  /^an? (?:[a-z-]+ ){0,2}(?:part|type|kind|form|process|member|component) of (?:an? |the )?(?:[a-z-]+ ){0,2}[a-z-]+(?: of (?:an? |the )?[a-z-]+)?$/i;
const SET_OF_THINGS =
  /^(?:an?|the) (?:[a-zà-ÿ]+ )?(?:sequence|series|set|group|number|collection) of (?:[a-zà-ÿ]+ )?(?:events?|steps?|things?|people|changes?|stages?)$/iu;
const BARE_KIND =
  /^an? (?:[a-zà-ÿ-]+ )?(?:layer|zone|region|area|piece|part|member|type|kind|form|group|class|species|structure|substance|molecule|component|body|line|place|point)s? of (?:the |an? )?(?:[a-zà-ÿ-]+ )?[a-zà-ÿ-]+$/iu;
const TWO_VERBS =
  /^(?:\p{L}+ ){1,2}and (?:belong|live|occur|include|contain|produce|form|use|make|feed|play|serve|grow|range|vary|come|require|need|tend)\b/iu;

/** "a random event occurring anywhere", "a property caused by …": much else is one too. */
const OF_MANY =
  /^(?:an?|the) (?:[a-zà-ÿ-]+ ){0,2}?(?:event|phenomenon|property|thing|factor|feature|characteristic|aspect|issue|problem|result|effect|place)\b(?! (?:that|which|who|in|where|when|of|by|whose|for|between)\b)/iu;

/** Is what is said of it true of much else too? */
export function isOfMany(body: string): boolean {
  return OF_MANY.test(body);
}

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
    example: { body: 'the loss of all that came before it', family: 'refers' },
    refuses: ({ body, family }) =>
      family !== 'when' && family !== 'case' && /\b(?:after|before|since|until) (?:it|them)$/i.test(body),
  },
  {
    // "a looser form": than which?
    name: 'compared with something left out',
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
    example: { body: 'the part that lies under the water line', family: 'refers' },
    refuses: ({ body }) => /^the (?:part|portion|side|end|one) (?:that|which) /u.test(body),
  },
  {
    // "the phenomenon in which Glacier National Park …"
    name: 'what happens to one that has a name',
    example: { body: 'the process in which Port Varn lost its bank', family: 'refers' },
    refuses: ({ body }) => /\bin which \p{Lu}\p{Ll}+ \p{Lu}/u.test(body),
  },
  {
    name: 'dealing with',
    example: { body: 'dealing with ropes and sails at sea', family: 'refers' },
    refuses: ({ body }) => /^(?:dealing|having) /u.test(body),
  },
  {
    name: 'a numbered list',
    example: { body: 'a rope of hemp 2. The sail of a ship', family: 'refers' },
    refuses: ({ body }) => / \d+\. \p{Lu}/u.test(body),
  },
  {
    name: 'talk to the reader',
    example: { body: 'the rope that is shown in the figure', family: 'refers' },
    counterexample: { body: 'the rope that we pull to set a sail', family: 'label' },
    refuses: ({ body, family }) => family !== 'label' && isTalk(body),
  },
  {
    name: 'a question or a formula',
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
    name: 'those of',
    example: { body: 'those of sailors who have lost a ship', family: 'is' },
    refuses: ({ body, family }) => family === 'is' && /^(?:those|that) of\b/i.test(body),
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
