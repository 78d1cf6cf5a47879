// Shows the owner of a group one member's answers, if the member was told so before handing in, and stores the owner's marks of essays.
import { markOf } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import { isEssay, teacherMarkRefusal } from '#core/submission/marks';
import type { Answer, StoredTeacherMark } from '#core/submission/submission';
import type { Assignment } from '#core/together/group';
import { officialScore } from '#core/together/leaderboard';
import type { EssayMark, EssayMarks, MemberAnswers } from '#core/together/memberAnswers';
import type { Row } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { invalid, Refusal } from '../http/failures.ts';
import { keepTeacherMarks, lockSubmission } from '../quizzes/store.ts';
import { teacherMarkFor } from '../quizzes/teacherMarks.ts';
import { oneAssignment } from './assignments.ts';
import { statements } from './resultStore.ts';
import { isoOf } from './times.ts';

type Asked = { userId: number; groupId: number; quizId: number; memberId: number };

export async function memberAnswers(deps: Deps, request: Asked): Promise<MemberAnswers> {
  const { row, questions, versions } = await readHandIn(deps, request);
  return toMemberAnswers(request.memberId, row, questions, versions);
}

/** The same marks change nothing. The attempt is named, since another may count by now. */
export async function markEssays(
  deps: Deps,
  request: Asked,
  { submission_id: submissionId, marks }: EssayMarks,
): Promise<MemberAnswers> {
  const { row, questions, versions } = await readHandIn(deps, request);
  if (row.submission_id !== submissionId) throw new Refusal('submission_not_found');
  const [group] = await deps.ask(statements.groupName, [request.groupId]);
  const origin = { by: String(group?.own_name), group_id: request.groupId, marked_at: new Date(deps.now()).toISOString() };
  const answers = row.answers as Answer[];
  const newMarks = marks.map((mark, index) => ({ ...checkedMark(questions, answers, mark, index), ...origin }));
  await deps.db.transaction(async (tx) => {
    const submission = await lockSubmission(tx, { userId: Number(row.user_id), quizId: Number(row.version_id), submissionId });
    if (submission === null) throw new Refusal('submission_not_found');
    await keepTeacherMarks(tx, submission, newMarks);
  });
  const current = await readHandIn(deps, request);
  return toMemberAnswers(request.memberId, current.row, questions, versions);
}

type ReadHandIn = { row: Row; questions: Question[]; versions: Assignment['versions'] };

async function readHandIn(deps: Deps, request: Asked): Promise<ReadHandIn> {
  const assignment = await oneAssignment(deps, request);
  const { groupId, quizId, memberId } = request;
  const [row] = await deps.ask(statements.answers, [groupId, quizId, memberId]);
  if (row === undefined) throw new Refusal('member_not_found');
  const [quiz] = await deps.ask(statements.quiz, [row.version_id ?? quizId]);
  return { row, questions: (quiz?.questions ?? []) as Question[], versions: assignment.versions };
}

function toMemberAnswers(
  memberId: number,
  row: Row,
  questions: readonly Question[],
  versions: Assignment['versions'],
): MemberAnswers {
  const member = { member_id: memberId, name: String(row.name) };
  if (row.submission_id === null) return { ...member, hand_in: null };
  const answers = row.answers as Answer[];
  const answersById = new Map(answers.map((answer) => [answer.question_id, answer]));
  const right = (row.official_right ?? []) as number[];
  const marks = (row.teacher_marks ?? []) as StoredTeacherMark[];
  return {
    ...member,
    hand_in: {
      submission_id: String(row.submission_id),
      ...(versions === undefined
        ? {}
        : { version_id: Number(row.version_id), counted_version: Number(row.counted_version), versions }),
      submitted_at: isoOf(row.handed_in_at) ?? '',
      ...(row.is_late === true ? { is_late: true } : {}),
      official: officialScore(questions, answers, right, marks),
      answers: questions.map((question) => {
        const id = question.question_id;
        const { answer_given = '', first_check } = answersById.get(id) ?? {};
        return {
          ...{ question_id: id, answer_given, is_right: !isEssay(question) && right.includes(id) },
          ...(first_check === undefined ? {} : { first_check }),
          ...teacherMarkFor(marks, id),
        };
      }),
    },
  };
}

/** An essay counts as right by its points as it does everywhere. A blank answer is not marked. */
function checkedMark(
  questions: readonly Question[],
  answers: readonly Answer[],
  mark: EssayMark,
  index: number,
): Pick<StoredTeacherMark, 'question_id' | 'is_right' | 'points_covered'> {
  const loc = ['body', 'marks', index];
  const question = questions.find(({ question_id: id }) => id === mark.question_id);
  const text = answers.find(({ question_id: id }) => id === mark.question_id)?.answer_given.trim() ?? '';
  if (question === undefined || text === '') throw invalid([...loc, 'question_id'], { code: 'question_unknown' });
  const refusal = teacherMarkRefusal(question, mark);
  if (refusal !== null) throw invalid(loc, refusal);
  const points = question.key_points?.length ? [...new Set(mark.points_covered)].sort((a, b) => a - b) : undefined;
  if (points === undefined) return { question_id: mark.question_id, is_right: mark.is_right === true };
  const { isCorrect } = markOf(question, text, [], { points_covered: points });
  return { question_id: mark.question_id, is_right: isCorrect, points_covered: points };
}
