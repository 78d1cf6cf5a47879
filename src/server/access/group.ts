// Rights in a group: the owner may do everything, members see what they are assigned. For everybody else the group does not
// exist.
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/failures.ts';
import { groupRoleStatement } from './rightStore.ts';

export type GroupRole = 'owner' | 'member';
type GroupRight = 'see' | 'lead';

const rights: Record<GroupRight, readonly GroupRole[]> = { see: ['owner', 'member'], lead: ['owner'] };

/** The student's role in the group, if it has this right; otherwise throws a refusal. */
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
