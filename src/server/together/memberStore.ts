// Queries of members who joined a quiz by its link.
import { isoSql } from './times.ts';

export const PAGE = 100;

/** A member removed by the owner cannot return. */
const keeping = (name: string, set: string) => ({
  name,
  text: `insert into quiz_members as m (quiz_id, user_id, name, name_key, joined_at) values ($1, $2, $3, $4, $5)
    on conflict (quiz_id, user_id) do update set ${set}, ended_at = null,
      joined_at = case when m.ended_at is null then m.joined_at else excluded.joined_at end
    where not m.is_removed returning m.id, m.name`,
});
/** Joining again without a name keeps the existing one. */
export const joinStatement = keeping(
  'keep member',
  'name = coalesce(excluded.name, m.name), name_key = coalesce(excluded.name_key, m.name_key)',
);
export const nameStatement = keeping('name member', 'name = excluded.name, name_key = excluded.name_key');
export const leadersStatement = {
  name: 'leaders of quiz',
  text: `select u.display_name as name from quizzes q join users u on u.id = q.user_id
      where q.id = $1 and u.id <> $2 and u.display_name is not null
    union all select m.name from quizzes q join quiz_members m on m.quiz_id = q.id and m.user_id = q.user_id
      where q.id = $1 and m.user_id <> $2 and m.name is not null and m.ended_at is null
    union all select g.own_name from assignments a join study_groups g on g.id = a.group_id
      where a.quiz_id = $1 and g.user_id <> $2 and a.ended_at is null and g.ended_at is null`,
};
const CLEARED = 'ended_at = $3, name = null, name_key = null';
export const removeStatement = {
  name: 'remove member',
  text: `update quiz_members m set ${CLEARED}, is_removed = true from quizzes q where m.quiz_id = $1 and m.id = $2 and m.ended_at is null
    and q.id = m.quiz_id and q.user_id is distinct from m.user_id returning m.id`,
};
export const leaveStatement = {
  name: 'leave quiz',
  text: `update quiz_members m set ${CLEARED} from quizzes q where m.quiz_id = $1 and m.user_id = $2 and m.ended_at is null
    and q.id = m.quiz_id and q.user_id is distinct from m.user_id returning m.id`,
};
export const listStatement = {
  name: 'members',
  text: `with own as (select m.* from quiz_members m join quizzes q on q.id = m.quiz_id
      where m.quiz_id = $1 and m.ended_at is null and m.user_id is distinct from q.user_id)
    select (select count(*)::int from own) as total, coalesce((select json_agg(one) from (
      select o.id as member_id, o.name, ${isoSql('o.joined_at')} as joined_at,
        (select count(*)::int from submissions s where s.quiz_id = o.quiz_id and s.user_id = o.user_id) as attempts
      from own o where o.id > $2 order by o.id limit ${PAGE}) one), '[]') as members`,
};

/** $1: the sharing student; $2: the key of that name */
export const takeBackStatement = {
  name: 'take back name',
  text: `update quiz_members m set name = null, name_key = null from quizzes q
    where q.user_id = $1 and m.quiz_id = q.id and m.user_id <> $1 and m.name_key = $2 and m.ended_at is null`,
};
