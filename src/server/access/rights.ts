// Who may do what with a quiz: the one table of rights. Every call about a quiz asks it, with the role that `role.ts` finds.
import type { Row } from '../database/database.ts';
import { Refusal } from '../http/failures.ts';

/**
 * owner; member: joined by its link; assigned: of a group that it is assigned to; early: the same, before it opens; past: had it, and
 * may hand in what is on a device still; unopened: of a group that it was assigned to, but never while it was open.
 * Whoever has no role is told that there is no such quiz.
 */
export type Role = 'owner' | 'member' | 'assigned' | 'early' | 'past' | 'unopened';

/** own: one's own submissions, marks and reviews; board: the leaderboard */
export type Right = 'read' | 'answer' | 'own' | 'export' | 'board' | 'edit';

const rights: Record<Right, readonly Role[]> = {
  read: ['owner', 'member', 'assigned'],
  answer: ['owner', 'member', 'assigned', 'early', 'past', 'unopened'],
  own: ['owner', 'member', 'assigned', 'early', 'past', 'unopened'],
  export: ['owner', 'member', 'assigned'],
  board: ['owner', 'member'],
  edit: ['owner'],
};

/** Throws a refusal, unless this role has this right. */
export function requireRight(right: Right, role: Role | null): void {
  if (role !== null && rights[right].includes(role)) return;
  if (role === 'early') throw new Refusal('quiz_not_open');
  if (right === 'edit' && (role === 'member' || role === 'assigned')) throw new Refusal('not_quiz_owner');
  throw new Refusal('quiz_not_found');
}

/** The role in a row of a query that asks for `roleOf(…) as role`. */
export function roleIn(row: Row | undefined): Role | null {
  return (row?.role as Role | null | undefined) ?? null;
}
