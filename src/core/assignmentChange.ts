// What may be changed of an assignment that its members can see already. Whoever works offline goes by what was said last, so that
// nothing that was said is made harder; it may always be made easier. It knows no group.
import type { FailureCode } from './failureCodes.ts';

/** Times in ms since 1970; null: none, or any number. */
export type Terms = { opensAt: number | null; closesAt: number | null; attempts: number | null };

type ChangeRefusal = Extract<FailureCode, 'opens_later' | 'closes_earlier' | 'fewer_attempts'>;

/** @public Why the change is refused, or null. Before the opening nobody can have begun, and all of it is free. */
export function refuseChange(before: Terms, after: Terms, now: number): ChangeRefusal | null {
  if (before.opensAt !== null && before.opensAt > now) return null;
  if (after.opensAt !== null && after.opensAt > now) return 'opens_later';
  if (isEarlier(before.closesAt, after.closesAt, now)) return 'closes_earlier';
  const isFewer = after.attempts !== null && (before.attempts === null || after.attempts < before.attempts);
  return isFewer ? 'fewer_attempts' : null;
}

/** A closing that is new, where none was told, only has to be still to come. */
function isEarlier(before: number | null, after: number | null, now: number): boolean {
  return after !== null && after < (before ?? now);
}
