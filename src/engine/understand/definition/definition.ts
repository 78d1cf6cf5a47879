// Defines the shape of a definition, and of a proposal by a pattern, which is not judged yet.
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

/** Whether the meaning can stand as a noun: not a clause and not a principle. */
export function isNounLike({ wording }: Definition): boolean {
  return NOUN_LIKE.has(wording);
}

export type Proposal = Pick<Definition, 'term' | 'meaning' | 'wording' | 'plural'>;
