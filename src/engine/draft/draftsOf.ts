// All questions that a document could carry, not yet chosen from.
import type { Random } from '../random.ts';
import type { Understood } from '../understand/understood.ts';
import type { Draft } from './draft.ts';
import { kinds } from './kinds.ts';

/** Every draft of every kind. */
export function draftsOf(of: Understood, random: Random): Draft[] {
  return kinds.flatMap((kind) => kind.draft(of, random).map((draft): Draft => ({ kind, ...draft })));
}
