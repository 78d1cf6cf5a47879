// What a definition is, and what a pattern proposes before it is judged. How they are found is told beside them.
import type { Sentence } from '../material.ts';
import type { Tagged } from '../tagged.ts';

export type Wording = 'refers' | 'called' | 'label' | 'does' | 'when' | 'states' | 'is' | 'apposition' | 'case';

export type Definition = {
  term: string;
  key: string;
  /** what it means, as the document words it, without a full stop */
  meaning: string;
  wording: Wording;
  plural: boolean;
  sentence: Sentence;
  score: number;
};

const NOUN_LIKE: ReadonlySet<Wording> = new Set(['refers', 'called', 'is', 'apposition', 'label']);

/** Is the meaning a phrase that may stand as a noun: no clause, no case, no principle? */
export function isNounLike({ wording }: Definition): boolean {
  return NOUN_LIKE.has(wording);
}

export type Proposal = {
  term: string;
  meaning: string;
  wording: Wording;
  plural: boolean /** "A tariff is …": said of the kind, not of one */;
  generic?: boolean;
  /** a term only if the document names it more than once */
  mustComeBack?: boolean;
};

/** A definition with all that is asked before it is believed. */
export type Claim = Definition & {
  tagged: Tagged;
  /** the sentence itself says that this is what the word means */
  said: boolean;
  /** the term is set apart somewhere, or a heading names it */
  sure: boolean;
};

/** An example of a claim: a sentence, and what would be taken from it. */
export type ClaimExample = readonly [sentence: string, term: string, meaning: string, wording: Wording];
