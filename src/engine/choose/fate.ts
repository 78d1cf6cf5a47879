// What became of a draft, for who measures the engine. It decides nothing.
import type { Question } from '#core/quiz';
import type { Draft } from '../draft/draft.ts';

/**
 * `weak`: drafted for a wish for weaker questions only; `length`: the quiz was long enough without it; `gate`: chosen, and refused by the last
 * check.
 */
type Fate = 'chosen' | 'weak' | 'threshold' | 'flaw' | 'duplicate' | 'gives-away' | 'quota' | 'length' | 'gate';

/** `by`: the flaw, or the text of the question that it would repeat or give away; `question`: as it stands in the quiz. */
export type DraftFate = { draft: Draft; fate: Fate; by?: string; question?: Omit<Question, 'question_id'> };
