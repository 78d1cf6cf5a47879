// Every essay that a document carries: on its terms, and on its reasons.
// Each task is bound to sentences that answer it; a heading alone makes none.

import type { Definition } from '../../understand/definition/definition.ts';
import type { Material } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { TermIndex } from '../../understand/term/termIndex.ts';
import type { Drafted } from '../draft.ts';
import { type QuestionKind, usual } from '../draft.ts';
import { causeEssays } from './causeEssay.ts';
import { termEssays } from './termEssay.ts';

/** Every essay that this document carries, unranked, on terms of the first index; `known` are all terms, where these are fewer. */
export function essaysOf(
  material: Material,
  definitions: readonly Definition[],
  terms: TermIndex,
  tagged: Tagged,
  known: TermIndex = terms,
): Drafted[] {
  return [...termEssays(material, definitions, terms, tagged), ...causeEssays(material, known, tagged)].filter(
    (draft) => draft !== null,
  );
}

/** A task that several sentences answer. */
export const essay: QuestionKind = {
  ...usual,
  name: 'essay',
  draft: ({ material, definitions, leading, tagged, terms }) => essaysOf(material, definitions, leading, tagged, terms),
};
