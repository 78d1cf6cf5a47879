// What a draft is worth: how likely a teacher accepts it, and how important the term is that it asks for.
import type { Draft } from '../draft/draft.ts';
import { importanceOf } from '../understand/term/importance.ts';
import type { KeyTerm } from '../understand/term/keyTerm.ts';
import type { Understood } from '../understand/understood.ts';
import { acceptanceOf } from './acceptance.ts';

/** How much the importance of its term changes a draft's score. */
const PER_IMPORTANCE = 2.5;
/** What a document prints in bold it wants to be known. */
const EMPHASISED = 0.7;
/**
 * However important its term is, what a teacher would hardly accept is not asked (`least` of its kind). Of what is printed in bold,
 * more is asked, but not by kinds that may be trivial.
 */
const LEAST_IF_EMPHASISED = 0.3;
const USUAL_IMPORTANCE = 0.1;

/** What asks for a word beside the point is trivial, however well it reads: the less important its term, the likelier it must be accepted. */
const TRIVIAL = 3;
const IMPORTANT_ENOUGH = 0.2;

/** What a term adds to a draft's score: the least likely ones nothing, those set apart the most. */
function addedBy(term: KeyTerm): number {
  return PER_IMPORTANCE * Math.max(0, importanceOf(term) - USUAL_IMPORTANCE) + (term.emphasised ? EMPHASISED : 0);
}

/** The least acceptance with which a draft on these terms is asked. */
function leastOf({ type, kind: { least } }: Draft, asked: readonly KeyTerm[], trivial: number): number {
  if (type === 'essay') return 0;
  if (asked.some(({ emphasised }) => emphasised) && !least.isTrivial) return LEAST_IF_EMPHASISED;
  if (type === 'multiple_choice') return least.choice;
  if (!least.isTrivial) return least.typed;
  const importance = Math.max(0, ...asked.map(importanceOf));
  return least.typed + trivial * Math.max(0, IMPORTANT_ENOUGH - importance);
}

/** The drafts with their scores, without those that a teacher would hardly accept. */
export function rated({ material, terms }: Understood, drafts: readonly Draft[], isScarce: boolean): Draft[] {
  return drafts.flatMap((draft) => {
    const likely = acceptanceOf(material, terms, draft);
    const asked = draft.keys.flatMap((key) => terms.byKey.get(key) ?? []);
    return likely < leastOf(draft, asked, isScarce ? 0 : TRIVIAL)
      ? []
      : [{ ...draft, likely, score: likely + Math.max(0, ...asked.map(addedBy)) }];
  });
}
