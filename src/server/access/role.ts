// What somebody is to a quiz, as SQL that stands in the query which reads it: a call that is asked often stays one query.
// The arguments are names of columns and parameters, never what somebody sent.

/** Of the quiz `quiz` (an alias of its table): a `Role`, or null. */
export function roleOf(quiz: string, user: string, now: string): string {
  const assigned = (more: string) => `exists (select 1 from group_members gm join assignments a on a.group_id = gm.group_id
    join study_groups g on g.id = a.group_id where gm.user_id = ${user} and a.quiz_id = ${quiz}.id ${more})`;
  const isOn = 'and gm.ended_at is null and a.ended_at is null and g.ended_at is null';
  return `case when ${quiz}.user_id = ${user} then 'owner'
    when exists (select 1 from quiz_members m where m.quiz_id = ${quiz}.id and m.user_id = ${user} and m.ended_at is null) then 'member'
    when ${assigned(`${isOn} and (a.opens_at is null or a.opens_at <= ${now})`)} then 'assigned'
    when ${assigned(isOn)} then 'early'
    when exists (select 1 from quiz_members m where m.quiz_id = ${quiz}.id and m.user_id = ${user})
      or exists (select 1 from submissions s where s.quiz_id = ${quiz}.id and s.user_id = ${user})
      or ${assigned('')} then 'past' end`;
}

/** Until when a quiz keeps its keys from everybody but its owner; null: it does not (decision 071). `user` null: from everybody. */
export function hiddenUntil(quiz: string, user: string | null, now: string): string {
  const others = user === null ? '' : `and ${quiz}.user_id is distinct from ${user}`;
  return `(select max(a.closes_at) from assignments a join study_groups g on g.id = a.group_id where a.quiz_id = ${quiz}.id
    and a.hides_answers and a.closes_at > ${now} and a.ended_at is null and g.ended_at is null ${others})`;
}
