// Queries of the versions of an assigned quiz.
import { CURRENT_VERSION, VERSIONS } from './assignmentStore.ts';

export const statements = {
  lock: {
    name: 'lock assignment',
    text: 'select quiz_id from assignments where group_id = $1 and quiz_id = $2 and ended_at is null for update',
  },
  /** Whether the quiz $2 is the quiz $1 or an edit of it. */
  isVersion: {
    name: 'is version',
    text: `select v.id from quizzes q join quizzes v on coalesce(v.first_id, v.id) = coalesce(q.first_id, q.id) and v.user_id = q.user_id
      where q.id = $1 and v.id = $2`,
  },
  choose: {
    name: 'choose version',
    text: `insert into assignment_versions (group_id, quiz_id, version_id, nth)
      select a.group_id, a.quiz_id, $3, (select coalesce(max(v.nth), 0) + 1 from assignment_versions v where v.group_id = $1 and v.quiz_id = $2)
      from assignments a where a.group_id = $1 and a.quiz_id = $2 and ${CURRENT_VERSION} <> $3
      on conflict (group_id, quiz_id, version_id) do update set nth = excluded.nth`,
  },
  /** What the members handed in to any version, and was marked by another than $3. */
  handIns: {
    name: 'hand-ins to remark',
    text: `select s.id from assignments a join group_members m on m.group_id = a.group_id and m.ended_at is null
      join submissions s on s.user_id = m.user_id and s.quiz_id in (${VERSIONS})
      where a.group_id = $1 and a.quiz_id = $2 and coalesce(s.counted_version, s.quiz_id) <> $3 order by s.id`,
  },
};
