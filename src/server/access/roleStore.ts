// SQL for a user's role, used inside the query that reads the quiz, so that frequent calls stay a single query. The arguments
// are names of columns and parameters, never user input.

const SHARED_COLUMNS = 'opens_at, closes_at, hides_answers, created_at, ended_at, open_from, open_until';
/** The assignments, each also with the number of every version of its quiz, which has the same times and rights (decision 114). */
export const ASSIGNED = `(select group_id, quiz_id, ${SHARED_COLUMNS} from assignments
  union all select v.group_id, v.version_id, ${SHARED_COLUMNS} from assignments join assignment_versions v using (group_id, quiz_id)
    where v.version_id <> v.quiz_id)`;
/** The assignment `a` of the group `g` has not ended. */
export const IS_ON = 'a.ended_at is null and g.ended_at is null';
/** The assignment was open to the member `gm` at some time before now. */
export const wasOpen = (now: string) => `(greatest(gm.joined_at, a.created_at, a.opens_at)
    <= least(${now}, gm.ended_at, a.ended_at, g.ended_at)
  or gm.joined_at <= a.open_until and coalesce(gm.ended_at, 'infinity') >= a.open_from)`;

/** The `Role` for the quiz `quiz` (an alias of its table), or null. */
export function roleOf(quiz: string, user: string, now: string): string {
  const assigned = (condition: string) => `exists (select 1 from group_members gm join ${ASSIGNED} a on a.group_id = gm.group_id
    join study_groups g on g.id = a.group_id where gm.user_id = ${user} and a.quiz_id = ${quiz}.id ${condition})`;
  const isOn = `and gm.ended_at is null and ${IS_ON}`;
  const joined = (condition: string) =>
    `exists (select 1 from quiz_members m where m.quiz_id = ${quiz}.id and m.user_id = ${user} ${condition})`;
  return `case when ${quiz}.user_id = ${user} then 'owner'
    when ${joined('and m.ended_at is null')} then 'member'
    when ${assigned(`${isOn} and (a.opens_at is null or a.opens_at <= ${now})`)} then 'assigned'
    when ${assigned(isOn)} then 'early'
    when ${joined('')} or ${assigned(`and ${wasOpen(now)}`)} then 'past'
    when ${assigned('')} then 'unopened'
    when exists (select 1 from submissions s where s.quiz_id = ${quiz}.id and s.user_id = ${user}) then 'past' end`;
}
