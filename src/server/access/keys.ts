// Reads until when a quiz's keys (right answers, explanations, scores) are hidden. `keyStore.ts` decides it, `hidden.ts` removes
// what is hidden.
import type { Row } from '../database/database.ts';

/** Until when keys and scores are hidden, from a query that selects `keysHiddenUntil(…) as hidden_until`. */
export function hiddenIn(row: Row | undefined): string | null {
  return untilOf(row?.hidden_until as Date | string | null | undefined);
}

/** ISO 8601; null: not hidden. Throws if the time cannot be read, so that no key is revealed. */
export function untilOf(until: Date | string | null | undefined): string | null {
  return until == null ? null : new Date(until).toISOString();
}
