// Assigns quizzes to a group: when they open and close, how often they may be taken, and when answers are shown.
import { refuseChange, type Terms } from '#core/together/assignmentChange';
import { type AnswersKnown, type Assignment, type AssignmentWish, groupLimits } from '#core/together/group';
import { askRight } from '../access/ask.ts';
import { askGroupRight } from '../access/group.ts';
import type { Row } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { invalidField, Refusal } from '../http/failures.ts';
import { statements } from './assignmentStore.ts';
import { isoOf } from './times.ts';

type AssignmentsAnswer = { assignments: Assignment[]; answers_known?: AnswersKnown[] };
type Asked = { userId: number; groupId: number };
type OfQuiz = Asked & { quizId: number };
const timeOf = (text: string | null | undefined) => (text == null ? null : new Date(text));

/** For the owner also how many members already have each quiz: hiding answers does not affect those copies (decision 071). */
export async function assignmentsOf(deps: Deps, { userId, groupId }: Asked): Promise<AssignmentsAnswer> {
  const role = await askGroupRight(deps, { userId, groupId, right: 'see' });
  const assignments = (await deps.ask(statements.list, [groupId, userId, role === 'owner', null])).map(toAssignment);
  if (role !== 'owner') return { assignments };
  const rows = await deps.ask(statements.answersKnown, [groupId, userId, new Date(deps.now())]);
  return {
    assignments,
    answers_known: rows.map((row) => ({ quiz_id: Number(row.quiz_id), members: Number(row.members) })),
  };
}

/** For a group that the student leads. */
export async function oneAssignment(deps: Deps, { userId, groupId, quizId }: OfQuiz): Promise<Assignment> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  const [row] = await deps.ask(statements.list, [groupId, userId, true, quizId]);
  if (row === undefined) throw new Refusal('assignment_not_found');
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
    ...(row.version_id === row.quiz_id ? {} : { version_id: Number(row.version_id) }),
    ...(row.previous_version_id === null ? {} : { previous_version_id: Number(row.previous_version_id) }),
    ...((row.versions as number[]).length > 1 ? { versions: row.versions as number[] } : {}),
    ...(row.is_remarking === true ? { is_remarking: true } : {}),
  };
}

function termsOf(opens: Date | null, closes: Date | null, attempts: number | null): Terms {
  return { opensAt: opens?.getTime() ?? null, closesAt: closes?.getTime() ?? null, attempts };
}

function toldTerms(row: Row): Terms {
  return termsOf(row.opens_at as Date | null, row.closes_at as Date | null, row.attempts_allowed as number | null);
}

/** Assigns the owner's quiz or changes the assignment, never to the disadvantage of offline members. */
export async function assign(deps: Deps, { userId, groupId, quizId }: OfQuiz, wish: AssignmentWish): Promise<void> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  await askRight(deps, { userId, quizId, right: 'edit' });
  const [opens, closes] = [timeOf(wish.opens_at), timeOf(wish.closes_at)];
  const hides = wish.answers === 'after_closing';
  if (hides && closes === null) throw invalidField(['body', 'closes_at'], 'never_closes');
  if (opens !== null && closes !== null && !(closes > opens)) throw invalidField(['body', 'closes_at'], 'closes_before_opening');
  const [storedRow] = await deps.ask(statements.told, [groupId, quizId]);
  const attempts = wish.attempts_allowed ?? null;
  const refusal =
    storedRow === undefined ? null : refuseChange(toldTerms(storedRow), termsOf(opens, closes, attempts), deps.now());
  if (refusal !== null) throw new Refusal(refusal);
  const values = [groupId, quizId, opens, closes, attempts, hides, new Date(deps.now())];
  if ((await deps.ask(statements.keep, values)).length === 0)
    throw new Refusal('too_many_assignments', { params: { limit: groupLimits.assignments } });
}

/** Submissions stay with the members, and attempts in progress can still be handed in. */
export async function endAssignment(deps: Deps, { userId, groupId, quizId }: OfQuiz): Promise<void> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  const rows = await deps.ask(statements.end, [groupId, quizId, new Date(deps.now())]);
  if (rows.length === 0) throw new Refusal('assignment_not_found');
}
