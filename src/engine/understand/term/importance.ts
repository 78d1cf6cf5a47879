// How likely a teacher would put this term into the glossary: a logistic regression over what the document shows of it.
// The weights are made by scripts/ranker.ts from the glossaries of two open textbooks; no word is known to it but for how rare it is elsewhere.
import { isRareNoun } from '../../english/nounLexicon.ts';
import type { KeyTerm } from './keyTerm.ts';

/** The features by name, each about 0 to 1: shares and logarithms of counts, and yes or no. */
export function featuresOf(term: KeyTerm): Record<string, number> {
  const words = term.text.split(' ').length;
  const definition = term.definition;
  const family = definition?.family;
  return {
    defined: definition ? 1 : 0,
    sure: definition ? Math.max(0, Math.min(1.2, definition.score)) : 0,
    is: family === 'is' ? 1 : 0,
    called: family === 'called' ? 1 : 0,
    refers: family === 'refers' || family === 'label' ? 1 : 0,
    beside: family === 'apposition' || family === 'case' ? 1 : 0,
    named: term.named ? 1 : 0,
    name: term.name ? 1 : 0,
    twoWords: words === 2 ? 1 : 0,
    moreWords: words > 2 ? 1 : 0,
    plural: term.plural ? 1 : 0,
    mentions: Math.min(1, Math.log2(1 + term.mentions) / 5),
    once: term.mentions <= 1 ? 1 : 0,
    spread: Math.min(1, term.sections.size / 6),
    long: Math.min(1, term.head.length / 15),
    rare: isRareNoun(term.head) ? 1 : 0,
    summed: term.summed ? 1 : 0,
    heading: term.apart && !term.emphasised ? 1 : 0,
    usualWord: words === 1 && !isRareNoun(term.head) ? 1 : 0,
    subjects: Math.min(1, Math.log2(1 + term.subjects) / 3),
    hyphen: term.text.includes('-') ? 1 : 0,
    together: Math.min(1, term.together / 4),
    glossed: term.glossed ? 1 : 0,
    explained: term.explained ? 1 : 0,
    siblings: Math.min(4, term.siblings) / 4,
    ofIt: Math.min(3, term.ofIt) / 3,
    mates: Math.min(4, term.mates) / 4,
    capital: /^\p{Lu}/u.test(term.text) ? 1 : 0,
    longWord: Math.min(1, Math.max(...term.key.split(' ').map((word) => word.length)) / 15),
  };
}

/** Learnt from the even sections; on the odd ones the area under the curve is .87 (biology) and .93 (sociology). */
const WEIGHTS: Readonly<Record<string, number>> = {
  bias: -3.63,
  defined: 1.07,
  sure: 0.96,
  is: 0.38,
  called: -0.37,
  refers: 0.63,
  beside: 0.04,
  named: 1.93,
  name: -0.24,
  twoWords: -0.13,
  moreWords: -0.56,
  plural: -0.28,
  mentions: -0.29,
  once: -0.34,
  spread: -1.02,
  long: 0.29,
  rare: -0.14,
  summed: 0.36,
  heading: 1.17,
  usualWord: -0.88,
  subjects: 1.24,
  hyphen: 0.27,
  together: 0.69,
  glossed: 0.51,
  explained: 0.85,
  siblings: 1.17,
  ofIt: -0.42,
  mates: 0.65,
  capital: -0.75,
  longWord: 0.91,
};

/** The share of such terms that stand in a glossary, 0 to 1. What is set in bold is nearly always there (E2.7: 91 to 99 %). */
export function worthOf(term: KeyTerm): number {
  const found = known.get(term) ?? reckoned(term);
  known.set(term, found);
  return found;
}

const known = new WeakMap<KeyTerm, number>();

function reckoned(term: KeyTerm): number {
  const sum = Object.entries(featuresOf(term)).reduce(
    (total, [name, value]) => total + (WEIGHTS[name] ?? 0) * value,
    WEIGHTS.bias ?? 0,
  );
  return Math.max(term.emphasised ? 0.9 : 0, 1 / (1 + Math.exp(-sum)));
}
