// Reads until when keys of a quiz (right answers, explanations, scores) are hidden. `keyStore.ts` says it; what hides them is removed by `hidden.ts`.
import type { Row } from '../database/database.ts';

/** Until when keys and scores are hidden, in a row of a query that asks for `keysHiddenUntil(…) as hidden_until`. */
export function hiddenIn(row: Row | undefined): string | null {
  return untilOf(row?.hidden_until as Date | string | null | undefined);
}

/** ISO 8601; null: not hidden. Throws where the time cannot be read, so that no key leaves by it. */
export function untilOf(until: Date | string | null | undefined): string | null {
  return until == null ? null : new Date(until).toISOString();
}
