// What the owner of a group sees of one assignment: each member's best attempt of those that count, and how each question went in these.
import { csvText } from '#core/formats/csvText';
import { percent } from '#core/grading';
import type { QuestionCount, ResultRow, Results } from '#core/group';
import { isEssay } from '#core/marks';
import type { Question } from '#core/quiz';
import type { OfficialScore } from '#core/submission';
import { askGroupRight } from '../access/group.ts';
import type { Row } from '../database.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../failures.ts';
import { COUNTS, HANDED_IN_AT, oneAssignment, WAITS } from './assignments.ts';
import { ESSAYS, OFFICIAL, OFFICIAL_CORRECT, officialIn } from './official.ts';
import { isoOf } from './times.ts';

/** Of one member, those that arrived first: nobody has more by studying, and whoever sends them keeps no teacher waiting. */
const MOST_ATTEMPTS = 1000;

/** Attempts by the order in which they arrived; those beyond the ones allowed do not count. $1: the group; $2: the quiz */
const BEST = `essays as (${ESSAYS} where q.id = $2),
  tries as (select s.*, m.id as member_id, a.closes_at, a.attempts_allowed, ${HANDED_IN_AT} as handed_in_at, ${WAITS} as waits,
      coalesce(cardinality(s.official_right), s.correct_count) as correct,
      row_number() over (partition by s.user_id order by s.id) as nth
    from assignments a join group_members m on m.group_id = a.group_id and m.ended_at is null
      cross join lateral (select * from submissions o where o.quiz_id = a.quiz_id and o.user_id = m.user_id
        order by o.id limit ${MOST_ATTEMPTS}) s
    where a.group_id = $1 and a.quiz_id = $2 and ${COUNTS}),
  allowed as (select * from tries where attempts_allowed is null or nth <= attempts_allowed),
  best as (select distinct on (user_id) t.* from allowed t, essays where not waits order by user_id, ${OFFICIAL_CORRECT('t')} desc, id),
  waiting as (select distinct on (user_id) t.* from allowed t, essays where waits order by user_id, ${OFFICIAL_CORRECT('t')} desc, id)`;

const statements = {
  rows: {
    name: 'results',
    text: `with ${BEST} select m.id, m.name, b.correct, b.handed_in_at, b.received_at, b.handed_in_at > b.closes_at as is_late,
        b.received_at > b.closes_at and b.handed_in_at <= b.closes_at as has_arrived_late,
        b.accepted_at is not null as is_accepted, (${OFFICIAL('b')}) as official,
        w.correct as waiting_correct, w.handed_in_at as waiting_at, w.received_at as waiting_received,
        (${OFFICIAL('w')}) as waiting_official,
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
      submitted_at: isoOf(row.handed_in_at),
      is_late: row.is_late === true,
      ...(row.has_arrived_late === true ? { has_arrived_late: true } : {}),
      ...(correct === null
        ? {}
        : { received_at: isoOf(row.received_at) ?? '', official: officialIn(row.official, questions.length) }),
      ...(row.is_accepted === true ? { is_accepted: true } : {}),
      ...lateResultIn(row, questions.length),
    };
  });
  const counts = new Map((await deps.ask(statements.questions, key)).map((row) => [Number(row.question_id), row]));
  const byQuestion = questions.map((question): QuestionCount => {
    const row = counts.get(question.question_id);
    const wrong = isEssay(question) ? null : ((row?.wrong as string | null | undefined) ?? null);
    return {
      question_id: question.question_id,
      question_text: question.question_text,
      answered: Number(row?.answered ?? 0),
      right: Number(row?.right ?? 0),
      ...(isEssay(question) ? { essays: Number(row?.answered ?? 0) } : {}),
      commonest_wrong:
        wrong === null ? null : { answer: question.options?.[wrong] ?? wrong, count: Number(row?.wrong_count ?? 0) },
    };
  });
  return { assignment, total_questions: questions.length, rows, questions: byQuestion };
}

const told = (value: number | string | null | undefined) => (value == null ? '' : String(value));

/** As the table on the page shows them: without essays that nobody has read. */
function figures(official: OfficialScore | undefined): string[] {
  if (official === undefined) return ['', '', '', ''];
  const { correct, questions, essays } = official;
  return [questions === 0 ? '' : told(percent(correct, questions)), told(correct), told(questions), told(essays)];
}

function timesOf(row: ResultRow): string[] {
  const lateness = row.has_arrived_late === true ? 'arrived late' : '';
  return [
    ...[told(row.submitted_at), told(row.received_at)],
    ...[row.is_late ? 'late' : lateness, row.late_result?.received_at ?? ''],
  ];
}

function lateResultIn(row: Row, total: number): Pick<ResultRow, 'late_result'> {
  const [submittedAt, receivedAt] = [isoOf(row.waiting_at), isoOf(row.waiting_received)];
  if (submittedAt === null || receivedAt === null) return {};
  return {
    late_result: { submitted_at: submittedAt, received_at: receivedAt, official: officialIn(row.waiting_official, total) },
  };
}

/** Counts what arrived from a member after the closing and the keys, or takes that back. */
export async function acceptResult(
  deps: Deps,
  { userId, groupId, quizId, memberId, isAccepted }: Asked & { memberId: number; isAccepted: boolean },
): Promise<void> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  const at = isAccepted ? new Date(deps.now()) : null;
  const [row] = await deps.ask(statements.accept, [groupId, quizId, memberId, at]);
  if (row?.is_member !== true) throw new Refusal('member_not_found');
}

/** `questions`: a row a question; else a row a member. */
export async function resultsFile(deps: Deps, asked: Asked, part: string | null): Promise<Response> {
  const { rows, questions } = await resultsOf(deps, asked);
  const table =
    part === 'questions'
      ? [
          ['question', 'answered', 'right', 'commonest wrong answer', 'times', 'essays to read'],
          ...questions.map(({ question_text: text, answered, right, essays, commonest_wrong: wrong }) => [
            ...[text, told(answered), essays === undefined ? told(right) : ''],
            ...[wrong?.answer ?? '', told(wrong?.count ?? null), told(essays)],
          ]),
        ]
      : [
          [
            ...['name', 'attempts', 'score in percent', 'right', 'questions', 'essays to read'],
            ...['handed in (UTC)', 'arrived (UTC)', 'late', 'waits to be accepted'],
          ],
          ...rows.map((row) => [row.name, told(row.attempts), ...figures(row.official), ...timesOf(row)]),
        ];
  return new Response(csvText(table), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="results-${asked.quizId}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
