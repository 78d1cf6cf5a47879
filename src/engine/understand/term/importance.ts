// Estimates how likely a teacher would put a term into the glossary: a logistic regression over what the document shows
// of it, and how rare the word is elsewhere. `npm run weights` learns the weights from the glossaries of two books.
import { rememberedOf } from '../../english/memo.ts';
import { isRareNoun } from '../../english/nounLexicon.ts';
import { importance } from '../../weights/importance.ts';
import type { KeyTerm } from './keyTerm.ts';

const yes = (is: boolean) => (is ? 1 : 0);
const upTo = (max: number, value: number) => Math.min(1, value / max);
const wordsIn = (text: string) => text.split(' ');

/** The features of a term, each about 0 to 1. A feature without a weight, or a weight without a feature, does not compile. */
const features = {
  defined: ({ definition }) => yes(definition !== null),
  sure: ({ definition }) => (definition ? Math.max(0, Math.min(1.2, definition.score)) : 0),
  is: ({ definition }) => yes(definition?.wording === 'is'),
  called: ({ definition }) => yes(definition?.wording === 'called'),
  refers: ({ definition }) => yes(definition?.wording === 'refers' || definition?.wording === 'label'),
  named: ({ named }) => yes(named),
  name: ({ name }) => yes(name),
  twoWords: ({ text }) => yes(wordsIn(text).length === 2),
  moreWords: ({ text }) => yes(wordsIn(text).length > 2),
  plural: ({ plural }) => yes(plural),
  mentions: ({ mentions }) => upTo(5, Math.log2(1 + mentions)),
  once: ({ mentions }) => yes(mentions <= 1),
  spread: ({ sections }) => upTo(6, sections.size),
  long: ({ head }) => upTo(15, head.length),
  rare: ({ head }) => yes(isRareNoun(head)),
  heading: ({ isSetApart, emphasised }) => yes(isSetApart && !emphasised),
  usualWord: ({ text, head }) => yes(!text.includes(' ') && !isRareNoun(head)),
  subjects: ({ subjects }) => upTo(3, Math.log2(1 + subjects)),
  together: ({ together }) => upTo(4, together),
  siblings: ({ siblings }) => upTo(4, siblings),
  ofIt: ({ ofIt }) => upTo(3, ofIt),
  capital: ({ text }) => yes(/^\p{Lu}/u.test(text)),
  longWord: ({ key }) => upTo(15, Math.max(...wordsIn(key).map((word) => word.length))),
} satisfies Record<keyof typeof importance.weights, (term: KeyTerm) => number>;

export type FeatureName = keyof typeof features;
export const featureNames = Object.keys(features) as FeatureName[];

export function importanceFeatures(term: KeyTerm): Record<FeatureName, number> {
  return Object.fromEntries(featureNames.map((name) => [name, features[name](term)])) as Record<FeatureName, number>;
}

/** Terms in bold are nearly always in the glossary: 91 to 99 % of them. */
const EMPHASISED = 0.9;

/** The probability that a term is in a glossary, 0 to 1. */
export const importanceOf = rememberedOf((term: KeyTerm): number => {
  const sum = featureNames.reduce((total, name) => total + importance.weights[name] * features[name](term), importance.bias);
  return Math.max(term.emphasised ? EMPHASISED : 0, 1 / (1 + Math.exp(-sum)));
});
