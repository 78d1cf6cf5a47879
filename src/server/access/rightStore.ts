// Queries that check a right without reading the quiz or group.
import { keysHiddenUntil } from './keyStore.ts';
import { roleOf } from './roleStore.ts';

export const roleStatement = {
  name: 'role',
  text: `select ${roleOf('q', '$1', '$3::timestamptz')} as role, ${keysHiddenUntil('q', '$1', '$3::timestamptz')} as hidden_until
    from quizzes q where q.id = $2`,
};

export const groupRoleStatement = {
  name: 'group role',
  text: `select case when g.user_id = $1 then 'owner' when m.id is not null then 'member' end as role from study_groups g
    left join group_members m on m.group_id = g.id and m.user_id = $1 and m.ended_at is null
    where g.id = $2 and g.ended_at is null`,
};
