// Who may do what in a group: its owner everything, its members see what they are assigned. Whoever is in none of it is told that there
// is no such group.
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/failures.ts';
import { groupRoleStatement } from './rightStore.ts';

export type GroupRole = 'owner' | 'member';
type GroupRight = 'see' | 'lead';

const rights: Record<GroupRight, readonly GroupRole[]> = { see: ['owner', 'member'], lead: ['owner'] };

/** What the student is in the group, where that gives this right; else a refusal. */
export async function askGroupRight(
  { ask }: Pick<Deps, 'ask'>,
  { userId, groupId, right }: { userId: number; groupId: number; right: GroupRight },
): Promise<GroupRole> {
  const [row] = await ask(groupRoleStatement, [userId, groupId]);
  const role = (row?.role as GroupRole | null | undefined) ?? null;
  if (role === null) throw new Refusal('group_not_found');
  if (!rights[right].includes(role)) throw new Refusal('not_group_owner');
  return role;
}
