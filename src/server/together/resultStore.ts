// Queries of the results of one assignment.
import { COUNTS, CURRENT_VERSION, HANDED_IN_AT, VERSIONS, WAITS } from './assignmentStore.ts';
import { ESSAYS, OFFICIAL, OFFICIAL_CORRECT, WHITE_SPACE } from './officialStore.ts';

/**
 * The first attempts of one member to arrive. Nobody makes more by studying, and whoever sends more does not delay a teacher.
 */
const MOST_ATTEMPTS = 1000;

/**
 * Attempts in order of arrival; those beyond the limit do not count. $1: the group; $2: the quiz
 * @param members a condition on the members `m`
 */
const bestOf = (members = '') => `versions as materialized (select x.id as version_id, x.questions, essays.ids as essay_ids
    from assignments a join quizzes x on x.id in (${VERSIONS}),
      lateral (${ESSAYS} where q.id = x.id) essays where a.group_id = $1 and a.quiz_id = $2),
  tries as (select s.*, versions.essay_ids, m.id as member_id, a.closes_at, a.attempts_allowed, ${HANDED_IN_AT} as handed_in_at, ${WAITS} as waits,
      coalesce(cardinality(s.official_right), s.correct_count) as correct,
      row_number() over (partition by s.user_id order by s.id) as nth
    from assignments a join group_members m on m.group_id = a.group_id and m.ended_at is null ${members}
      cross join lateral (select * from submissions o where o.quiz_id in (${VERSIONS}) and o.user_id = m.user_id
        order by o.id limit ${MOST_ATTEMPTS}) s join versions on versions.version_id = s.quiz_id
    where a.group_id = $1 and a.quiz_id = $2 and ${COUNTS}),
  allowed as (select * from tries where attempts_allowed is null or nth <= attempts_allowed),
  best as (select distinct on (user_id) t.* from allowed t, lateral (select t.essay_ids as ids) essays where not waits order by user_id, ${OFFICIAL_CORRECT('t')} desc, id),
  waiting as (select distinct on (user_id) t.* from allowed t, lateral (select t.essay_ids as ids) essays where waits order by user_id, ${OFFICIAL_CORRECT('t')} desc, id)`;
const officialOf = (submission: string) => `with essays as (select ${submission}.essay_ids as ids) ${OFFICIAL(submission)}`;
const BEST = bestOf();

export const statements = {
  rows: {
    name: 'results',
    text: `with ${BEST} select m.id, m.name, b.correct, b.handed_in_at, b.received_at, b.handed_in_at > b.closes_at as is_late,
        b.received_at > b.closes_at and b.handed_in_at <= b.closes_at as has_arrived_late,
        b.accepted_at is not null as is_accepted, case when b.id is null then w.answers_readable else b.answers_readable end as has_answers, (${officialOf('b')}) as official, b.total_questions, b.quiz_id as version_id, coalesce(b.counted_version, b.quiz_id) as counted_version,
        w.correct as waiting_correct, w.handed_in_at as waiting_at, w.received_at as waiting_received,
        (${officialOf('w')}) as waiting_official, w.total_questions as waiting_total,
        (select count(*)::int from tries t where t.user_id = m.user_id) as attempts
      from group_members m left join best b on b.user_id = m.user_id left join waiting w on w.user_id = m.user_id
      where m.group_id = $1 and m.ended_at is null order by lower(m.name), m.id`,
  },
  accept: {
    name: 'accept results',
    text: `with ${BEST}, member as (select user_id from group_members where group_id = $1 and id = $3 and ended_at is null),
      changed as (update submissions set accepted_at = $4 where id in (select t.id from tries t join member using (user_id)
        where case when $4::timestamptz is null then t.accepted_at is not null else t.waits end) returning id)
      select exists (select 1 from member) as is_member`,
  },
  /** The wrong answer is of those whose students were told that their answers are read. */
  questions: {
    name: 'results by question',
    text: `with ${BEST},
      asked as materialized (select version_id, (x->>'question_id')::int as question_id, x->'options' as options
        from versions, json_array_elements(questions) x),
      given as (select asked.question_id, left(coalesce(asked.options->>(answer->>'answer_given'), btrim(answer->>'answer_given', ${WHITE_SPACE})), 300) as answer, b.answers_readable,
          coalesce((answer->>'question_id')::int = any(b.official_right), false) as is_right,
          (select (m->>'is_right')::boolean from jsonb_array_elements(b.teacher_marks) m
            where m->'question_id' = answer->'question_id') as is_marked_right
        from best b cross join jsonb_array_elements(b.answers) answer
          join asked on asked.question_id = (answer->>'question_id')::int and asked.version_id = b.quiz_id),
      wrong as (select question_id, lower(answer), min(answer) as answer, count(*)::int as count,
          row_number() over (partition by question_id order by count(*) desc, min(answer)) as nth
        from given where answers_readable and not is_right and answer <> '' group by question_id, lower(answer))
      select g.question_id, count(*) filter (where g.answer <> '')::int as answered, count(*) filter (where g.is_right)::int as "right",
        count(g.is_marked_right)::int as marked, count(*) filter (where g.is_marked_right)::int as marked_right, w.answer as wrong, w.count as wrong_count
      from given g left join wrong w on w.question_id = g.question_id and w.nth = 1 group by g.question_id, w.answer, w.count`,
  },
  /** The member ($3), and the readable attempt that counts or waits. */
  answers: {
    name: 'member answers',
    text: `with ${bestOf('and m.id = $3')} select m.name, m.user_id, h.submission_id, h.quiz_id as version_id, coalesce(h.counted_version, h.quiz_id) as counted_version, h.handed_in_at, h.handed_in_at > h.closes_at as is_late, h.answers, h.official_right, h.teacher_marks
      from group_members m left join lateral (
        select t.* from (select b.*, 0 as place from best b union all select w.*, 1 from waiting w) t order by t.place limit 1) h
        on h.answers_readable
      where m.group_id = $1 and m.id = $3 and m.ended_at is null`,
  },
  groupName: { name: 'name of group owner', text: 'select own_name from study_groups where id = $1' },
  quiz: { name: 'questions', text: 'select questions from quizzes where id = $1' },
  /** The questions of each version, the current one first. */
  versions: {
    name: 'questions of versions',
    text: `select q.questions from assignments a join quizzes q on q.id in (${VERSIONS})
      where a.group_id = $1 and a.quiz_id = $2 order by q.id <> ${CURRENT_VERSION}, q.id desc`,
  },
};
