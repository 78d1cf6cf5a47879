// Wordings that only look like a meaning: another thing's name, a translation, praise, another number than the term's.

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
    name: 'one for many',
    example: ['Lichens are, in short, a bond of two forms of life.', 'lichens', 'a bond of two forms of life', 'is'],
    refuses: ({ meaning, plural }) => plural && /^an? /i.test(meaning) && !MANY_AS_ONE.test(meaning),
  },
];
