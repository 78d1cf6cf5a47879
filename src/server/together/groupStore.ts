// Queries of groups.
import { groupLimits } from '#core/together/group';

export const statements = {
  /** Serialises the creation of one student's groups (`one`), so that none exceeds the limit. */
  create: {
    name: 'create group',
    text: `with one as (select id from users where id = $1 for no key update)
      insert into study_groups (user_id, name, own_name, own_key, body_hash, created_at) select $1, $2, $3, $4, $5, $6 from one
      where (select count(*) from study_groups where user_id = $1 and ended_at is null) < ${groupLimits.owned}
      on conflict (user_id, own_key) do nothing returning id, body_hash`,
  },
  made: { name: 'made group', text: 'select id, body_hash from study_groups where user_id = $1 and own_key = $2' },
  list: {
    name: 'groups',
    text: `select g.id, g.name, g.own_name, g.code, g.user_id = $1 as is_own, m.name as member_name,
        (select count(*)::int from group_members o where o.group_id = g.id and o.ended_at is null) as members
      from study_groups g left join group_members m on m.group_id = g.id and m.user_id = $1 and m.ended_at is null
      where g.ended_at is null and g.id in (select id from study_groups where user_id = $1
        union select group_id from group_members where user_id = $1 and ended_at is null) order by g.id desc`,
  },
  rename: { name: 'rename group', text: 'update study_groups set name = $2 where id = $1' },
  end: { name: 'end group', text: 'update study_groups set ended_at = $2, code = null where id = $1' },
  invite: { name: 'invite', text: 'update study_groups set code = $2 where id = $1' },
  open: {
    name: 'open invitation',
    text: 'select id, user_id, name, own_name from study_groups where code = $1 and ended_at is null',
  },
  /** Serialises joins to one group (`one`), so that none exceeds the limit. A removed member cannot return. */
  join: {
    name: 'join group',
    text: `with one as (select id from study_groups where id = $1 and ended_at is null for no key update)
      insert into group_members as m (group_id, user_id, name, name_key, joined_at) select one.id, $2, $3, $4, $5 from one
      where (select count(*) from group_members o where o.group_id = $1 and o.ended_at is null and o.user_id <> $2) < ${groupLimits.members}
      on conflict (group_id, user_id) do update set name = excluded.name, name_key = excluded.name_key, ended_at = null
      where not m.is_removed returning m.id`,
  },
  nameIn: {
    name: 'name in group',
    text: 'select name from group_members where group_id = $1 and user_id = $2 and ended_at is null',
  },
  isRemoved: {
    name: 'is removed',
    text: 'select 1 from group_members where group_id = $1 and user_id = $2 and is_removed',
  },
  members: {
    name: 'group members',
    text: 'select id, name, joined_at from group_members where group_id = $1 and ended_at is null order by name, id',
  },
  remove: {
    name: 'remove group member',
    text: `update group_members set ended_at = $3, is_removed = true where group_id = $1 and id = $2 and ended_at is null returning id`,
  },
  leave: {
    name: 'leave group',
    text: 'update group_members set ended_at = $3 where group_id = $1 and user_id = $2 and ended_at is null returning id',
  },
};
