// What stands beside a term, and for another reason than to say what the term means.

import { hasMainClause } from '../../english/clause.ts';
import { headOf, isPlural, isPluralNoun } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import type { Rule } from '../../english/rule.ts';
import type { Claim, ClaimExample } from './definition.ts';

const RELATIVE = /\b(?:that|which|who|whose|where|when)\b/i;
const MORE_OF_LIST = /^,\s(?:[\p{L}-]+\s?){1,4},?\s(?:[\p{L}\s-]{2,40},\s)*and\s/u;

/** "in ropes|, sails, and sacks": two more of what ends the meaning. */
const LISTED_ON = /^, \p{L}+(?: \p{L}+)?, (?:\p{L}+, )*(?:and|or) \p{L}+/u;

/** What the sentence says before the term. */
function beforeTerm({ term, sentence }: Claim): string {
  return sentence.clean.slice(0, Math.max(0, sentence.clean.toLowerCase().indexOf(term.toLowerCase())));
}

/** "the fruit excepted", "the grain going to …", "the first-named being …": how the rest of the sentence is meant. */
const ABSOLUTE = /^the (?:[\p{L}-]+ ){1,5}(?:being|coming|excepted|going|having|included)\b/u;
/** What tells more of a noun: "the lands | beyond the strait that …". */
const BEHIND_NOUN = pattern(
  String.raw` ${oneOf(`
    across | among | at | behind | below | beneath | between | beyond | by | for | from | in | near | of | on | outside | over
    that | through | to | under | when | where | which | who | whose | with | within | without | [a-z]+(?:ed|ing)
  `)}\b.*$`,
  'iu',
);
/** ", with marvellous success, …", ", of course, …" */
const ASIDE_BEFORE = /, (?:as|at|by|for|from|in|of|on|to|with) (?:an? |the )?(?:[\p{L}-]+ ){0,2}$/u;

/** Rules for what stands in apposition. */
export const besideRules: readonly Rule<Claim, ClaimExample>[] = [
  {
    name: 'a clause without its verb',
    example: [
      'Not much of the catch of this haven, the cod excepted, leaves the coast.',
      'haven',
      'the cod excepted',
      'apposition',
    ],
    stays: 'handouts: sentences that the reader cut',
    refuses: ({ meaning }) => ABSOLUTE.test(meaning),
  },
  {
    name: 'what goes on behind an aside',
    example: [
      'The carvers copied, with great skill, the bright colors of the shells on the shore.',
      'skill',
      'the bright colors of the shells on the shore',
      'apposition',
    ],
    counterexample: [
      'The carvers copied shells with a burin, the pointed tool of their trade.',
      'burin',
      'the pointed tool of their trade',
      'apposition',
    ],
    refuses: (claim) => ASIDE_BEFORE.test(beforeTerm(claim)) && !claim.sentence.text.includes(`(${claim.meaning}`),
  },
  {
    name: 'one thing beside several',
    example: [
      'Trade with the islands, the greatest single outlet for goods of the port, was slow.',
      'islands',
      'the greatest single outlet for goods of the port',
      'apposition',
    ],
    counterexample: [
      'Trade with the islands, the lands beyond the strait that pay no toll, was slow.',
      'islands',
      'the lands beyond the strait that pay no toll',
      'apposition',
    ],
    // "direct costs, which are the number of …" says that it is meant so.
    refuses: ({ meaning, plural, sentence }) =>
      plural &&
      /^the /i.test(meaning) &&
      !isPlural(meaning.replace(BEHIND_NOUN, '')) &&
      !sentence.clean.includes(`are ${meaning}`),
  },
  {
    // "selected on the image (features that show up)": what is in the brackets is what was selected.
    name: 'several things in brackets behind one',
    example: [
      'Pilots mark on the chart (towers that show up from afar) where to turn.',
      'chart',
      'towers that show up from afar',
      'apposition',
    ],
    counterexample: [
      'Pilots use sea marks (towers that show up from afar) to turn.',
      'sea marks',
      'towers that show up from afar',
      'apposition',
    ],
    refuses: ({ meaning, plural, sentence, tagged }) => {
      if (plural || !sentence.text.includes(`(${meaning}`)) return false;
      const [, first = ''] = /^(\p{Ll}+s) (?:that|which|who)\b/u.exec(meaning) ?? [];
      return first !== '' && isPluralNoun(first) && tagged.tokens(`the ${meaning}`)[1]?.pos === 'NOUN';
    },
  },
  {
    // "one-tenth Earth’s mass, a bullet of the size of Mars": of the thing that has the mass, or of the picture.
    name: 'beside what belongs to one thing',
    example: [
      'It had half of the ship’s weight, a ball that would sink a town.',
      'weight',
      'a ball that would sink a town',
      'apposition',
    ],
    refuses: (claim) => /\p{L}[’']s $/u.test(beforeTerm(claim)),
  },
  {
    name: 'a list in brackets',
    example: [
      'Fog shows as visual disturbances (double vision, blurring, dimness of vision) on deck.',
      'visual disturbances',
      'double vision, blurring, dimness of vision',
      'apposition',
    ],
    stays: 'handouts: examples in brackets',
    refuses: ({ meaning, sentence }) =>
      sentence.text.includes(`(${meaning}`) &&
      /^(?!(?:an?|the) )[^,]{3,30}, [^,]{3,30}, /i.test(meaning) &&
      !RELATIVE.test(meaning),
  },
  {
    // "… from Costco, a number that is unheard of"
    name: 'said of the whole sentence',
    example: [
      'Half the ships paid dues to Marina, a number that is unheard of elsewhere.',
      'Marina',
      'a number that is unheard of elsewhere',
      'apposition',
    ],
    refuses: ({ meaning }) =>
      /^an? (?:[a-zà-ÿ]+ )?(?:number|figure|fact|trend|percentage|share|total|rise|fall|move|step|feat|result)\b/iu.test(meaning),
  },
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
    name: 'what is done, in brackets',
    example: [
      'Find the speed of the ship at slack water (holding wind and sails constant as the tide turns).',
      'slack water',
      'holding wind and sails constant as the tide turns',
      'apposition',
    ],
    counterexample: [
      'Dues pay for warping (hauling of a ship by ropes along a quay).',
      'warping',
      'hauling of a ship by ropes along a quay',
      'apposition',
    ],
    refuses: ({ term, meaning, sentence, tagged }) => {
      if (!sentence.text.toLowerCase().includes(`(${meaning.toLowerCase()}`)) return false;
      const [first, second] = tagged.tokens(meaning);
      return first?.pos === 'VERB' && second?.text !== 'of' && !/ing$/i.test(term);
    },
  },
  {
    name: 'the next of a list',
    example: [
      'Soil depends on the topography, the presence of living organisms, the climate, and time.',
      'topography',
      'the presence of living organisms',
      'apposition',
    ],
    refuses: ({ meaning, sentence, tagged }) => {
      const at = sentence.clean.toLowerCase().indexOf(meaning.toLowerCase());
      // What has a clause of its own is more than the name of an item.
      if (at < 0 || RELATIVE.test(meaning)) return false;
      const after = sentence.clean.slice(at + meaning.length);
      // ", accounts for further …": the sentence goes on after an aside.
      const [next] = tagged.tokens(`it ${after.replace(/^,\s*/, '')}`).slice(1);
      if (next && (next.pos === 'AUX' || (next.pos === 'VERB' && /s$/.test(next.text)))) return false;
      return !/^, (?:such as|including|like|for example)\b/i.test(after) && MORE_OF_LIST.test(after);
    },
  },
  {
    name: 'cut in a list',
    example: [
      'The crew feared brine, the water that is the ruin of ropes, sails, and sacks.',
      'brine',
      'the water that is the ruin of ropes',
      'apposition',
    ],
    counterexample: [
      'The crew feared brine, the water that is the ruin of ropes, and left early.',
      'brine',
      'the water that is the ruin of ropes',
      'apposition',
    ],
    refuses: ({ meaning, sentence }) => {
      const at = sentence.clean.toLowerCase().indexOf(meaning.toLowerCase());
      return at >= 0 && LISTED_ON.test(sentence.clean.slice(at + meaning.length));
    },
  },
  {
    // Not the same in other words; number gives it away.
    name: 'another thing behind "or"',
    example: [
      'He left college, or sailors who had seen the north taught him.',
      'college',
      'sailors who had seen the north',
      'apposition',
    ],
    counterexample: [
      'They study ebb, or flow of the water out to the sea.',
      'ebb',
      'flow of the water out to the sea',
      'apposition',
    ],
    refuses: ({ term, meaning, sentence }) =>
      sentence.clean.toLowerCase().includes(`${term.toLowerCase()}, or ${meaning.toLowerCase()}`) &&
      !/^(?:an?|the)\b/i.test(meaning) &&
      isPluralNoun(headOf(term)) !== isPluralNoun(headOf(meaning)),
  },
  {
    name: 'one more behind "or"',
    example: [
      'The sand slides along a plane or a curved surface, or internal flow of the mass as a fluid.',
      'curved surface',
      'internal flow of the mass as a fluid',
      'apposition',
    ],
    refuses: (claim) =>
      /\bor (?:an? |the )?$/i.test(beforeTerm(claim)) &&
      claim.sentence.clean.toLowerCase().includes(`${claim.term.toLowerCase()}, or ${claim.meaning.toLowerCase()}`),
  },
  {
    name: 'the end of a name',
    example: [
      'It is the concept of carrying capacity, the largest load that a hull can bear.',
      'capacity',
      'the largest load that a hull can bear',
      'apposition',
    ],
    refuses: (claim) => /\b(?:per|(?:the|an?|of) [a-zà-ÿ]+(?:ing|ed)) $/iu.test(beforeTerm(claim)),
  },
  {
    name: 'the end of a name in quotation marks',
    stays: 'half a name is no term',
    example: [
      'The town saw a “building boom”— a period when many houses rose.',
      'boom',
      'a period when many houses rose',
      'apposition',
    ],
    refuses: ({ term, sentence }) =>
      [...sentence.clean.matchAll(/“([^”]{3,50})”/g)].some(
        ([, quoted = '']) => quoted.split(' ').length <= 4 && quoted.toLowerCase().endsWith(` ${term.toLowerCase()}`),
      ),
  },
  {
    name: 'told of one time',
    example: [
      'The fleet won the hardest battle in trade, the siege of the port in 216 BCE.',
      'trade',
      'the siege of the port in 216 BCE',
      'apposition',
    ],
    counterexample: [
      'They signed the Lumen pact, a treaty of 1741 that ended the war.',
      'Lumen pact',
      'a treaty of 1741 that ended the war',
      'apposition',
    ],
    refuses: ({ term, meaning }) => /\bin \d{3,4}\b/.test(meaning) && !/\p{Lu}/u.test(term) && !RELATIVE.test(meaning),
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
