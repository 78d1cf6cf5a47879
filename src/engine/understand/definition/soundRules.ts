// Why what a sentence says of a term is no definition of it: it belongs to another term, or to the text itself.

import { isEveryday } from '../../english/everyday.ts';
import { CALLED } from '../../english/namingVerbs.ts';
import { withoutArticle } from '../../english/noun.ts';
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
/** "Matter is any substance that …" is said of the kind, "The change is …" of one. */
function isOfKind({ term, wording, sentence }: Claim): boolean {
  return wording === 'is' && sentence.clean.toLowerCase().startsWith(`${term.toLowerCase()} `);
}
const SIDE = /^(?:above|below|bottom|cent(?:er|re)|inset|left|middle|right|top)$/i;

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
