// How many questions are due, for who cannot fold the deck: the number on the app's icon, which the worker renews too. It is what the
// deck said when it was last on screen; a review on another device is not in it before Oasis is opened.
import { type OasisDatabase, withDatabase } from '../rows/db.ts';
import type { ReviewAheadRow } from '../rows/reviewRows.ts';

/** Keeps how many wait from when on; the row before is replaced. */
export function keepAhead(db: OasisDatabase, row: ReviewAheadRow): Promise<unknown> {
  return withDatabase(db, () => db.reviewAhead.put(row));
}

/** How many questions of a student are due by now, `wall` in ms since 1970. */
export function countDue({ ahead }: Pick<ReviewAheadRow, 'ahead'>, wall: number): number {
  return ahead.findLast(({ from }) => from <= wall)?.count ?? 0;
}
