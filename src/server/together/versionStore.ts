// Queries of the versions of an assigned quiz.
import { CURRENT_VERSION, nthOf, VERSIONS } from './assignmentStore.ts';

/** How many hand-ins are marked again in one transaction, and how many bytes of them as compressed by the database. */
const PORTION = 100;
const PORTION_BYTES = 512 * 1024;

/** SQL: the version whose keys the submission `s` counts by now, and its place. */
const COUNTED = 'coalesce(s.counted_version, s.quiz_id)';
const NTH_OF_COUNTED = nthOf(COUNTED);

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
  /** The newest such decision for the assignment counts. Of the assigned quiz that was never corrected there is nothing to decide. */
  decideRemark: {
    name: 'decide remark',
    text: `update assignment_versions set is_remarking = version_id = $3, remark_nth = case when version_id = $3 then nth else remark_nth end
      where group_id = $1 and quiz_id = $2 and (version_id = $3 or is_remarking)`,
  },
  /** Begins again what was decided last for each assignment, where it leaves hand-ins of the student $2 unmarked. */
  remarkMember: {
    name: 'remark member',
    text: `update assignment_versions d set is_remarking = true from assignments a
      where a.group_id = $1 and d.group_id = a.group_id and d.quiz_id = a.quiz_id and a.ended_at is null
        and d.remark_nth = (select max(x.remark_nth) from assignment_versions x where x.group_id = a.group_id and x.quiz_id = a.quiz_id)
        and exists (select 1 from submissions s where s.user_id = $2 and s.quiz_id in (${VERSIONS})
          and ${COUNTED} <> d.version_id and ${NTH_OF_COUNTED} < d.remark_nth)
      returning d.quiz_id, d.version_id`,
  },
  unfinishedRemarks: {
    name: 'remarks to finish',
    text: 'select group_id, quiz_id, version_id from assignment_versions where is_remarking order by group_id, quiz_id',
  },
  /** No row: another server is at it, or it is done. */
  lockRemark: {
    name: 'lock remark',
    text: `select v.version_id from assignment_versions v where v.group_id = $1 and v.quiz_id = $2 and v.version_id = $3 and v.is_remarking
      for update skip locked`,
  },
  endRemark: {
    name: 'end remark',
    text: 'update assignment_versions set is_remarking = false where group_id = $1 and quiz_id = $2 and version_id = $3',
  },
  /** The next hand-ins of members after the user $4 and the submission $5 that another version than $3 marked, to be locked. */
  handIns: {
    name: 'hand-ins to remark',
    text: `with found as (select s.id, s.user_id, pg_column_size(s.answers) + pg_column_size(s.results) as bytes
        from assignment_versions d join assignments a on a.group_id = d.group_id and a.quiz_id = d.quiz_id
          join group_members m on m.group_id = a.group_id and m.ended_at is null and m.user_id >= $4
          join submissions s on s.user_id = m.user_id and s.quiz_id in (${VERSIONS})
        where d.group_id = $1 and d.quiz_id = $2 and d.version_id = $3 and (s.user_id, s.id) > ($4, $5)
          and ${COUNTED} <> $3 and ${NTH_OF_COUNTED} < d.remark_nth
        order by s.user_id, s.id limit ${PORTION})
      select id, user_id from (select f.*, sum(bytes) over (order by user_id, id) - bytes as bytes_before from found f) x
      where bytes_before < ${PORTION_BYTES} order by user_id, id`,
  },
  /** By which version a submission of the student $1 to the quiz $2 counts, if a teacher decided so. $3: by which it counts now */
  countedVersion: {
    name: 'counted version',
    text: `select d.version_id from group_members m join study_groups g on g.id = m.group_id and g.ended_at is null
        join assignment_versions d on d.group_id = m.group_id and d.remark_nth is not null
        join assignments a on a.group_id = d.group_id and a.quiz_id = d.quiz_id and a.ended_at is null
        cross join (select $2::int as quiz_id, $3::int as counted_version) s
      where m.user_id = $1 and m.ended_at is null and s.quiz_id in (${VERSIONS}) and ${NTH_OF_COUNTED} < d.remark_nth
      order by d.remark_nth desc, d.group_id desc limit 1`,
  },
};
