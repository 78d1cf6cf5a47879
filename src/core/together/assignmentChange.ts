// What may be changed of an assignment that its members can see already. Whoever works offline goes by what was said last, so that
// nothing that was said is made harder; it may always be made easier. It knows no group.
import type { FailureCode } from '../wire/failureCodes.ts';

/** Times in ms since 1970; null: none, or any number. */
export type Terms = { opensAt: number | null; closesAt: number | null; attempts: number | null };

type ChangeRefusal = Extract<FailureCode, 'opens_later' | 'closes_earlier' | 'fewer_attempts'>;

/** @public Why the change is refused, or null. Before the opening nobody can have begun, and all of it is free. */
export function refuseChange(currentTerms: Terms, nextTerms: Terms, now: number): ChangeRefusal | null {
  if (currentTerms.opensAt !== null && currentTerms.opensAt > now) return null;
  if (nextTerms.opensAt !== null && nextTerms.opensAt > now) return 'opens_later';
  if (isEarlier(currentTerms.closesAt, nextTerms.closesAt, now)) return 'closes_earlier';
  const isFewer = nextTerms.attempts !== null && (currentTerms.attempts === null || nextTerms.attempts < currentTerms.attempts);
  return isFewer ? 'fewer_attempts' : null;
}

/** A closing that is new, where none was told, only has to be still to come. */
function isEarlier(currentClosing: number | null, nextClosing: number | null, now: number): boolean {
  return nextClosing !== null && nextClosing < (currentClosing ?? now);
}
