// Looks up single English nouns in WordNet's data: the kinds of thing they name, and which are rare (scripts/lexicon.mjs).
import { nounData } from './nounData.ts';

type Entry = { kinds: readonly string[]; rare: boolean };

let shared: Map<string, Entry> | null = null;

/** Loaded at first use: about 40,000 nouns. */
function lexicon(): Map<string, Entry> {
  if (shared) return shared;
  shared = new Map();
  for (const line of nounData.split('\n')) {
    const [group = '', nouns = ''] = line.split(':');
    const entry = { kinds: group.replace('?', '').split('+'), rare: group.endsWith('?') };
    for (const noun of nouns.split(' ')) shared.set(noun, entry);
  }
  return shared;
}

/** The kinds of thing in a noun's two commonest senses ("part", "act", …), the commonest first. Empty if unknown. Singular, lower case. */
export function kindsOfNoun(noun: string): readonly string[] {
  return lexicon().get(noun)?.kinds ?? [];
}

/** Whether a noun (singular, lower case) is unknown to WordNet, or absent from the texts that its authors counted. */
export function isRareNoun(noun: string): boolean {
  return lexicon().get(noun)?.rare ?? true;
}

export function nounsOfLexicon(): Iterable<string> {
  return lexicon().keys();
}
