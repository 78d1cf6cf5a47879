// What a student wished for, as the choice of drafts uses it, and what of it could not be had (P6.14).
import type { Wishes } from '#core/document/wishes';
import type { DroppedWish, QuestionType, Quiz, UnmetWishes } from '#core/quiz/quiz';
import { difficultyOf } from '../draft/difficulty.ts';
import type { Draft } from '../draft/draft.ts';
import { sectionsOf } from '../understand/documentParts.ts';
import type { Material } from '../understand/material.ts';

/** `type`: the only one that is wanted; `fits`: may this draft be asked, `holds`: is its section wished for. */
export type Wish = {
  count: number | null;
  type: QuestionType | null;
  fits: (draft: Draft) => boolean;
  holds: ((section: number) => boolean) | null;
};

export const WISHED_TYPES = { choice: 'multiple_choice', typed: 'short_answer', essay: 'essay' } as const;

export function wishOf(material: Material, { count, kind, without_essays: isWithoutEssays, difficulty, parts }: Wishes): Wish {
  const type = kind === undefined ? null : WISHED_TYPES[kind];
  const sections = sectionsOf(material.document, parts);
  return {
    count: count ?? null,
    type,
    holds: sections && ((section) => sections.has(section)),
    fits: (draft) =>
      (type === null || draft.type === type) &&
      !(isWithoutEssays && draft.type === 'essay') &&
      (sections === null || sections.has(draft.sentence.section.index)) &&
      (difficulty === undefined || difficultyOf(material, draft) === difficulty),
  };
}

/** The wishes, then with one more left aside each time: first how hard, then of which kind, then from where. */
export function relaxations(wishes: Wishes): { wishes: Wishes; droppedWishes: DroppedWish[] }[] {
  const steps: { wishes: Wishes; droppedWishes: DroppedWish[] }[] = [{ wishes, droppedWishes: [] }];
  for (const wishKey of ['difficulty', 'kind', 'without_essays', 'parts'] as const) {
    const last = steps.at(-1);
    if (wishes[wishKey] === undefined || last === undefined) continue;
    const { [wishKey]: _, ...rest } = last.wishes;
    steps.push({ wishes: rest, droppedWishes: [...last.droppedWishes, wishKey] });
  }
  return steps;
}

export function withUnmet(quiz: Quiz, wished: Wishes, droppedWishes: readonly DroppedWish[]): Quiz {
  const { unmet_wishes: _, ...rest } = quiz;
  const count = quiz.questions.length;
  const isShort = wished.count !== undefined && count < wished.count;
  if (droppedWishes.length === 0 && !isShort) return rest;
  const unmet: UnmetWishes = { dropped_wishes: [...droppedWishes], ...(isShort ? { question_count: count } : {}) };
  return { ...rest, unmet_wishes: unmet };
}
