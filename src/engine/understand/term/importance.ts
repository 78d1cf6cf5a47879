// How important is a term: how likely would a teacher put it into the glossary? A logistic regression over what the document shows
// of it. It knows no word but for how rare that is elsewhere. `npm run weights` learns the weights from two books' glossaries.
import { rememberedOf } from '../../english/memo.ts';
import { isRareNoun } from '../../english/nounLexicon.ts';
import { importance } from '../../weights/importance.ts';
import type { KeyTerm } from './keyTerm.ts';

const yes = (is: boolean) => (is ? 1 : 0);
const upTo = (max: number, value: number) => Math.min(1, value / max);
const wordsIn = (text: string) => text.split(' ');

/** What shows of a term, each about 0 to 1. Each feature has a weight, and each weight is of one: else this does not compile. */
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

/** What shows of a term, to learn from. */
export function importanceFeatures(term: KeyTerm): Record<FeatureName, number> {
  return Object.fromEntries(featureNames.map((name) => [name, features[name](term)])) as Record<FeatureName, number>;
}

/** What a document sets in bold stands nearly always in its glossary: 91 to 99 % of such terms do. */
const EMPHASISED = 0.9;

/** The share of such terms that stand in a glossary, 0 to 1. */
export const importanceOf = rememberedOf((term: KeyTerm): number => {
  const sum = featureNames.reduce((total, name) => total + importance.weights[name] * features[name](term), importance.bias);
  return Math.max(term.emphasised ? EMPHASISED : 0, 1 / (1 + Math.exp(-sum)));
});
