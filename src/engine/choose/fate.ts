// What became of a draft, for who measures the engine. It decides nothing.
import type { Question } from '#core/quiz/quiz';
import type { Draft } from '../draft/draft.ts';

/** `threshold`: too few readers would take it; `length`: the quiz was long enough without it; `gate`: chosen, and refused by the last check. */
type Fate = 'chosen' | 'threshold' | 'flaw' | 'duplicate' | 'gives-away' | 'length' | 'gate';

/** `by`: the flaw, or the text of the question that it would repeat or give away; `question`: as it stands in the quiz. */
export type DraftFate = { draft: Draft; fate: Fate; by?: string; question?: Omit<Question, 'question_id'> };
