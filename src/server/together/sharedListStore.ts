// The query of `Shared with me`: quizzes joined by a link or assigned in a group.
import { keysHiddenUntil } from '../access/keyStore.ts';
import { WHO } from '../accounts/store.ts';
import type { Row, Statement } from '../database/database.ts';
import { COUNTS, CURRENT_VERSION, ORDERED_VERSIONS, VERSIONS } from './assignmentStore.ts';
import { ESSAYS, OFFICIAL_SCORE } from './officialStore.ts';
import { isoSql } from './times.ts';

const MOST = 500;

/** The caller's assignments, in groups they belong to. */
const assigned = `select a.*, gm.user_id, g.name as group_name from group_members gm join assignments a on a.group_id = gm.group_id
  join study_groups g on g.id = a.group_id where gm.ended_at is null and a.ended_at is null and g.ended_at is null`;

const rows = `select q.id as quiz_id, now.title, u.display_name as owner_name, json_array_length(now.questions) as question_count,
    now.timer_seconds as timer_duration_seconds, ${isoSql('m.joined_at')} as joined_at,
    m.id is not null and coalesce(sh.leaderboard, false) as leaderboard, m.name,
    last.score as last_score, case when last.official_right is not null then (with essays as (${ESSAYS} where q.id = last.quiz_id)
      ${OFFICIAL_SCORE('last', 'last.total_questions')}) end as last_official,
    coalesce((select json_agg(json_build_object('group_id', a.group_id, 'group_name', a.group_name, 'opens_at', ${isoSql('a.opens_at')},
        'closes_at', ${isoSql('a.closes_at')}, 'attempts_allowed', a.attempts_allowed,
        'attempts_used', (select count(*)::int from submissions s where s.user_id = who.user_id and s.quiz_id in (${VERSIONS}) and ${COUNTS}),
        'answers', case when a.hides_answers then 'after_closing' else 'at_once' end) order by a.closes_at nulls last, a.group_id)
      from (${assigned}) a where a.user_id = who.user_id and a.quiz_id = q.id), '[]') as assignments, nullif(version.id, q.id) as version_id,
    case when cardinality(version.versions) > 1 then version.versions end as versions
  from (select quiz_id from quiz_members where user_id = who.user_id and ended_at is null
      union select a.quiz_id from (${assigned}) a where a.user_id = who.user_id) has
    join quizzes q on q.id = has.quiz_id
    left join lateral (select ${CURRENT_VERSION} as id, ${ORDERED_VERSIONS} as versions from (${assigned}) a where a.user_id = who.user_id and a.quiz_id = q.id
      order by id desc limit 1) version on true
    join quizzes now on now.id = coalesce(version.id, q.id)
    left join quiz_members m on m.quiz_id = q.id and m.user_id = who.user_id and m.ended_at is null
    left join quiz_shares sh on sh.quiz_id = q.id
    left join users u on u.id = q.user_id
    left join lateral (select s.* from submissions s where s.user_id = who.user_id
      and (s.quiz_id = q.id or s.quiz_id in (select v.version_id from assignment_versions v where v.quiz_id = q.id))
      and ${keysHiddenUntil('q', 'who.user_id', '$2')} is null order by s.submitted_at desc, s.id desc limit 1) last on true
  where q.user_id is distinct from who.user_id order by q.id desc limit ${MOST}`;

export const sharedStatement: Statement = {
  name: 'shared quizzes',
  text: `with ${WHO} select who.*, (select coalesce(json_agg(one), '[]')::text from (${rows}) one) as shared from who`,
};

export function sharedText(row: Row): string {
  return String(row.shared);
}
