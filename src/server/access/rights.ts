// The table of rights to a quiz. Every call about a quiz checks it, with the role from `roleStore.ts`.
import type { Row } from '../database/database.ts';
import { Refusal } from '../http/failures.ts';

/**
 * owner; member: joined by its link; assigned: in a group that it is assigned to; early: the same, before it opens; past: had
 * it, and may still hand in from a device; unopened: in a group that it was assigned to, but never while it was open. Without a
 * role the quiz does not exist for the user.
 */
export type Role = 'owner' | 'member' | 'assigned' | 'early' | 'past' | 'unopened';

/** own: the student's submissions, marks and reviews; board: the leaderboard */
export type Right = 'read' | 'answer' | 'own' | 'export' | 'board' | 'edit';

const rights: Record<Right, readonly Role[]> = {
  read: ['owner', 'member', 'assigned'],
  answer: ['owner', 'member', 'assigned', 'early', 'past', 'unopened'],
  own: ['owner', 'member', 'assigned', 'early', 'past', 'unopened'],
  export: ['owner', 'member', 'assigned'],
  board: ['owner', 'member'],
  edit: ['owner'],
};

/** Throws a refusal unless this role has this right. */
export function requireRight(right: Right, role: Role | null): void {
  if (role !== null && rights[right].includes(role)) return;
  if (role === 'early') throw new Refusal('quiz_not_open');
  if (right === 'edit' && (role === 'member' || role === 'assigned')) throw new Refusal('not_quiz_owner');
  throw new Refusal('quiz_not_found');
}

/** The role in a query that selects `roleOf(…) as role`. */
export function roleIn(row: Row | undefined): Role | null {
  return (row?.role as Role | null | undefined) ?? null;
}
