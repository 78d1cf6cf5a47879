// Rejects meanings that only describe, compare, refer back, concern one case, are cut off, or do not fit a question.
import { isPhrase } from '../../english/clause.ts';
import { anyOf, oneOf, regex } from '../../english/pattern.ts';
import { isBalanced } from '../../english/plainText.ts';
import { anyRefuses, type Rules } from '../../english/rule.ts';
import { contentWordStems, wordsOf } from '../../english/words.ts';
import type { Tagged } from '../tagged.ts';
import type { Definition } from './definition.ts';
import { isNounPhrase } from './nounPhrase.ts';

export type Claim = Pick<Definition, 'term' | 'meaning' | 'wording' | 'sentence'> & { tagged: Tagged };

const ONLY_DESCRIBES = anyOf('iu')`
    ^(?:another|other)\b
    ^(?:(?:an?|the|one|some|any)\s+)?(?:(?:highly|less|more|most|quite|very|widely)\s+)?${oneOf`
      able | about | all | also | as | at | based | basis | because | believed | best | better | both | building blocks? of | by
      case | central | clear | common | comparison | composed | consequence | considered | critical | crucial | dependent
      different(?! [a-zà-ÿ]+s? of\b) | difficult | due | each | easy | equal | essential | example | examples | excellent
      expansion | expected | extension | fact | famous | first | focus | found | foundation of | four | from | further | good
      great | hard | higher | home to | how | important | in | independent | interesting | key | larger | last | less | like
      likely | located | lower | made | main | major | matter | member of | more | most | much
      (?:natural|positive|negative)(?! [a-zà-ÿ]+s? (?:that|which|of|in)\b) | necessary | new | next | no | not | now | often
      on | one | only | opposed | outcome | part of(?! .*\b(?:that|which|where)\b) | particular | popular | possible | powerful
      present | primary | problem | product of | question | reason | recent | related | representation | responsible | result
      said | same | second | seen | serious | shown | significant | similar | smaller | special | still | subject | subject to
      third | thought | three | to | topic | two | under | useful | usually | way to | well | what | where | why | with | within
      without
    `}\b(?!-)
    ^(?:perpendicular|adjacent|attached|close|connected|identical|opposite|parallel|proportional)\b
    ^[a-zà-ÿ]+(?:ade|ic|al|ous|ile|ive|ble|ful|less)(?:,| and| or)\s
    ^[a-zà-ÿ]+, (?:after|at|before|during|in|just|near|on|when|where|with)\b
    ^(?:characteristic|typical|indicative|representative|aware|capable|full) of\b
`;
const STILL_DEFINES =
  /^(?:one (?:who|that|which|in which|where)|any [a-zà-ÿ]+ (?:of|that|in|which)|(?:an?|the) (?:branch|science|set) of)\b/iu;
const TELLS_APART = regex('iu')`\b${oneOf`
    about | based | between | by which | capable | caused | consisting | containing | for | from | having | in which | made | of
    (?<!be )\p{L}{3,}ed | (?<=\s)\p{L}{3,}ing | that | through which | to | used | using | when | where(?:in|by)? | which | who
    whom | whose | with | without
  `}\b`;
const POINTS_BACK = anyOf('iu')`
    \b(?:of|in|to|from|by|for|with|on|at|into) that (?!${oneOf`
      all | an? | are | at | [a-zà-ÿ]+ed | between | both | by | can | each | for | found | from | has | have | her | his | in
      is | it | its | may | no | of | on | one | seen | the | their | there | they | to | under | was | were | when | where
      which | with
    `}\b)[a-zà-ÿ]+\b
    \b${oneOf`
      above | aforementioned | below | former | (?<!he or )she | he(?! or she) | here | hers | him | (?<!his or )her
      his(?! or her) | i | latter | our | such(?! (?:as|that)\b) | these | this | we | you | your
    `}\b
    \bso (?:given|made|formed|\p{L}{3,}ed)\b | \bof which\b(?!.*,)
`;
/** Opinion, praise and pictures: perhaps true, but not something a student could be asked to know. */
const REMARK = anyOf('iu')`
    \b(?:hallmark of|arguably|backbone|controversial|cornerstone|heart of|remarkable|undoubtedly)\b
    \b(?:among|one of) the (?:very )?(?:best|chief|important|key|leading|main|major|most|(?!interest)[a-z]{3,}est)\b
    ^an? (?:very |highly |truly )?(?:complex|difficult|potent|powerful|valuable)\b
    \bimportant (?:part|place|role|factor|aspect|source)\b
    ^(?:an?|the|one) (?:basic|chief|common|leading|principal|usual) (?:cause|factor|form|method|reason|type|way)s?\b
    \b(?:widely|commonly|frequently) used\b | \b(?:about|around|nearly|over|roughly) \d[\d.,]* ?(?:%|per ?cent)
`;

/** Rules for a meaning. The expensive ones, which need the tagger, come last. */
export const meaningRules = {
  'too few or too many words': ({ meaning }) => wordsOf(meaning).length < 4 || wordsOf(meaning).length > 36,
  'only describes': ({ meaning, wording }) =>
    wording === 'is' && ((ONLY_DESCRIBES.test(meaning) && !STILL_DEFINES.test(meaning)) || !TELLS_APART.test(meaning)),
  'points back': ({ meaning, wording }) =>
    POINTS_BACK.test(wording === 'label' ? meaning.replace(/\b(?:we|our)\b/gi, '') : meaning),
  'a remark': ({ meaning }) => REMARK.test(meaning),
  'half of something': ({ meaning }) =>
    !isBalanced(meaning) || /^(?:it|they|but|nor|rather|yet|or|and|[a-zà-ÿ]+, (?:in )?which) /iu.test(meaning),
  'a question, a formula, or the letters of an example': ({ meaning }) =>
    /[?$]|\s=\s/.test(meaning) || new Set(meaning.match(/(?<![\p{L}\p{N}’'-])(?![aAI]\b)\p{L}(?![\p{L}\p{N}’'-])/gu)).size > 1,
  'the term again': ({ term, meaning }) => contentWordStems(term).every((stem) => contentWordStems(meaning).includes(stem)),
  // "This law states …", "For example, violet is the color …": only the previous sentence says which one, or when.
  'of one case': ({ wording, sentence }) =>
    wording !== 'label' && /^(?:[^,]{0,40},\s+)?(?:this|these|those|such|for (?:example|instance))\b/i.test(sentence.clean),
  'too short to tell': ({ meaning, wording }) =>
    (wording === 'is' || wording === 'called') &&
    new Set(contentWordStems(meaning)).size < 3 &&
    !/\b(?:[a-zà-ÿ]{3,}est|lack|loss|process|production|science|study|sum|that|total|which|who)\b/iu.test(meaning),
  'no thing': ({ meaning, wording, tagged }) => (wording === 'is' || wording === 'called') && !isNounPhrase(meaning, tagged),
  'a clause that is called so': ({ meaning, wording, tagged }) => wording === 'called' && !isPhrase(tagged.tokens(meaning)),
} satisfies Rules<Claim>;

export function isSoundMeaning(claim: Claim): boolean {
  return !anyRefuses(meaningRules, claim);
}
