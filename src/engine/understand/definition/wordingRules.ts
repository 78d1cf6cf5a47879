// Wordings that only look like a meaning: another thing's name, a translation, praise, another number than the term's.

import { isPlural } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import type { Rule } from '../../english/rule.ts';
import { contentWordStems } from '../../english/words.ts';
import type { Claim, ClaimExample } from './definition.ts';
import { isRemark } from './remark.ts';

const SHORT_BUT_WHOLE = pattern(
  String.raw`\b${oneOf(`
    absence | [a-zà-ÿ]{3,}est part | branch | collection | lack | loss | process | production | removal | science | study
    sum | that | theory | total | which | who
  `)}\b`,
  'iu',
);
const MANY_AS_ONE = pattern(
  String.raw`^an? (?:[a-zà-ÿ-]+ )?${oneOf(`
    branch | category | clade | class | collection | component | family | form | group | kind | means | network | number
    order | part | phylum | product | result | series | set | source | subset | system | type | variety | way
  `)}\b`,
  'iu',
);

/** "maria in Latin, or mare in the singular", "pronounced “mah ray”": the word, not what it means. */
const IN_A_LANGUAGE = pattern(
  String.raw`\bpronounced\b
    |^[\p{L} ’-]{2,40} in ${oneOf('Arabic | Chinese | English | French | German | Greek | Hebrew | Italian | Latin | Sanskrit | Spanish')}\b`,
  'u',
);

/** Rules for the wording of a meaning beside its term. */
export const wordingRules: readonly Rule<Claim, ClaimExample>[] = [
  {
    name: 'a remark',
    example: ['Sails are the backbone of the age of trade by sea.', 'sails', 'the backbone of the age of trade by sea', 'is'],
    refuses: ({ meaning }) => isRemark(meaning),
  },
  {
    name: 'too short to tell',
    example: ['A gold ring is a symbol of marriage along this coast.', 'gold ring', 'a symbol of marriage', 'is'],
    counterexample: ['Hydrology is the study of water and of where it goes.', 'hydrology', 'the study of water', 'is'],
    refuses: ({ meaning, said }) => !said && new Set(contentWordStems(meaning)).size < 3 && !SHORT_BUT_WHOLE.test(meaning),
  },
  {
    name: 'the name of the thing',
    example: [
      'The wave reaches the shore, a process called breaking, and turns.',
      'shore',
      'a process called breaking',
      'apposition',
    ],
    refuses: ({ meaning }) =>
      /^(?:an?|the)\s+[a-zà-ÿ-]+\s+(?:(?:also|commonly|often|sometimes|usually)\s+)?(?:called|known as|termed|named)\b/iu.test(
        meaning,
      ),
  },
  {
    name: 'a translation',
    example: [
      'Tetrapod means “four-footed,” which refers to its limbs.',
      'tetrapod',
      '“four-footed,” which refers to its limbs',
      'refers',
    ],
    refuses: ({ meaning }) => /^[“"]/.test(meaning) || IN_A_LANGUAGE.test(meaning),
  },
  {
    name: 'a name beside the term',
    example: [
      'It moves through the chain (Pq to complex to plastocyanine).',
      'chain',
      'Pq to complex to plastocyanine',
      'apposition',
    ],
    refuses: ({ meaning, wording }) => wording === 'apposition' && /^(?!(?:An?|The|Any)\b)\p{Lu}/u.test(meaning),
  },
  {
    name: 'names beside each other',
    stays: 'two names mean nothing',
    example: ['It knows three parts, the keel and the mast of a ship.', 'parts', 'the keel and the mast of a ship', 'apposition'],
    refuses: ({ meaning, wording }) => wording === 'apposition' && /^(?:an?|the) [\p{L}-]+ and (?:an?|the) /u.test(meaning),
  },
  {
    name: 'one article for many',
    stays: '“a sepals” is no English',
    example: ['The planks, together called the hull, keep the water out.', 'hull', 'a planks that keep the water out', 'called'],
    refuses: ({ meaning }) => {
      const counted = /^an? ((?:[a-zà-ÿ-]+ ){0,2}?[a-zà-ÿ-]+) that\b/iu.exec(meaning)?.[1];
      return counted !== undefined && isPlural(counted);
    },
  },
  {
    name: 'a group that are',
    example: [
      'A group that are thought to be the first pilots is called wreckers.',
      'wreckers',
      'a group that are thought to be the first pilots',
      'called',
    ],
    refuses: ({ meaning }) => /^an? (?:[a-zà-ÿ]+ ){1,3}(?:that|which) are\b/iu.test(meaning),
  },
  {
    name: 'the idea that',
    stays: '“the law that states that the concept that …” is no sentence',
    example: [
      'The law of the sea states that the idea that a ship can be owned is new.',
      'law of the sea',
      'the idea that a ship can be owned is new',
      'states',
    ],
    refuses: ({ meaning, wording }) => wording === 'states' && /^the (?:concept|idea|belief|notion|fact) that\b/i.test(meaning),
  },
  {
    name: 'one for many',
    example: ['Lichens are, in short, a bond of two forms of life.', 'lichens', 'a bond of two forms of life', 'is'],
    refuses: ({ meaning, plural }) => plural && /^an? /i.test(meaning) && !MANY_AS_ONE.test(meaning),
  },
];
