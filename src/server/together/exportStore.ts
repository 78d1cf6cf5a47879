// Queries of a student's shared data for the export, without other people's names.
import { keysHiddenUntil } from '../access/keyStore.ts';
import { type Db, rowsOf, withValues } from '../database/database.ts';
import { VERSIONS } from './assignmentStore.ts';
import { isoSql } from './times.ts';

type Shared = {
  quiz_id: number;
  title: string;
  is_own: boolean;
  name: string | null;
  joined_at: string | null;
  ended_at: string | null;
  link: { code: string; leaderboard: boolean; ended_at: string | null } | null;
  hidden_until: string | null;
};

const sharedText = `select q.id as quiz_id, q.title, q.user_id is not distinct from $1::int as is_own, m.name,
    ${isoSql('m.joined_at')} as joined_at, ${isoSql('m.ended_at')} as ended_at,
    case when q.user_id = $1::int then json_build_object('code', s.code, 'leaderboard', s.leaderboard, 'ended_at', ${isoSql('s.ended_at')}) end as link,
    ${isoSql(keysHiddenUntil('q', '$1::int', '$2::timestamptz'))} as hidden_until
  from quizzes q left join quiz_members m on m.quiz_id = q.id and m.user_id = $1::int left join quiz_shares s on s.quiz_id = q.id
  where q.id in (select quiz_id from quiz_members where user_id = $1::int
      union select quiz_id from submissions where user_id = $1::int
      union select o.id from quizzes o join quiz_shares os on os.quiz_id = o.id where o.user_id = $1::int)
    and (q.user_id is distinct from $1::int or s.quiz_id is not null) order by q.id`;

/**
 * The quizzes that the student shares or has from others. `hidden_until`: the student's submissions are hidden until then
 * (decision 071).
 */
export async function sharedWith(db: Db, { userId, at }: { userId: number; at: Date }): Promise<Shared[]> {
  return (await rowsOf(db, withValues(sharedText, [userId, at.toISOString()]))) as Shared[];
}

const groupsText = `select g.id as group_id, g.name, 'owner' as role, g.own_name, ${isoSql('g.created_at')} as since,
    ${isoSql('g.ended_at')} as ended_at,
    (select coalesce(json_agg(json_build_object('quiz_id', a.quiz_id, 'opens_at', ${isoSql('a.opens_at')}, 'closes_at', ${isoSql('a.closes_at')},
      'attempts_allowed', a.attempts_allowed, 'ended_at', ${isoSql('a.ended_at')},
      'versions', (select json_agg(v.version_id order by v.nth) from assignment_versions v where v.group_id = a.group_id and v.quiz_id = a.quiz_id))
      order by a.quiz_id), '[]')
      from assignments a where a.group_id = g.id) as assignments,
    (select json_agg(jsonb_build_object('quiz_id', s.quiz_id) || (m - 'group_id' - 'by')) from assignments a join submissions s on s.quiz_id in (${VERSIONS}),
      jsonb_array_elements(s.teacher_marks) m where a.group_id = g.id and (m->>'group_id')::int = g.id) as marks_given
  from study_groups g where g.user_id = $1::int
  union all select g.id, g.name, 'member', m.name, ${isoSql('m.joined_at')}, ${isoSql('m.ended_at')}, '[]'::json, null
  from group_members m join study_groups g on g.id = m.group_id where m.user_id = $1::int order by group_id`;

/** The groups that the student leads or belongs to. */
export function groupsOf(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return rowsOf(db, withValues(groupsText, [userId]));
}
