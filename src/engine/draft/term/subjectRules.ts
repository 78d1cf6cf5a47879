// Why what a sentence says of its subject asks for nothing: it says too little, or it leans on another sentence. The subject itself
// is judged elsewhere.

import { isBalanced } from '../../english/plainText.ts';
import { leaningOr } from '../../english/reference.ts';
import type { Rule } from '../../english/rule.ts';
import { contentWordStems, wordsOf } from '../../english/words.ts';
import { isRemark } from '../../understand/definition/remark.ts';

/** A term and what is said of it, which begins with the verb or with an adverb before it. */
type Said = { term: string; plural: boolean; verb: string; predicate: string };

const POINTS_AWAY = leaningOr(`
  again | another | cannot | either | her | here | him | his | instead | neither | never | no longer | none | nor | not | now
  \\w+n[’']t | others? | recently | same | so | then | there | today | too
`);
/** What is happening to something just now. */
const HAPPENING = /^(?:is|are) (?:[a-zà-ÿ]+ly )?(?!missing|lacking)[a-zà-ÿ]{3,}ing (?!an?\b)/iu;

/** Does the verb agree with the number that the key is filed under? The same number is asked of every option. */
function agrees({ verb, plural }: Said): boolean {
  if (/^(?:is|was|has|does)$/i.test(verb)) return !plural;
  if (/^(?:are|were|have|do)$/i.test(verb)) return plural;
  if (/(?:ed|en|ould|can|may|must|will|might|had|did)$/i.test(verb)) return true;
  return /[^s]s$/.test(verb) ? !plural : plural;
}

/** Rules for what is said of a subject. */
export const subjectRules: readonly Rule<Said>[] = [
  {
    name: 'too little or too much said',
    example: { term: 'sextant', plural: false, verb: 'measures', predicate: 'measures the height of stars' },
    refuses: ({ predicate }) =>
      wordsOf(predicate).length < 6 || predicate.length > 170 || new Set(contentWordStems(predicate)).size < 4,
  },
  {
    name: 'another number than the verb',
    example: { term: 'sextants', plural: true, verb: 'measures', predicate: 'measures the height of stars above the ship' },
    counterexample: { term: 'sextants', plural: true, verb: 'measure', predicate: 'measure the height of stars above the ship' },
    refuses: (said) => !agrees(said),
  },
  {
    name: 'a remark',
    example: { term: 'sextant', plural: false, verb: 'is', predicate: 'is the backbone of the trade by sea along coasts' },
    refuses: ({ predicate }) => isRemark(predicate),
  },
  {
    name: 'what happens just now',
    example: { term: 'fleet', plural: false, verb: 'is', predicate: 'is losing ships to storms along the northern coast' },
    refuses: ({ predicate }) => HAPPENING.test(predicate),
  },
  {
    name: 'a word that points away',
    example: { term: 'sextant', plural: false, verb: 'measures', predicate: 'measures these heights of stars above the ship' },
    refuses: ({ predicate }) => POINTS_AWAY.test(predicate),
  },
  {
    name: 'half of a pair of brackets',
    example: { term: 'sextant', plural: false, verb: 'measures', predicate: 'measures (the height of stars above the ship' },
    refuses: ({ predicate }) => !isBalanced(predicate),
  },
  {
    name: 'signs',
    example: { term: 'sextant', plural: false, verb: 'measures', predicate: 'measures three things: height, angle and course' },
    refuses: ({ predicate }) => /[:?$"”]/.test(predicate),
  },
  {
    name: 'the term again',
    example: { term: 'sextant', plural: false, verb: 'is', predicate: 'is read with the arm of the sextant by sailors' },
    refuses: ({ term, predicate }) => {
      const stems = contentWordStems(predicate);
      return contentWordStems(term).some((stem) => stems.includes(stem));
    },
  },
];
