// Who may do what in a group: its owner everything, its members see what they are assigned. Whoever is in none of it is told that there
// is no such group.
import type { Deps } from '../deps.ts';
import { Refusal } from '../failures.ts';

export type GroupRole = 'owner' | 'member';
type GroupRight = 'see' | 'lead';

const rights: Record<GroupRight, readonly GroupRole[]> = { see: ['owner', 'member'], lead: ['owner'] };

const statement = {
  name: 'group role',
  text: `select case when g.user_id = $1 then 'owner' when m.id is not null then 'member' end as role from study_groups g
    left join group_members m on m.group_id = g.id and m.user_id = $1 and m.ended_at is null
    where g.id = $2 and g.ended_at is null`,
};

/** What the student is in the group, where that gives this right; else a refusal. */
export async function askGroupRight(
  { ask }: Pick<Deps, 'ask'>,
  { userId, groupId, right }: { userId: number; groupId: number; right: GroupRight },
): Promise<GroupRole> {
  const [row] = await ask(statement, [userId, groupId]);
  const role = (row?.role as GroupRole | null | undefined) ?? null;
  if (role === null) throw new Refusal('group_not_found');
  if (!rights[right].includes(role)) throw new Refusal('not_group_owner');
  return role;
}
