// Shows the owner of a group the results of an assignment: each member's best attempt that counts, and how each question went in
// those.
import { csvText } from '#core/formats/csvText';
import { percent } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import { isEssay } from '#core/submission/marks';
import type { OfficialScore } from '#core/submission/submission';
import type { QuestionCount, ResultRow, Results } from '#core/together/group';
import { versionNumber } from '#core/together/quizToTake';
import { askGroupRight } from '../access/group.ts';
import type { Row } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/failures.ts';
import { oneAssignment } from './assignments.ts';
import { officialIn } from './officialStore.ts';
import { statements } from './resultStore.ts';
import { isoOf } from './times.ts';

type Asked = { userId: number; groupId: number; quizId: number };

export async function resultsOf(deps: Deps, request: Asked): Promise<Results> {
  const assignment = await oneAssignment(deps, request);
  const key = [request.groupId, request.quizId];
  const versions = (await deps.ask(statements.versions, key)).map((row) => row.questions as Question[]);
  const currentCount = versions[0]?.length ?? 0;
  const questions = uniteById(versions);
  const rows = (await deps.ask(statements.rows, key)).map((row): ResultRow => {
    const correct = row.correct as number | null;
    return {
      member_id: Number(row.id),
      name: String(row.name),
      attempts: Number(row.attempts),
      score: correct === null ? null : percent(correct, Number(row.total_questions)),
      correct_count: correct,
      submitted_at: isoOf(row.handed_in_at),
      is_late: row.is_late === true,
      ...(row.has_arrived_late === true ? { has_arrived_late: true } : {}),
      ...(correct === null
        ? {}
        : { received_at: isoOf(row.received_at) ?? '', official: officialIn(row.official, Number(row.total_questions)) }),
      ...(row.is_accepted === true ? { is_accepted: true } : {}),
      ...lateResultIn(row),
      ...(row.has_answers === true ? { has_answers: true } : {}),
      ...(versions.length > 1 && correct !== null
        ? { version_id: Number(row.version_id), counted_version: Number(row.counted_version) }
        : {}),
    };
  });
  const counts = new Map((await deps.ask(statements.questions, key)).map((row) => [Number(row.question_id), row]));
  const byQuestion = questions.map((question): QuestionCount => {
    const row = counts.get(question.question_id);
    const answered = Number(row?.answered ?? 0);
    const wrong = isEssay(question) ? null : ((row?.wrong as string | null | undefined) ?? null);
    return {
      question_id: question.question_id,
      question_text: question.question_text,
      ...(isEssay(question) ? {} : { right_answer: rightAnswerOf(question) }),
      answered,
      ...(isEssay(question)
        ? { right: Number(row?.marked_right ?? 0), essays: answered - Number(row?.marked ?? 0) }
        : { right: Number(row?.right ?? 0) }),
      commonest_wrong: wrong === null ? null : { answer: wrong, count: Number(row?.wrong_count ?? 0) },
    };
  });
  return { assignment, total_questions: currentCount, rows, questions: byQuestion };
}

/** The questions of all versions, each as in the first version that has it. */
function uniteById(versions: readonly (readonly Question[])[]): Question[] {
  const byId = new Map<number, Question>();
  for (const question of versions.flat()) if (!byId.has(question.question_id)) byId.set(question.question_id, question);
  return [...byId.values()];
}

function rightAnswerOf({ options, correct_answer: key }: Question): string {
  return options?.[key] ?? key;
}

const textOf = (value: number | string | null | undefined) => (value == null ? '' : String(value));

/** As shown in the page's table: without unread essays. */
function figures(official: OfficialScore | undefined): string[] {
  if (official === undefined) return ['', '', '', ''];
  const { correct, questions, essays } = official;
  return [questions === 0 ? '' : textOf(percent(correct, questions)), textOf(correct), textOf(questions), textOf(essays)];
}

function timesOf(row: ResultRow): string[] {
  const lateness = row.has_arrived_late === true ? 'arrived late' : '';
  return [
    ...[textOf(row.submitted_at), textOf(row.received_at)],
    ...[row.is_late ? 'late' : lateness, row.late_result?.received_at ?? ''],
  ];
}

/** Versions by their number on the page, which is not that of the quiz. */
function versionCells({ version_id: answered, counted_version: counted }: ResultRow, versions: readonly number[]): string[] {
  if (versions.length < 2) return [];
  return [answered, counted].map((id) => (id === undefined ? '' : String(versionNumber(versions, id))));
}

function lateResultIn(row: Row): Pick<ResultRow, 'late_result'> {
  const [submittedAt, receivedAt] = [isoOf(row.waiting_at), isoOf(row.waiting_received)];
  if (submittedAt === null || receivedAt === null) return {};
  return {
    late_result: {
      submitted_at: submittedAt,
      received_at: receivedAt,
      official: officialIn(row.waiting_official, Number(row.waiting_total)),
    },
  };
}

/** Accepts a submission that arrived after closing and after its member had the keys, or takes that back. */
export async function acceptResult(
  deps: Deps,
  { userId, groupId, quizId, memberId, isAccepted }: Asked & { memberId: number; isAccepted: boolean },
): Promise<void> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  const at = isAccepted ? new Date(deps.now()) : null;
  const [row] = await deps.ask(statements.accept, [groupId, quizId, memberId, at]);
  if (row?.is_member !== true) throw new Refusal('member_not_found');
}

/** `questions`: one row for each question; otherwise one for each member. */
export async function resultsFile(deps: Deps, request: Asked, part: string | null): Promise<Response> {
  const { rows, questions, assignment } = await resultsOf(deps, request);
  const { versions = [] } = assignment;
  const table =
    part === 'questions'
      ? [
          ['question', 'answered', 'right', 'commonest wrong answer', 'times', 'essays to read', 'right answer'],
          ...questions.map(({ question_text: text, right_answer: key, answered, right, essays, commonest_wrong: wrong }) => [
            ...[text, textOf(answered), essays !== undefined && essays === answered ? '' : textOf(right)],
            ...[wrong?.answer ?? '', textOf(wrong?.count ?? null), textOf(essays), textOf(key)],
          ]),
        ]
      : [
          [
            ...['name', 'attempts', 'score in percent', 'right', 'questions', 'essays to read'],
            ...['handed in (UTC)', 'arrived (UTC)', 'late', 'waits to be accepted'],
            ...(versions.length > 1 ? ['version answered', 'version that counted'] : []),
          ],
          ...rows.map((row) => [
            row.name,
            textOf(row.attempts),
            ...figures(row.official),
            ...timesOf(row),
            ...versionCells(row, versions),
          ]),
        ];
  return new Response(csvText(table), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="results-${request.quizId}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
