// Why what a sentence says of a term is no definition of it: it belongs to another term, to one case, or to the text itself.

import { hasMainClause } from '../../english/clause.ts';
import { isEveryday } from '../../english/everyday.ts';
import { CALLED } from '../../english/namingVerbs.ts';
import { headOf, termKey, withoutArticle } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import type { Rule } from '../../english/rule.ts';
import type { Token } from '../../english/tagger.ts';
import type { Claim, ClaimExample } from './definition.ts';
import { isOneOfNames } from './naming.ts';

const NAMES_AGAIN = new RegExp(String.raw`^,?\s*(?:also |often |sometimes |commonly )?(?:is |are )?${CALLED}\b`, 'i');

const PART_OF_TEXT = pattern(
  `^${oneOf(`
    answers? | background | conclusions? | discussion | given | goal | hypothes[ie]s | materials | methods? | notes?
    objectives? | observations? | predictions? | problems? | procedure | proof | questions? | reminders? | results?
    solutions? | strategy | summary | tips? | warnings?
  `)}$`,
  'i',
);
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

/** "Matter is any substance that …" is said of the kind, "The change is …" of one. */
function isOfKind({ term, wording, sentence }: Claim): boolean {
  return wording === 'is' && sentence.clean.toLowerCase().startsWith(`${term.toLowerCase()} `);
}

const GREATEST_OF_THE_PLACE = pattern(
  String.raw`^the (?:[\p{L}-]+(?:est|iest) and )?[\p{L}-]+est (?:areas?|parts?|places?|regions?) of the ${oneOf(`
    area | city | coast | continent | country | island | nation | region | state | town | world
  `)}$`,
  'iu',
);
const IN_ONE_CASE = /^(?:after|at|before|during|if|once|under|until|when)\b[^,]{1,60}, (?:the )?(.*)$/iu;
const SIDE = /^(?:above|below|bottom|cent(?:er|re)|inset|left|middle|right|top)$/i;
const OF_THOSE_WHO = /^when (?:\p{L}+ ){1,4}(?:that|which|who) (?:is|are)\b/iu;

/** Rules for a term and its sentence. */
export const soundRules: readonly Rule<Claim, ClaimExample>[] = [
  {
    name: 'two terms',
    example: ['Ebb and flow are the movements of the tide.', 'ebb and flow', 'the movements of the tide', 'is'],
    refuses: ({ term }) => / and /.test(term),
  },
  {
    name: 'what another thing is, too',
    example: [
      'Spring tides are the chances of deep ships while neap tides keep them in the port.',
      'spring tides',
      'the chances of deep ships while neap tides keep them in the port',
      'is',
    ],
    counterexample: [
      'Warping is the hauling of a ship by its ropes while lying at a quay.',
      'warping',
      'the hauling of a ship by its ropes while lying at a quay',
      'is',
    ],
    refuses: ({ meaning, wording }) =>
      wording === 'is' && /\bwhile (?!(?:he|it|one|she|they|\p{L}+ing)\b)\p{L}+ \p{L}+/iu.test(meaning),
  },
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
    // "Mean claims involve means which are …": a noun taken for the verb.
    name: 'a clause that tells of another noun',
    example: [
      'Harbour dues involve means which are paid by the captains.',
      'harbour dues involve',
      'which are paid by the captains',
      'refers',
    ],
    refuses: ({ meaning }) => /^(?:that|which|who|whom|whose)\b/i.test(meaning),
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
    name: 'a part of the text',
    stays: 'notes and papers have such labels',
    example: [
      'Hypothesis: all boats turn with the tide at night.',
      'Hypothesis',
      'all boats turn with the tide at night',
      'label',
    ],
    refuses: ({ term, wording, sentence }) =>
      (wording === 'label' && PART_OF_TEXT.test(term)) ||
      // "Right: The mast of …", under two pictures.
      (wording === 'apposition' && SIDE.test(term) && sentence.clean.toLowerCase().startsWith(`${term.toLowerCase()}:`)),
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
  {
    name: 'a moment',
    example: ['It grew cold in spring, a season of many storms.', 'spring', 'a season of many storms', 'apposition'],
    refuses: ({ term, said, sure }) => !said && !sure && MOMENT.test(term),
  },
  {
    // "Grafting, layering, and micropropagation are …": what is said of them all, not what the last one is.
    name: 'said of a whole list',
    example: [
      'Light, water, and soil are factors that limit where plants grow.',
      'soil',
      'factors that limit where plants grow',
      'is',
    ],
    counterexample: ['Tides are slow, and ebb is the outward flow of the water.', 'ebb', 'the outward flow of the water', 'is'],
    refuses: ({ term, sentence, tagged }) => {
      const { text, tokens } = tagged.of(sentence);
      const at = text.toLowerCase().indexOf(term.toLowerCase());
      const before = text.slice(0, Math.max(0, at));
      const start = Math.max(before.lastIndexOf(':'), before.lastIndexOf(';'));
      if (!/,\s(?:and|or)\s(?:the\s|an?\s)?$/i.test(before)) return false;
      // "Grafting, layering": those are names.
      const isVerb = ({ pos, text: word }: Token) => pos === 'AUX' || (pos === 'VERB' && !/ing$/.test(word));
      return !tokens.some((token) => token.start > start && token.end <= at && isVerb(token));
    },
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
    name: 'an adjective',
    example: [
      'Behaviors that harm the ship but help the crew are called altruistic.',
      'altruistic',
      'behaviors that harm the ship but help the crew',
      'called',
    ],
    refuses: ({ term, meaning, tagged }) => {
      // "Deciduous: the trees that …": the label of a line begins with a capital.
      if (!/^\p{L}\p{Ll}+(?:ic|ive|ous|able|ible|less)$/u.test(term)) return false;
      const [, , , word] = tagged.tokens(`it is the ${term.toLowerCase()}.`);
      return word?.pos === 'ADJ' && /^(?:an?|the|those|people|individuals|[a-zà-ÿ]+s)\b/iu.test(meaning);
    },
  },
  {
    name: 'one of several names',
    example: ['The four parts of a hull are called the keel, bilge, and deck.', 'keel', 'the four parts of a hull', 'called'],
    counterexample: [
      'The lowest part of a hull is called the keel and holds the ribs of the ship.',
      'keel',
      'the lowest part of a hull',
      'called',
    ],
    refuses: ({ term, wording, sentence }) => wording === 'called' && isOneOfNames(sentence, term),
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
  {
    name: 'what scholars do',
    stays: '“scientists refer to … as …” names a thing, and no scientists',
    example: ['Scientists refer to an organism by two names.', 'scientists', 'an organism by two names', 'refers'],
    counterexample: [
      'Geologists are people who study rocks and soil.',
      'geologists',
      'people who study rocks and soil',
      'refers',
    ],
    refuses: ({ term, meaning, wording }) =>
      wording === 'refers' &&
      /(?:ists|ians|ologers)$/i.test(term) &&
      !/^(?:people|persons|those|someone|professionals)\b/i.test(meaning),
  },
  {
    // Three and more capitals in a row, once.
    name: 'a heading that ran into its text',
    example: ['Work Ethic Trade is the exchange of goods at sea.', 'Work Ethic Trade', 'the exchange of goods at sea', 'is'],
    refuses: ({ term, sure, sentence }) => /^(?:\p{Lu}\S*\s){2,}\p{Lu}/u.test(term) && !sure && sentence.clean.startsWith(term),
  },
  {
    // "… known as an insertion, or the removal of a base, also known as deletion"
    name: 'the meaning of what follows',
    example: ['Growth, or the loss of a bank, also known as a breach, is slow.', 'growth', 'the loss of a bank', 'apposition'],
    refuses: ({ meaning, said, sentence }) => {
      if (said) return false;
      const at = sentence.clean.toLowerCase().indexOf(meaning.toLowerCase());
      const after = at < 0 ? '' : sentence.clean.slice(at + meaning.length);
      return NAMES_AGAIN.test(after);
    },
  },
];
