// Finds synonyms and opposites for the points of an essay. They are stored in the question, for marking.
import type { KeyPoint } from '#core/quiz/quiz';
import { relatedData } from './relatedData.ts';

type Related = { also: readonly string[]; against: readonly string[] };

let shared: Map<string, Related> | null = null;

/** Loaded at first use: about 6,000 words. */
function lexicon(): Map<string, Related> {
  if (shared) return shared;
  shared = new Map();
  for (const line of relatedData.split('\n')) {
    const [word = '', rest = ''] = line.split(':');
    const [also = '', against = ''] = rest.split('!');
    const list = (words: string) => words.split(' ').filter((relatedWord) => relatedWord !== '');
    shared.set(word, { also: list(also), against: list(against) });
  }
  return shared;
}

/** Endings, and the lemma they may come from: "bends", "weaker", "carried". */
const ENDINGS: readonly [ending: RegExp, lemma: string][] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/ed$/, ''],
  [/d$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/er$/, ''],
  [/r$/, ''],
  [/en$/, ''],
];

function lemmasOf(word: string): string[] {
  const forms = ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, lemma]) => word.replace(ending, lemma));
  return [word, ...forms].filter((form) => lexicon().has(form));
}

/** The two lists of a point (core/quiz/quiz, KeyPoint): for each of its words the synonyms, and the opposites. */
export function relatedWordsOf({ text, terms }: KeyPoint): Required<Pick<KeyPoint, 'also' | 'against'>> {
  const words = [...new Set(`${text} ${terms.join(' ')}`.toLowerCase().match(/[a-z]{3,}/g) ?? [])];
  const lookups = words.map((word) => ({ word, entries: lemmasOf(word).flatMap((lemma) => lexicon().get(lemma) ?? []) }));
  const also = lookups
    .map(({ word, entries }) => [word, ...new Set(entries.flatMap((entry) => entry.also))])
    .filter((line) => line.length > 1)
    .map((line) => line.join(' '));
  return { also, against: [...new Set(lookups.flatMap(({ entries }) => entries.flatMap((entry) => entry.against)))] };
}
