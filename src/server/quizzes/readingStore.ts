// Queries of a quiz and of the newest score, one each.
import { keysHiddenUntil } from '../access/keyStore.ts';
import { ASSIGNED, IS_ON, roleOf } from '../access/roleStore.ts';
import { WHO } from '../accounts/store.ts';
import type { Statement } from '../database/database.ts';
import { nthOf, VERSIONS } from '../together/assignmentStore.ts';

/** SQL: the name of the teacher who can read the caller's answers to the quiz `q`, or null. */
const ANSWERS_READ_BY = `(select g.own_name from ${ASSIGNED} a join study_groups g on g.id = a.group_id
    join group_members gm on gm.group_id = a.group_id where a.quiz_id = q.id and gm.user_id = who.user_id and gm.ended_at is null
    and ${IS_ON} and (a.opens_at is null or a.opens_at <= $2) order by g.id limit 1)`;

/** Also for a deleted document, since a copy on a device can always be opened and handed in. $3: the quiz */
export const quizStatement: Statement = {
  name: 'quiz',
  text: `with ${WHO} select who.*, q.id, q.title, q.questions::text, q.timer_seconds, q.written_by, q.unmet, q.left_out, d.filename,
      ${roleOf('q', 'who.user_id', '$2')} as role, ${keysHiddenUntil('q', 'who.user_id', '$2')} as hidden_until,
      q.made_from->>'kind' = 'exam' as is_exam, q.made_from is not null as is_own, array(select id from (
        select v.id, v.id as place from quizzes v where q.user_id = who.user_id
        and q.first_id is not null and v.id < q.id and (v.id = q.first_id or v.first_id = q.first_id)
        union all select v.id, ${nthOf('v.id')} from group_members gm
          join (select q.id union select c.quiz_id from assignment_versions c where c.version_id = q.id) x(quiz_id) on true
          join assignments a on a.group_id = gm.group_id and a.quiz_id = x.quiz_id
          join lateral (${VERSIONS}) v(id) on ${nthOf('v.id')} < ${nthOf('q.id')}
          where gm.user_id = who.user_id and q.user_id is distinct from who.user_id) e
        group by id order by max(place) desc) as earlier,
      ${ANSWERS_READ_BY} as read_by
    from who left join quizzes q on q.id = $3 left join documents d on d.id = q.document_id`,
};

/** The newest by corrected time (core/submission/submission). $3: the quiz */
export const scoreStatement: Statement = {
  name: 'score',
  text: `with ${WHO} select who.*, q.id, s.score, s.correct_count, s.total_questions, s.results::text, s.answers::text, q.questions::text, s.submission_id, s.revision, s.official_right, s.teacher_marks, s.counted_version,
      ${roleOf('q', 'who.user_id', '$2')} as role, ${keysHiddenUntil('q', 'who.user_id', '$2')} as hidden_until
    from who left join quizzes q on q.id = $3
    left join lateral (select * from submissions where user_id = who.user_id and quiz_id = $3
      order by submitted_at desc, id desc limit 1) s on true`,
};
