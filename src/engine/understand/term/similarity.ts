// How similar are two terms of a document, as options of one question? Only what the document itself shows is counted; the
// weights are learnt from options that people wrote (decision 014). Whether an option could be right is not asked here.
import { similarity } from '../../weights/similarity.ts';
import type { Material } from '../material.ts';
import { coListedWith } from './coListed.ts';
import type { KeyTerm } from './keyTerm.ts';

const LONGEST_ENDING = 6;
const MOST_LISTS = 2;
const MOST_MENTIONS = 10;

/** How many letters two terms have in common at their ends: "succession", "-ectomy", "type". */
function sharedEnding(one: string, other: string): number {
  let count = 0;
  while (count < LONGEST_ENDING && one.at(-1 - count) !== undefined && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

const wordCounts = new WeakMap<KeyTerm, number>();

/** Asked of the same term for many answers. */
function wordCount(term: KeyTerm): number {
  const count = wordCounts.get(term) ?? term.text.split(' ').length;
  wordCounts.set(term, count);
  return count;
}

/** Another term beside the answer of a question that is asked in a section; `lists`: how many lists hold both. */
type Pair = { answer: KeyTerm; other: KeyTerm; section: number; lists: number };

const yes = (is: boolean) => (is ? 1 : 0);
const isNextTo = (section: number, { sections }: KeyTerm) => sections.has(section - 1) || sections.has(section + 1);

/** What is compared. Each feature has a weight and each weight is of a feature: otherwise this does not compile. */
const features = {
  ending: ({ answer, other }) => sharedEnding(answer.key, other.key),
  lists: ({ lists }) => Math.min(MOST_LISTS, lists),
  apart: ({ other }) => yes(other.apart),
  defined: ({ other }) => yes(other.definition !== null),
  plain: ({ other }) => yes(!other.apart && !other.definition),
  sameNumber: ({ answer, other }) => yes(other.plural === answer.plural),
  sameSection: ({ other, section }) => yes(other.sections.has(section)),
  nextSection: ({ other, section }) => yes(!other.sections.has(section) && isNextTo(section, other)),
  words: ({ answer, other }) => Math.abs(wordCount(answer) - wordCount(other)),
  letters: ({ answer, other }) => Math.abs(answer.text.length - other.text.length),
  mentions: ({ other }) => Math.min(MOST_MENTIONS, other.mentions),
} satisfies Record<keyof typeof similarity.weights, (pair: Pair) => number>;

export type FeatureName = keyof typeof features;

export const featureNames = Object.keys(features) as FeatureName[];
const weighted = featureNames.map((name) => ({ feature: features[name], weight: similarity.weights[name] }));

function pairWith(material: Material, answer: KeyTerm, section: number): (other: KeyTerm) => Pair {
  const lists = coListedWith(material, answer.text);
  return (other) => ({ answer, other, section, lists: lists.get(other.key) ?? 0 });
}

/** What shows of the similarity of a term to the answer, to learn from. */
export function similarityFeatures(
  material: Material,
  answer: KeyTerm,
  section: number,
): (other: KeyTerm) => Record<FeatureName, number> {
  const pair = pairWith(material, answer, section);
  return (other) => {
    const both = pair(other);
    return Object.fromEntries(featureNames.map((name) => [name, features[name](both)])) as Record<FeatureName, number>;
  };
}

/** The similarity of a term to the answer, for a question that is asked in this section. */
export function similarityTo(material: Material, answer: KeyTerm, section: number): (other: KeyTerm) => number {
  const pair = pairWith(material, answer, section);
  return (other) => {
    const both = pair(other);
    return weighted.reduce((sum, { feature, weight }) => sum + weight * feature(both), 0);
  };
}
