// What a draft is worth: how likely a demanding teacher prints it unchanged, and how important the term is that it asks for.
import type { Draft } from '../draft/draft.ts';
import { importanceOf } from '../understand/term/importance.ts';
import type { KeyTerm } from '../understand/term/keyTerm.ts';
import type { Understood } from '../understand/understood.ts';
import { acceptanceOf } from './acceptance.ts';
import type { DraftFate } from './fate.ts';
import { printableOf } from './printable.ts';

/** How much of a draft's score is how likely it is printed unchanged, and how much the importance of its term changes that. */
const PER_LIKELIHOOD = 4;
const PER_IMPORTANCE = 1;
/** What a document prints in bold it wants to be known. */
const EMPHASISED = 0.3;
const USUAL_IMPORTANCE = 0.1;
/** What fewer strict readers would print unchanged is not asked, but where there is little else. Of choices fewer are rejected. */
const LEAST_PRINTED = { multiple_choice: 0.38, short_answer: 0.4, essay: 0.38 };
const LEAST_IF_SCARCE = 0.22;
/** By so much less of what the document plainly wants to be known. */
const WANTED = { importance: 0.4, less: 0.06 };

/** What a term adds to a draft's score: the least likely ones nothing, those set apart the most. */
function addedBy(term: KeyTerm): number {
  return PER_IMPORTANCE * Math.max(0, importanceOf(term) - USUAL_IMPORTANCE) + (term.emphasised ? EMPHASISED : 0);
}

const isWanted = (term: KeyTerm) => term.emphasised || importanceOf(term) >= WANTED.importance;

/** The likelihood with which a draft on these terms is asked. */
function leastOf({ type, kind, floor }: Draft, asked: readonly KeyTerm[], isScarce: boolean, isLenient: boolean): number {
  // The document's own questions come as they are.
  if (kind.isOfDocument) return 0;
  if (isScarce) return LEAST_IF_SCARCE;
  const least = LEAST_PRINTED[type] - (asked.some(isWanted) ? WANTED.less : 0);
  return isLenient ? Math.min(least, floor ?? least) : (floor ?? least);
}

/**
 * The drafts with their scores, without those that a demanding teacher would hardly print; weak ones only where
 * all else is too little. `isLenient`: no draft's own floor is higher than that of its type. `onFate` is told of those that are left out.
 */
export function rated(
  of: Understood,
  drafts: readonly Draft[],
  isScarce: boolean,
  isLenient = false,
  onFate?: (fate: DraftFate) => void,
): Draft[] {
  const { material, terms } = of;
  return drafts.flatMap((draft) => {
    if (draft.isWeak && !isScarce) {
      onFate?.({ draft, fate: 'weak' });
      return [];
    }
    const printed = printableOf(of, draft, acceptanceOf(material, terms, draft));
    const asked = draft.keys.flatMap((key) => terms.byKey.get(key) ?? []);
    const likely = printed + (draft.kind.inQuiz?.[draft.type] ?? 0);
    const scored = { ...draft, likely, score: PER_LIKELIHOOD * likely + Math.max(0, ...asked.map(addedBy)) };
    if (printed >= leastOf(draft, asked, isScarce, isLenient)) return [scored];
    onFate?.({ draft: scored, fate: 'threshold' });
    return [];
  });
}
