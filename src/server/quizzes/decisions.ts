// Reads quizzes and submissions, and shapes them as answers.
import { hash, randomUUID } from 'node:crypto';
import type { Question, Quiz } from '#core/quiz/quiz';
import { type Receipt, type Score, SubmissionId } from '#core/submission/submission';
import { officialScore } from '#core/together/leaderboard';
import { noteGivenKeys } from '../access/givenKeys.ts';
import { withScoreHidden } from '../access/hidden.ts';
import { type Right, requireRight } from '../access/rights.ts';
import { storable } from '../database/storable.ts';
import type { Deps } from '../deps.ts';
import { invalid, invalidIssue, Refusal } from '../http/failures.ts';
import { findQuiz, findSubmission, readQuestions, type StoredQuiz, type StoredSubmission } from './store.ts';
import { joinResults } from './storedResults.ts';
import { withTeacherMarks } from './teacherMarks.ts';

/** The quiz, if the student has this right; otherwise throws a refusal. */
export async function quizOf(deps: Deps, userId: number, id: number, right: Right): Promise<StoredQuiz> {
  const quiz = await findQuiz(deps.db, { userId, at: new Date(deps.now()) }, id);
  requireRight(right, quiz?.role ?? null);
  if (quiz === null) throw new Refusal('quiz_not_found');
  return quiz;
}

/** A quiz's answer without its questions. Only its owner gets the document's name. */
export function headOf(row: StoredQuiz): Omit<Quiz, 'questions'> {
  const { title, filename, timerSeconds, writtenBy, unmet, leftOut, earlier, role } = row;
  const by = {
    ...(filename === null || role !== 'owner' ? {} : { filename }),
    ...(writtenBy === null ? {} : { written_by: writtenBy }),
  };
  const exam = isExam(row) ? { is_exam: true } : {};
  const not = { ...(unmet === null ? {} : { unmet }), ...(leftOut === null ? {} : { left_out: leftOut }) };
  const versions = earlier.length === 0 ? {} : { earlier };
  return { title, ...by, ...not, settings: { timer_duration_seconds: timerSeconds, ...exam }, ...versions };
}

function isExam({ madeFrom }: StoredQuiz): boolean {
  return madeFrom?.kind === 'exam';
}

/** The request's key. Without one, every request is new. */
export function readKey(key: string | null): string {
  if (key === null) return randomUUID();
  const parsed = SubmissionId.safeParse(key);
  if (!parsed.success) throw invalidIssue(['header', 'Idempotency-Key'], parsed.error.issues[0]);
  return parsed.data;
}

export function readTime(timeText: string | null): number | null {
  if (timeText === null) return null;
  const time = Date.parse(timeText);
  if (Number.isNaN(time)) throw invalid(['header', 'Client-Now'], 'This is not an ISO 8601 time.');
  return time;
}

/** A hash that recognises a repeated body. */
export function digestOf(body: unknown): string {
  return hash('sha256', JSON.stringify(body), 'base64url');
}

export function refuseOtherBody(row: StoredSubmission, bodyHash: string): void {
  if (row.bodyHash !== bodyHash) throw new Refusal('submitted_otherwise');
}

/** An unreadable time of an older version is replaced by the time of arrival. */
export function timeOf({ submittedAt, receivedAt }: Pick<StoredSubmission, 'submittedAt' | 'receivedAt'>): string {
  return (Number.isNaN(submittedAt.getTime()) ? receivedAt : submittedAt).toISOString();
}

/** @param questions of its quiz */
function toReceipt(questions: readonly Question[], row: StoredSubmission): Receipt {
  return { submitted_at: timeOf(row), ...toScore(questions, row) };
}

/** The receipt as the student may see it: with the official score for somebody else's quiz, and hidden while its keys are. */
export function receiptFor(
  { role, hiddenUntil }: Pick<StoredQuiz, 'role' | 'hiddenUntil'>,
  questions: readonly Question[],
  row: StoredSubmission,
): Receipt {
  const receipt = toReceipt(questions, row);
  const { answers, officialRight: right, teacherMarks } = row;
  const receiptShown =
    role === 'owner' || right === null
      ? receipt
      : { ...receipt, official: officialScore(questions, answers, right, teacherMarks ?? []) };
  return withScoreHidden(receiptShown, hiddenUntil);
}

function toScore(questions: readonly Question[], row: StoredSubmission) {
  const { score, correctCount, totalQuestions, results, answers, submissionId, revision, countedVersion } = row;
  const anew = revision === 0 ? {} : { revision };
  return {
    score,
    correct_count: correctCount,
    total_questions: totalQuestions,
    results: withTeacherMarks(joinResults(results, { questions, answers }), row.teacherMarks),
    submission_id: submissionId,
    ...anew,
    ...(countedVersion === null ? {} : { counted_version: countedVersion }),
  } satisfies Score;
}

/** One submission in its current state. */
export async function oneSubmission(deps: Deps, userId: number, quizId: number, submissionId: string): Promise<Receipt> {
  const quiz = await quizOf(deps, userId, quizId, 'own');
  const row = await findSubmission(deps.db, userId, storable(submissionId));
  if (row === null || row.quizId !== quizId) throw new Refusal('submission_not_found');
  await noteGivenKeys(deps, { ...quiz, userId, quizId });
  return receiptFor(quiz, await readQuestions(deps.db, quizId), row);
}
