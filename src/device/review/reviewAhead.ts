// Counts due questions without folding the deck, for the number on the app's icon, which the worker updates too. It reflects the
// deck when last on screen: reviews on other devices count after Oasis is opened.
import { type OasisDatabase, withDatabase } from '../rows/db.ts';
import type { ReviewAheadRow } from '../rows/reviewRows.ts';

/** Stores how many cards are due from which time on, in place of the previous row. */
export function keepAhead(db: OasisDatabase, row: ReviewAheadRow): Promise<unknown> {
  return withDatabase(db, () => db.reviewAhead.put(row));
}

/** How many questions of a student are due at `wall` (ms since 1970). */
export function countDue({ ahead }: Pick<ReviewAheadRow, 'ahead'>, wall: number): number {
  return ahead.findLast(({ from }) => from <= wall)?.count ?? 0;
}
