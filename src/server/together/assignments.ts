// What a group is assigned: when it opens and closes, how often it may be taken, and when answers are shown.
import { refuseChange, type Terms } from '#core/assignmentChange';
import { type Assignment, type AssignmentWish, groupLimits, groupTexts } from '#core/group';
import { askRight } from '../access/ask.ts';
import { askGroupRight } from '../access/group.ts';
import type { Row } from '../database.ts';
import type { Deps } from '../deps.ts';
import { invalid, notFound, Refusal } from '../failures.ts';

/** From then on an attempt is one of the assignment. `a`: the assignment, `s`: the submission */
export const COUNTS = 's.submitted_at >= greatest(a.created_at, a.opens_at)';
const isMember = `exists (select 1 from group_members m where m.group_id = a.group_id and m.user_id = s.user_id and m.ended_at is null)`;

const statements = {
  /** The owner reads how many members have handed in, a member the own attempts ($3). */
  list: {
    name: 'assignments',
    text: `select a.*, q.title, json_array_length(q.questions) as question_count,
        (select case when $3 then count(distinct s.user_id) else count(*) end::int from submissions s where s.quiz_id = a.quiz_id
          and ${COUNTS} and case when $3 then ${isMember} else s.user_id = $2 end) as handed_in
      from assignments a join quizzes q on q.id = a.quiz_id where a.group_id = $1 and a.ended_at is null
        and ($4::int is null or a.quiz_id = $4) order by a.closes_at nulls last, a.quiz_id`,
  },
  /** What members can see already; nothing where there are none. */
  told: {
    name: 'told assignment',
    text: `select a.opens_at, a.closes_at, a.attempts_allowed from assignments a where a.group_id = $1 and a.quiz_id = $2
      and a.ended_at is null and exists (select 1 from group_members m where m.group_id = a.group_id and m.ended_at is null)`,
  },
  keep: {
    name: 'assign',
    text: `with one as (select id from study_groups where id = $1 for no key update)
      insert into assignments as a (group_id, quiz_id, opens_at, closes_at, attempts_allowed, hides_answers, created_at)
      select one.id, $2, $3, $4, $5, $6, $7 from one
      where (select count(*) from assignments o where o.group_id = $1 and o.ended_at is null and o.quiz_id <> $2) < ${groupLimits.assignments}
      on conflict (group_id, quiz_id) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at,
        attempts_allowed = excluded.attempts_allowed, hides_answers = excluded.hides_answers, ended_at = null,
        created_at = case when a.ended_at is null then a.created_at else excluded.created_at end
      returning a.quiz_id`,
  },
  end: {
    name: 'end assignment',
    text: 'update assignments set ended_at = $3 where group_id = $1 and quiz_id = $2 and ended_at is null returning quiz_id',
  },
};

type Asked = { userId: number; groupId: number };
type OfQuiz = Asked & { quizId: number };
const timeOf = (given: string | null | undefined) => (given == null ? null : new Date(given));
const isoOf = (time: unknown) => (time instanceof Date ? time.toISOString() : null);

export async function assignmentsOf(deps: Deps, { userId, groupId }: Asked): Promise<Assignment[]> {
  const role = await askGroupRight(deps, { userId, groupId, right: 'see' });
  return (await deps.ask(statements.list, [groupId, userId, role === 'owner', null])).map(toAssignment);
}

/** Of a group that the student leads. */
export async function oneAssignment(deps: Deps, { userId, groupId, quizId }: OfQuiz): Promise<Assignment> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  const [row] = await deps.ask(statements.list, [groupId, userId, true, quizId]);
  if (row === undefined) throw notFound('Assignment');
  return toAssignment(row);
}

function toAssignment(row: Row): Assignment {
  return {
    quiz_id: Number(row.quiz_id),
    title: String(row.title),
    question_count: Number(row.question_count),
    opens_at: isoOf(row.opens_at),
    closes_at: isoOf(row.closes_at),
    attempts_allowed: row.attempts_allowed as number | null,
    answers: row.hides_answers === true ? 'after_closing' : 'at_once',
    handed_in: Number(row.handed_in),
  };
}

function termsOf(opens: Date | null, closes: Date | null, attempts: number | null): Terms {
  return { opensAt: opens?.getTime() ?? null, closesAt: closes?.getTime() ?? null, attempts };
}

function toldTerms(row: Row): Terms {
  return termsOf(row.opens_at as Date | null, row.closes_at as Date | null, row.attempts_allowed as number | null);
}

/** Assigns a quiz of the owner's, or changes how it is assigned: never to the disadvantage of who works offline. */
export async function assign(deps: Deps, { userId, groupId, quizId }: OfQuiz, wish: AssignmentWish): Promise<void> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  await askRight(deps, { userId, quizId, right: 'edit' });
  const [opens, closes] = [timeOf(wish.opens_at), timeOf(wish.closes_at)];
  const hides = wish.answers === 'after_closing';
  if (hides && closes === null) throw invalid(['body', 'closes_at'], groupTexts.neverCloses);
  if (opens !== null && closes !== null && !(closes > opens)) throw invalid(['body', 'closes_at'], groupTexts.order);
  const [told] = await deps.ask(statements.told, [groupId, quizId]);
  const attempts = wish.attempts_allowed ?? null;
  const refusal = told === undefined ? null : refuseChange(toldTerms(told), termsOf(opens, closes, attempts), deps.now());
  if (refusal !== null) throw new Refusal(409, refusal);
  const values = [groupId, quizId, opens, closes, attempts, hides, new Date(deps.now())];
  if ((await deps.ask(statements.keep, values)).length === 0) throw new Refusal(403, groupTexts.assigned);
}

/** What was handed in stays with whoever did, and what was begun can be handed in. */
export async function endAssignment(deps: Deps, { userId, groupId, quizId }: OfQuiz): Promise<void> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  const rows = await deps.ask(statements.end, [groupId, quizId, new Date(deps.now())]);
  if (rows.length === 0) throw notFound('Assignment');
}
