// What a definition is, and what a pattern proposes before it is judged.
import type { Sentence } from '../material.ts';

export type Wording = 'refers' | 'called' | 'label' | 'when' | 'states' | 'is';

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

const NOUN_LIKE: ReadonlySet<Wording> = new Set(['refers', 'called', 'is', 'label']);

/** Is the meaning a phrase that may stand as a noun: no clause and no principle? */
export function isNounLike({ wording }: Definition): boolean {
  return NOUN_LIKE.has(wording);
}

export type Proposal = Pick<Definition, 'term' | 'meaning' | 'wording' | 'plural'>;
