// All questions that a document could carry, not yet chosen from.
import type { Random } from '../random.ts';
import type { Understood } from '../understand/understood.ts';
import type { Draft } from './draft.ts';
import { kinds } from './kinds.ts';

/** Under so many things to ask about, the kinds of last resort are drafted too. */
const FEW_KEYS = 8;

/** Every draft of every kind. `isScarce`: there were too few, so each kind may also ask about what it leaves out otherwise. */
export function draftsOf(of: Understood, random: Random, isScarce = false): Draft[] {
  const drafted = (isLast: boolean) =>
    kinds
      .filter(({ isLastResort = false }) => isLastResort === isLast)
      .flatMap((kind) => kind.draft(of, random, isScarce).map((draft): Draft => ({ kind, ...draft })));
  const drafts = drafted(false);
  if (new Set(drafts.flatMap(({ keys }) => keys)).size < FEW_KEYS) drafts.push(...drafted(true));
  return drafts;
}
