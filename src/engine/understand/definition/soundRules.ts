// Why what a sentence says of a term is no definition of it: it belongs to another term, or to the text itself.

import { isEveryday } from '../../english/everyday.ts';
import { withoutArticle } from '../../english/noun.ts';
import type { Rule } from '../../english/rule.ts';
import type { Claim, ClaimExample } from './definition.ts';

/** "Matter is any substance that …" is said of the kind, "The change is …" of one. */
function isOfKind({ term, wording, sentence }: Claim): boolean {
  return wording === 'is' && sentence.clean.toLowerCase().startsWith(`${term.toLowerCase()} `);
}

/** Rules for a term and its sentence. */
export const soundRules: readonly Rule<Claim, ClaimExample>[] = [
  {
    name: 'two terms',
    example: ['Ebb and flow are the movements of the tide.', 'ebb and flow', 'the movements of the tide', 'is'],
    refuses: ({ term }) => / and /.test(term),
  },
  {
    name: 'an everyday word',
    example: [
      'The matter is a question that takes up time on a deck.',
      'matter',
      'a question that takes up time on a deck',
      'is',
    ],
    counterexample: [
      'Matter is any substance that takes up space on a deck.',
      'matter',
      'any substance that takes up space on a deck',
      'is',
    ],
    refuses: (claim) => !claim.said && !claim.sure && isEveryday(withoutArticle(claim.term)) && !isOfKind(claim),
  },
];
