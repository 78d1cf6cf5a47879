// What a student wished for, as the choice of drafts uses it, and the sentence that says what could not be had (P6.14).
import type { QuestionType } from '#core/quiz';
import { type Wishes, wishWords } from '#core/wishes';
import { difficultyOf } from '../draft/difficulty.ts';
import type { Draft } from '../draft/draft.ts';
import type { Material } from '../understand/material.ts';
import { sectionsOf } from '../understand/outline.ts';

/** `type`: the only one that is wanted; `fits`: may this draft be asked, `holds`: is its section wished for. */
export type Wish = {
  count: number | null;
  type: QuestionType | null;
  fits: (draft: Draft) => boolean;
  holds: ((section: number) => boolean) | null;
};

export const WISHED_TYPES = { choice: 'multiple_choice', typed: 'short_answer', essay: 'essay' } as const;

/** The wishes over this document. */
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

type Left = 'difficulty' | 'kind' | 'without_essays' | 'parts';

/** The wishes, then with one more left aside each time: first how hard, then of which kind, then from where. */
export function relaxations(wishes: Wishes): { wishes: Wishes; left: Left[] }[] {
  const steps: { wishes: Wishes; left: Left[] }[] = [{ wishes, left: [] }];
  for (const one of ['difficulty', 'kind', 'without_essays', 'parts'] as const) {
    const last = steps.at(-1);
    if (wishes[one] === undefined || last === undefined) continue;
    const { [one]: _, ...rest } = last.wishes;
    steps.push({ wishes: rest, left: [...last.left, one] });
  }
  return steps;
}

const NAMES: Record<Left, string> = {
  difficulty: 'the difficulty',
  kind: 'the kind',
  without_essays: 'the wish for no essays',
  parts: 'the choice of parts',
};
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What could not be had, or null. `found`: how many questions the quiz has. */
export function unmetWords(wished: Wishes, left: readonly Left[], found: number): string | null {
  const names = left.map((one) => NAMES[one]);
  const list = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const aside =
    left.length === 0
      ? null
      : `Too few good questions were found for ${lowered(wishWords({ ...wished, count: undefined }))}, so ${list} ${left.length === 1 ? 'was' : 'were'} left aside.`;
  const short =
    wished.count === undefined || found >= wished.count
      ? null
      : `You wished for ${wished.count} questions; ${found} good ones could be written.`;
  return [aside, short].filter((one) => one !== null).join(' ') || null;
}
