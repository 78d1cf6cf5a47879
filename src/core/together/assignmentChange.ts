// Decides which changes to a visible assignment are allowed. Offline members know only the last terms, so terms may become
// easier but never harder. It knows no group.
import type { FailureCode } from '../wire/failureCodes.ts';

/** Times in ms since 1970; null: no limit. */
export type Terms = { opensAt: number | null; closesAt: number | null; attempts: number | null };

type ChangeRefusal = Extract<FailureCode, 'opens_later' | 'closes_earlier' | 'fewer_attempts'>;

/** @public Why the change is refused, or null. Before the opening nobody can have begun, and everything may change. */
export function refuseChange(currentTerms: Terms, nextTerms: Terms, now: number): ChangeRefusal | null {
  if (currentTerms.opensAt !== null && currentTerms.opensAt > now) return null;
  if (nextTerms.opensAt !== null && nextTerms.opensAt > now) return 'opens_later';
  if (isEarlier(currentTerms.closesAt, nextTerms.closesAt, now)) return 'closes_earlier';
  const isFewer = nextTerms.attempts !== null && (currentTerms.attempts === null || nextTerms.attempts < currentTerms.attempts);
  return isFewer ? 'fewer_attempts' : null;
}

/** A new closing where there was none must only be in the future. */
function isEarlier(currentClosing: number | null, nextClosing: number | null, now: number): boolean {
  return nextClosing !== null && nextClosing < (currentClosing ?? now);
}
