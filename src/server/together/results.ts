// What the owner of a group sees of one assignment: each member's best attempt of those that count, and how each question went in these.
import { csvText } from '#core/formats/csvText';
import { percent } from '#core/grading';
import type { QuestionCount, ResultRow, Results } from '#core/group';
import type { Question } from '#core/quiz';
import type { Deps } from '../deps.ts';
import { COUNTS, oneAssignment } from './assignments.ts';

/** Attempts by the order in which they arrived; those beyond the ones allowed do not count. $1: the group; $2: the quiz */
const BEST = `tries as (select s.*, m.id as member_id, a.closes_at, a.attempts_allowed,
      coalesce(cardinality(s.official_right), s.correct_count) as correct,
      row_number() over (partition by s.user_id order by s.id) as nth
    from assignments a join group_members m on m.group_id = a.group_id and m.ended_at is null
      join submissions s on s.quiz_id = a.quiz_id and s.user_id = m.user_id and ${COUNTS}
    where a.group_id = $1 and a.quiz_id = $2),
  best as (select distinct on (user_id) * from tries where attempts_allowed is null or nth <= attempts_allowed
    order by user_id, correct desc, id)`;

const statements = {
  rows: {
    name: 'results',
    text: `with ${BEST} select m.id, m.name, b.correct, b.submitted_at, b.submitted_at > b.closes_at as is_late,
        (select count(*)::int from tries t where t.user_id = m.user_id) as attempts
      from group_members m left join best b on b.user_id = m.user_id where m.group_id = $1 and m.ended_at is null
      order by lower(m.name), m.id`,
  },
  questions: {
    name: 'results by question',
    text: `with ${BEST},
      given as (select (answer->>'question_id')::int as question_id, left(trim(answer->>'answer_given'), 300) as answer,
          coalesce((answer->>'question_id')::int = any(b.official_right), false) as is_right
        from best b, jsonb_array_elements(b.answers) answer),
      wrong as (select question_id, lower(answer), min(answer) as answer, count(*)::int as count,
          row_number() over (partition by question_id order by count(*) desc, min(answer)) as nth
        from given where not is_right and answer <> '' group by question_id, lower(answer))
      select g.question_id, count(*) filter (where g.answer <> '')::int as answered, count(*) filter (where g.is_right)::int as "right",
        w.answer as wrong, w.count as wrong_count
      from given g left join wrong w on w.question_id = g.question_id and w.nth = 1 group by g.question_id, w.answer, w.count`,
  },
  quiz: { name: 'questions', text: 'select questions from quizzes where id = $1' },
};

type Asked = { userId: number; groupId: number; quizId: number };

export async function resultsOf(deps: Deps, asked: Asked): Promise<Results> {
  const assignment = await oneAssignment(deps, asked);
  const key = [asked.groupId, asked.quizId];
  const [quiz] = await deps.ask(statements.quiz, [asked.quizId]);
  const questions = (quiz?.questions ?? []) as Question[];
  const rows = (await deps.ask(statements.rows, key)).map((row): ResultRow => {
    const correct = row.correct as number | null;
    return {
      member_id: Number(row.id),
      name: String(row.name),
      attempts: Number(row.attempts),
      score: correct === null ? null : percent(correct, questions.length),
      correct_count: correct,
      submitted_at: (row.submitted_at as Date | null)?.toISOString() ?? null,
      is_late: row.is_late === true,
    };
  });
  const counts = new Map((await deps.ask(statements.questions, key)).map((row) => [Number(row.question_id), row]));
  const byQuestion = questions.map((question): QuestionCount => {
    const row = counts.get(question.question_id);
    const wrong = question.question_type === 'essay' ? null : ((row?.wrong as string | null | undefined) ?? null);
    return {
      question_id: question.question_id,
      question_text: question.question_text,
      answered: Number(row?.answered ?? 0),
      right: Number(row?.right ?? 0),
      commonest_wrong:
        wrong === null ? null : { answer: question.options?.[wrong] ?? wrong, count: Number(row?.wrong_count ?? 0) },
    };
  });
  return { assignment, total_questions: questions.length, rows, questions: byQuestion };
}

/** `questions`: a row a question; else a row a member. */
export async function resultsFile(deps: Deps, asked: Asked, part: string | null): Promise<Response> {
  const { rows, questions, total_questions: total } = await resultsOf(deps, asked);
  const told = (value: number | string | null) => (value === null ? '' : String(value));
  const table =
    part === 'questions'
      ? [
          ['question', 'answered', 'right', 'commonest wrong answer', 'times'],
          ...questions.map(({ question_text: text, answered, right, commonest_wrong: wrong }) => [
            ...[text, told(answered), told(right)],
            ...[wrong?.answer ?? '', told(wrong?.count ?? null)],
          ]),
        ]
      : [
          ['name', 'attempts', 'score in percent', 'right', 'questions', 'handed in (UTC)', 'late'],
          ...rows.map((row) => [
            ...[row.name, told(row.attempts), told(row.score), told(row.correct_count), told(total)],
            ...[told(row.submitted_at), row.is_late ? 'late' : ''],
          ]),
        ];
  return new Response(csvText(table), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="results-${asked.quizId}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
