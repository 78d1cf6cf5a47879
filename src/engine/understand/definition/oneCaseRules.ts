// Why what a sentence says of a term is no definition of it: it is so in one case, at one time or in one place, and not by itself.

import { hasMainClause } from '../../english/clause.ts';
import { headOf, termKey } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import type { Rule } from '../../english/rule.ts';
import type { Claim, ClaimExample } from './definition.ts';

const FIELD = pattern(
  `\\b${oneOf(`
    accounting | administration | advertising | agriculture | aviation | banking | computing | construction | education
    engineering | farming | finance | forestry | logistics | management | manufacturing | marketing | medicine | mining
    navigation | nursing | photography | programming | statistics | teaching | transportation
  `)}$`,
  'i',
);
const MOMENT = pattern(
  `^${oneOf(`
    ages? | autumn | centur(?:y|ies) | days? | decades? | evening | fall | months? | morning | night | spring | summer
    times? | today | weeks? | winter | years?
  `)}$`,
  'i',
);
/** What a town or a country is said to be is no meaning of its name. */
const PLACE = pattern(
  String.raw`^(?:an?|the) (?:[\p{L}-]+ ){0,3}?${oneOf(`
    capital | city | colony | country | island | nation | port | province | realm | republic | town | village
  `)}\b`,
  'iu',
);
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
const GREATEST_OF_THE_PLACE = pattern(
  String.raw`^the (?:[\p{L}-]+(?:est|iest) and )?[\p{L}-]+est (?:areas?|parts?|places?|regions?) of the ${oneOf(`
    area | city | coast | continent | country | island | nation | region | state | town | world
  `)}$`,
  'iu',
);
const IN_ONE_CASE = /^(?:after|at|before|during|if|once|under|until|when)\b[^,]{1,60}, (?:the )?(.*)$/iu;
const OF_THOSE_WHO = /^when (?:\p{L}+ ){1,4}(?:that|which|who) (?:is|are)\b/iu;

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
    name: 'what it does at this time',
    example: [
      'Rivalry of ports is concentrating trade in a few towns.',
      'rivalry of ports',
      'concentrating trade in a few towns',
      'is',
    ],
    counterexample: ['Warping is hauling a ship by ropes along a quay.', 'warping', 'hauling a ship by ropes along a quay', 'is'],
    refuses: ({ term, meaning, wording }) =>
      wording === 'is' && /^\p{Ll}+ing (?!of\b)/u.test(meaning) && !/(?:ing|tion|sion|ment|ism|ance|ence)$/.test(term),
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
    // "At n = 1, the curve is …": what it is in one case, it is not by itself. "In a harbour, the pilot is …" says of what it is one.
    name: 'what it is in one case',
    example: ['At slack water, the tidal current is a line of small waves.', 'tidal current', 'a line of small waves', 'is'],
    counterexample: ['In a harbour, the pilot is a sailor who leads ships.', 'pilot', 'a sailor who leads ships', 'is'],
    refuses: ({ term, wording, sentence }) =>
      wording === 'is' && IN_ONE_CASE.exec(sentence.clean)?.[1]?.toLowerCase().startsWith(term.toLowerCase()) === true,
  },
  {
    name: 'cut off before its verb',
    example: [
      'Command drift is the practice in which captains, particularly in fleets with a council, widen their powers.',
      'command drift',
      'the practice in which captains',
      'is',
    ],
    counterexample: ['A roadstead is a place in which ships anchor.', 'roadstead', 'a place in which ships anchor', 'is'],
    refuses: ({ meaning }) => /\b(?:in which|whereby) (?:(?:all|an?|many|some|the) )?[\p{L}’-]+$/u.test(meaning),
  },
  {
    // "In marine engineering, drawings form …": what happens in a field says nothing of what the field is.
    name: 'what happens in a field',
    example: [
      'In marine engineering, hull drawings form the basis for checking the strength of a ship.',
      'marine engineering',
      'hull drawings form the basis for checking the strength of a ship',
      'case',
    ],
    counterexample: [
      'In warping, the crew hauls the ship by ropes along the quay.',
      'warping',
      'the crew hauls the ship by ropes along the quay',
      'case',
    ],
    refuses: ({ term, wording }) => wording === 'case' && FIELD.test(term),
  },
  {
    // "The sender is a router that has received a datagram": what happened to it in the case that is told.
    name: 'what has happened to it',
    example: [
      'The consignee is a merchant who has received a chest of tea.',
      'consignee',
      'a merchant who has received a chest of tea',
      'is',
    ],
    counterexample: ['A widow is a woman who has lost a sailor at sea.', 'widow', 'a woman who has lost a sailor at sea', 'is'],
    refuses: ({ meaning, wording, sentence }) =>
      wording === 'is' &&
      sentence.clean.startsWith('The ') &&
      /\b(?:that|which|who) (?:has|have) \p{L}+(?:ed|en)\b/u.test(meaning),
  },
  {
    name: 'a moment',
    example: ['It grew cold in spring, a season of many storms.', 'spring', 'a season of many storms', 'apposition'],
    refuses: ({ term, said, sure }) => !said && !sure && MOMENT.test(term),
  },
  {
    name: 'a place',
    example: ['Varn is a town that still lives from ships.', 'Varn', 'a town that still lives from ships', 'is'],
    counterexample: ['A haven is a town that still lives from ships.', 'haven', 'a town that still lives from ships', 'is'],
    stays: 'travel and history notes: where it lies is not what it is',
    refuses: ({ term, meaning, wording }) =>
      wording === 'is' && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(term) && PLACE.test(meaning),
  },
  {
    name: 'the name of this one',
    example: ['This rate of decay is called the half-life of a wreck.', 'half-life', 'the rate of decay', 'called'],
    refuses: ({ wording, sentence }) => wording === 'called' && /^(?:this|these|that|those|such)\b/i.test(sentence.clean),
  },
  {
    name: 'what it means at times',
    stays: 'what comes of a thing is no meaning',
    example: [
      'Fishing often means waiting for many hours in the cold.',
      'fishing',
      'waiting for many hours in the cold',
      'refers',
    ],
    refuses: ({ wording, sentence }) =>
      wording === 'refers' && /\b(?:often|sometimes|usually|also|can|may) means?\b/i.test(sentence.clean),
  },
  {
    // "when the number of those who are willing to work": cut before what it is.
    name: 'a case without its verb',
    example: [
      'Glut of berths occurs when the number of ships that are ready to sail i.e. the fleet is small.',
      'glut of berths',
      'when the number of ships that are ready to sail',
      'when',
    ],
    counterexample: [
      'Glut of berths occurs when the number of ships that are ready to sail is small.',
      'glut of berths',
      'when the number of ships that are ready to sail is small',
      'when',
    ],
    refuses: ({ meaning, wording, tagged }) =>
      wording === 'when' && OF_THOSE_WHO.test(meaning) && !hasMainClause(tagged.tokens(meaning.slice('when '.length))),
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
  {
    // "A phagocyte is a cell that engulfs, a process called phagocytosis": that is said of the cell.
    name: 'what something else is, as a process',
    example: [
      'A dredger is a ship that lifts sand, a process called dredging.',
      'dredging',
      'a dredger is a ship that lifts sand',
      'case',
    ],
    counterexample: [
      'Boats are moved by warping, in which sailors haul on ropes along a quay.',
      'warping',
      'sailors haul on ropes along a quay',
      'case',
    ],
    refuses: ({ meaning, wording }) =>
      wording === 'case' &&
      /^(?:an? |the )?(?:[\p{L}-]+ ){1,3}is (?:an?|the) (?:[\p{L}-]+ ){1,4}(?:that|which|who)\b/iu.test(meaning),
  },
  {
    name: 'some of its values',
    example: [
      'Draught is a measure that may have the values 3, 5, 8.',
      'draught',
      'a measure that may have the values 3, 5, 8',
      'is',
    ],
    counterexample: ['Draught is a measure of how deep a ship lies.', 'draught', 'a measure of how deep a ship lies', 'is'],
    refuses: ({ meaning }) => /\b\d+, \d+\b/.test(meaning),
  },
  {
    // "the driest parts of the continent": of which one, and others are as dry.
    name: 'the greatest of a place that was named before',
    example: ['Banks are the driest and widest parts of the coast.', 'banks', 'the driest and widest parts of the coast', 'is'],
    counterexample: ['A bilge is the lowest part of a hull.', 'bilge', 'the lowest part of a hull', 'is'],
    refuses: ({ meaning }) => GREATEST_OF_THE_PLACE.test(meaning),
  },
];
