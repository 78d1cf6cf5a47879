// Queries of assignments, and the rules for which submissions count for one.
import { groupLimits } from '#core/together/group';
import { wasOpen } from '../access/roleStore.ts';

/** SQL: the numbers of all versions of the quiz of the assignment `a`. */
export const VERSIONS = `select a.quiz_id union select v.version_id from assignment_versions v
    where v.group_id = a.group_id and v.quiz_id = a.quiz_id`;
/** SQL: the place of a version among those of the assignment `a`: 0 for the assigned quiz until it is chosen again. */
export const nthOf = (version: string) => `coalesce((select o.nth from assignment_versions o
    where o.group_id = a.group_id and o.quiz_id = a.quiz_id and o.version_id = ${version}), 0)`;
/** SQL: the same numbers as an array, the current version last. */
export const ORDERED_VERSIONS = `array(select x.id from (${VERSIONS}) x(id) order by ${nthOf('x.id')})`;
const nthVersion = (skipped: number) => `(select v.version_id from assignment_versions v
    where v.group_id = a.group_id and v.quiz_id = a.quiz_id order by v.nth desc limit 1 offset ${skipped})`;
/** SQL: the version that is taken now. */
export const CURRENT_VERSION = `coalesce(${nthVersion(0)}, a.quiz_id)`;

const OPENING = 'greatest(a.created_at, a.opens_at)';
/** The earliest time at which the student can have had the quiz through this group. */
const HAD_FROM = `greatest(${OPENING}, (select gm.joined_at from group_members gm where gm.group_id = a.group_id and gm.user_id = s.user_id))`;

/**
 * The time of a submission. A time before the student had the quiz cannot be true, so the time of arrival is used, unless the
 * submission arrived earlier, the quiz was joined by its link, or the group had it before. `a`: the assignment, `s`: the
 * submission
 */
export const HANDED_IN_AT = `case when s.submitted_at < ${HAD_FROM} and s.received_at >= ${HAD_FROM}
    and not exists (select 1 from quiz_members l where l.quiz_id = s.quiz_id and l.user_id = s.user_id and l.joined_at <= s.submitted_at)
    and not coalesce(s.submitted_at between a.open_from and a.open_until, false)
  then s.received_at else s.submitted_at end`;
/** Whether the submission was made after the assignment opened. */
export const COUNTS = `(${HANDED_IN_AT}) >= ${OPENING}`;
/**
 * Whether the submission waits for the teacher: it arrived from an account that already had the keys, or after closing while a
 * link gave them to everybody, and the teacher has not accepted it. Submissions from before the answers were hidden do not wait.
 */
export const WAITS = `(a.hides_answers and s.accepted_at is null and s.received_at >= coalesce(a.hidden_from, '-infinity') and (
    exists (select 1 from given_keys k where k.quiz_id in (${VERSIONS}) and k.user_id = s.user_id and k.given_at < s.received_at)
    or s.received_at > a.closes_at
      and exists (select 1 from quiz_shares l where l.quiz_id in (${VERSIONS}) and (l.ended_at is null or l.ended_at > a.closes_at))))`;
const isMember = `exists (select 1 from group_members m where m.group_id = a.group_id and m.user_id = s.user_id and m.ended_at is null)`;

/** Whether the assignment was open when it was ended. */
const WAS_OPEN = 'greatest(a.created_at, a.opens_at) <= a.ended_at';

export const statements = {
  /** For the owner, how many members have handed in; for a member, their own attempts ($3). */
  list: {
    name: 'assignments',
    text: `select a.*, q.id as version_id, coalesce(${nthVersion(1)}, case when ${nthVersion(0)} <> a.quiz_id then a.quiz_id end) as previous_version_id,
        $3 and exists (select 1 from assignment_versions v where v.group_id = a.group_id and v.quiz_id = a.quiz_id and v.is_remarking) as is_remarking, ${ORDERED_VERSIONS} as versions, q.title, json_array_length(q.questions) as question_count,
        (select case when $3 then count(distinct s.user_id) else count(*) end::int from submissions s where s.quiz_id in (${VERSIONS})
          and ${COUNTS} and case when $3 then ${isMember} else s.user_id = $2 end) as handed_in
      from assignments a join quizzes q on q.id = ${CURRENT_VERSION} where a.group_id = $1 and a.ended_at is null
        and ($4::int is null or a.quiz_id = $4) order by a.closes_at nulls last, a.quiz_id`,
  },
  /** For the owner's quizzes ($2), how many members have each one with its answers: on a device, or as the server noted. */
  answersKnown: {
    name: 'answers known',
    text: `with own as (select m.user_id from group_members m where m.group_id = $1 and m.ended_at is null)
      select quiz_id, count(*)::int as members from (
        select m.quiz_id, m.user_id from own join quiz_members m on m.user_id = own.user_id
          join quizzes q on q.id = m.quiz_id and q.user_id = $2
        union select k.quiz_id, k.user_id from own join given_keys k on k.user_id = own.user_id
          join quizzes q on q.id = k.quiz_id and q.user_id = $2
        union select a.quiz_id, gm.user_id from own join group_members gm on gm.user_id = own.user_id
          join study_groups g on g.id = gm.group_id and g.user_id = $2 join assignments a on a.group_id = g.id
        where ${wasOpen('$3::timestamptz')} and not (a.hides_answers and a.closes_at > $3::timestamptz)) known
      group by quiz_id order by quiz_id`,
  },
  /** The results that members can already see, if any. */
  told: {
    name: 'told assignment',
    text: `select a.opens_at, a.closes_at, a.attempts_allowed from assignments a where a.group_id = $1 and a.quiz_id = $2
      and a.ended_at is null and exists (select 1 from group_members m where m.group_id = a.group_id and m.ended_at is null)`,
  },
  keep: {
    name: 'assign',
    text: `with one as (select id from study_groups where id = $1 for no key update)
      insert into assignments as a (group_id, quiz_id, opens_at, closes_at, attempts_allowed, hides_answers, created_at, hidden_from)
      select one.id, $2, $3, $4, $5, $6, $7, case when $6 then $7::timestamptz end from one
      where (select count(*) from assignments o where o.group_id = $1 and o.ended_at is null and o.quiz_id <> $2) < ${groupLimits.assignments}
      on conflict (group_id, quiz_id) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at,
        attempts_allowed = excluded.attempts_allowed, hides_answers = excluded.hides_answers, ended_at = null,
        hidden_from = coalesce(a.hidden_from, case when a.hides_answers then a.created_at else excluded.hidden_from end),
        created_at = case when a.ended_at is null then a.created_at else excluded.created_at end,
        open_from = case when ${WAS_OPEN} then coalesce(a.open_from, greatest(a.created_at, a.opens_at)) else a.open_from end,
        open_until = case when ${WAS_OPEN} then a.ended_at else a.open_until end
      returning a.quiz_id`,
  },
  end: {
    name: 'end assignment',
    text: 'update assignments set ended_at = $3 where group_id = $1 and quiz_id = $2 and ended_at is null returning quiz_id',
  },
};
