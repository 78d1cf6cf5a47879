// How likely a teacher would put this term into the glossary: a logistic regression over what the document shows of it.
// The weights are made by scripts/ranker.ts from the glossaries of two open textbooks; it refuses to know any word.
import type { KeyTerm } from './keyTerm.ts';

const TECHNICAL =
  /(?:ism|ology|graphy|sis|osis|tion|ity|ance|ence|ment|ship|cyte|phyte|ase|gen|oma|ium|ine|ide|ose|ula|phyll|troph|derm|plast|some|soma)s?$/i;

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
    technical: TECHNICAL.test(term.head) ? 1 : 0,
    long: Math.min(1, term.head.length / 15),
    hyphen: term.text.includes('-') ? 1 : 0,
  };
}

/** Learnt from the even sections; on the odd ones the area under the curve is .76 (biology) and .83 (sociology). */
const WEIGHTS: Readonly<Record<string, number>> = {
  bias: -2.88,
  defined: 0.85,
  sure: 1.41,
  is: 0.5,
  called: -0.63,
  refers: 0.5,
  beside: 0.24,
  named: 1.82,
  name: -0.48,
  twoWords: 0.34,
  moreWords: 0.13,
  plural: -0.11,
  mentions: 0.71,
  once: -0.58,
  spread: -0.15,
  technical: 0.05,
  long: 0.28,
  hyphen: 0.38,
};

/** The share of such terms that stand in a glossary, 0 to 1. What is set in bold is nearly always there (engine.md: 91 to 99 %). */
export function worthOf(term: KeyTerm): number {
  const sum = Object.entries(featuresOf(term)).reduce(
    (total, [name, value]) => total + (WEIGHTS[name] ?? 0) * value,
    WEIGHTS.bias ?? 0,
  );
  return Math.max(term.emphasised ? 0.9 : 0, 1 / (1 + Math.exp(-sum)));
}
