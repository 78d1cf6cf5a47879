// What stands beside a term, and for another reason than to say what the term means.

import { hasMainClause } from '../../english/clause.ts';
import type { Rule } from '../../english/rule.ts';
import type { Claim, ClaimExample } from './definition.ts';

const RELATIVE = /\b(?:that|which|who|whose|where|when)\b/i;

/** What the sentence says before the term. */
function beforeTerm({ term, sentence }: Claim): string {
  return sentence.clean.slice(0, Math.max(0, sentence.clean.toLowerCase().indexOf(term.toLowerCase())));
}

/** Rules for what stands in apposition. */
export const besideRules: readonly Rule<Claim, ClaimExample>[] = [
  {
    // Where the rest of the sentence has no verb of its own.
    name: 'the main clause',
    example: [
      'At night, if driven by storms, the ships of old traders stayed near the coast.',
      'storms',
      'the ships of old traders stayed near the coast',
      'apposition',
    ],
    counterexample: [
      'While ebb lasts, flood tide, the inward flow of the water, waits.',
      'flood tide',
      'the inward flow of the water',
      'apposition',
    ],
    refuses: ({ meaning, sentence, tagged }) => {
      const { text, tokens } = tagged.of(sentence);
      const at = text.toLowerCase().indexOf(meaning.toLowerCase());
      // Right after a comma and up to the end: what stood before says only where, when or why.
      if (at < 2 || text.slice(at - 2, at) !== ', ' || /[\p{L}\p{N}]/u.test(text.slice(at + meaning.length))) return false;
      return !hasMainClause(tokens.filter((token) => token.end <= at));
    },
  },
  {
    name: 'an example beside an example',
    example: [
      'Such is the energy of objects at rest, like water behind a dam, a sailor about to dive from a mast.',
      'dam',
      'a sailor about to dive from a mast',
      'apposition',
    ],
    counterexample: [
      'One example of a harsh place is the Dead Sea, a basin that is full of salt.',
      'Dead Sea',
      'a basin that is full of salt',
      'apposition',
    ],
    refuses: (claim) =>
      !/^the (?:number|study|rate|amount|ratio|process)\b/i.test(claim.meaning) &&
      /\b(?:such as|for example|for instance|examples?|includ(?:e|es|ing)|like)\b/i.test(beforeTerm(claim)) &&
      !RELATIVE.test(claim.meaning),
  },
];
