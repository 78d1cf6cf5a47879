// SQL of the score that others see: essays count only once a teacher has read them.
import type { OfficialScore } from '#core/submission/submission';

/** SQL: what `trim()` of JavaScript removes, so that an answer is blank for both or for neither. */
export const WHITE_SPACE = String.raw`E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'`;

/** SQL: the essays of a quiz `q` as `ids`; the caller adds the condition on the quiz. */
export const ESSAYS = `select coalesce((select array_agg((x->>'question_id')::int) from json_array_elements(q.questions) x
    where x->>'question_type' = 'essay'), '{}') as ids from quizzes q`;

/** SQL: the questions that count as right; for old rows taken from their results. */
const RIGHT = (submission: string) => `coalesce(${submission}.official_right, array(select (x->>'question_id')::int
    from json_array_elements(${submission}.results) x where (x->>'is_correct')::boolean))`;

/** SQL: how many essays of a submission a teacher marked right. */
const MARKED_RIGHT = (submission: string) => `case when ${submission}.teacher_marks is null then 0
    else (select count(*)::int from jsonb_array_elements(${submission}.teacher_marks) x where (x->>'is_right')::boolean) end`;

/** SQL: how many questions of a submission count as right, essays by their teacher's mark. `essays`: a row with `ids` */
export const OFFICIAL_CORRECT = (
  submission: string,
) => `${MARKED_RIGHT(submission)} + case when essays.ids = '{}' and ${submission}.official_right is not null
    then cardinality(${submission}.official_right)
    else (select count(*)::int from unnest(${RIGHT(submission)}) r where r <> all(essays.ids)) end`;

/** SQL: how many questions of a submission are right, and how many essays are unread. `essays`: a row with `ids` */
export const OFFICIAL = (submission: string) => `select json_build_object(
    'correct', ${OFFICIAL_CORRECT(submission)},
    'essays', (select count(*) from jsonb_array_elements(${submission}.answers) x
      where (x->>'question_id')::int = any(essays.ids) and btrim(x->>'answer_given', ${WHITE_SPACE}) <> ''
        and not coalesce(${submission}.teacher_marks @> jsonb_build_array(jsonb_build_object('question_id', x->'question_id')), false))) from essays`;

/** SQL: the OfficialScore of a submission to a quiz of `total` questions. `essays`: a row with `ids` */
export const OFFICIAL_SCORE = (submission: string, total: string) => `select json_build_object('correct', o->'correct',
    'questions', ${total} - (o->>'essays')::int, 'essays', o->'essays') from (${OFFICIAL(submission)}) found(o)`;

/** SQL: `submission_id` and OfficialScore (`official`) of a student's submissions to quizzes of others. $1: the student */
export const OFFICIAL_SCORES = `with known as materialized (select x.quiz_id, (${ESSAYS} where q.id = x.quiz_id and q.user_id is distinct from $1) as ids
    from (select distinct quiz_id from submissions where user_id = $1) x)
  select s.submission_id, (with essays as (select known.ids) ${OFFICIAL_SCORE('s', 's.total_questions')}) as official
    from submissions s join known on known.quiz_id = s.quiz_id
    where s.user_id = $1 and s.official_right is not null and known.ids is not null`;

/** @param row the result of `OFFICIAL` */
export function officialIn(row: unknown, total: number): OfficialScore {
  const { correct, essays } = row as { correct: number; essays: number };
  return { correct: Number(correct), questions: total - Number(essays), essays: Number(essays) };
}
