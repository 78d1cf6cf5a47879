// Why what a sentence says of a term is no definition of it: it is so in one case, at one time or in one place, and not by itself.

import { headOf, termKey } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import type { Rule } from '../../english/rule.ts';
import type { Claim, ClaimExample } from './definition.ts';

const THINGS: ReadonlySet<string> = new Set([
  'food',
  'living',
  'matter',
  'part',
  'place',
  'possession',
  'shape',
  'thing',
  'tool',
]);

export const oneCaseRules: readonly Rule<Claim, ClaimExample>[] = [
  {
    name: 'a thing in which something happens',
    example: [
      'The old mud opens into long cracks, in which crabs and worms wait for the tide.',
      'long cracks',
      'crabs and worms wait for the tide',
      'case',
    ],
    counterexample: [
      'Boats are moved by warping, in which sailors haul on ropes along a quay.',
      'warping',
      'sailors haul on ropes along a quay',
      'case',
    ],
    refuses: ({ term, wording }) => wording === 'case' && THINGS.has(kindsOfNoun(termKey(headOf(term)))[0] ?? ''),
  },
  {
    // "This law states …", "these signals are …": which one, only the sentence before says.
    name: 'the one of the sentence before',
    example: ['This tide is a wave that travels up a river.', 'tide', 'a wave that travels up a river', 'is'],
    refuses: ({ term, sentence }) => {
      const pointed = /^(?:[^,]{0,40},\s+)?(?:this|these|that|those|such)\s+(.*)$/i.exec(sentence.clean)?.[1];
      return pointed?.toLowerCase().startsWith(term.toLowerCase()) ?? false;
    },
  },
  {
    name: 'the name of this one',
    example: ['This rate of decay is called the half-life of a wreck.', 'half-life', 'the rate of decay', 'called'],
    refuses: ({ wording, sentence }) => wording === 'called' && /^(?:this|these|that|those|such)\b/i.test(sentence.clean),
  },
  {
    // "… is a hormone that …" is said of a kind.
    name: 'the case at hand',
    example: [
      'For example, violet is the color of the water at dawn here.',
      'violet',
      'the color of the water at dawn here',
      'is',
    ],
    counterexample: ['For example, kelp is a plant that grows under water.', 'kelp', 'a plant that grows under water', 'is'],
    refuses: ({ meaning, said, sentence }) =>
      !said &&
      /\bfor (?:example|instance)\b/i.test(sentence.clean.slice(0, 30)) &&
      !/^(?:an?|any)\b.*\b(?:that|which|who)\b/i.test(meaning),
  },
];
