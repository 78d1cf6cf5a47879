// Submissions: validated, scored by core/grading, stored once per idempotency key.
import { hash, randomUUID } from 'node:crypto';
import { officialOf, officialRight } from '#core/leaderboard';
import { ownAcceptedOf } from '#core/marks';
import { missedEvent } from '#core/missed';
import { missedQuestions } from '#core/missedQuestions';
import type { Question, Quiz } from '#core/quiz';
import type { ReviewEvent } from '#core/reviewEvent';
import { scoreWith } from '#core/scoring';
import {
  type Answer,
  correctedTime,
  type Receipt,
  type Score,
  SubmissionId,
  type SubmitBody,
  withLaterMarks,
} from '#core/submission';
import { veiled } from '../access/hidden.ts';
import { type Right, requireRight } from '../access/rights.ts';
import type { Row, Statement } from '../database.ts';
import type { Deps } from '../deps.ts';
import { settleOn } from '../documents/betterStore.ts';
import { invalid, notFound, Refusal } from '../failures.ts';
import { storable } from '../storable.ts';
import { type Before, beforeOf, beforeStatement, handIn } from './handIn.ts';
import {
  findJudged,
  findQuiz,
  findSubmission,
  insertSubmission,
  type NewSubmission,
  type StoredQuiz,
  type StoredSubmission,
} from './store.ts';

/** The quiz, where the student has this right to it; else a refusal. */
export async function quizOf(deps: Deps, userId: number, id: number, right: Right): Promise<StoredQuiz> {
  const quiz = await findQuiz(deps.db, { userId, at: new Date(deps.now()) }, id);
  requireRight(right, quiz?.role ?? null);
  if (quiz === null) throw notFound('Quiz');
  return quiz;
}

export function toQuiz(row: StoredQuiz): Quiz {
  const { title, filename, questions, timerSeconds, writtenBy, unmet, earlier } = row;
  const by = { ...(filename === null ? {} : { filename }), ...(writtenBy === null ? {} : { written_by: writtenBy }) };
  const exam = isExam(row) ? { is_exam: true } : {};
  const not = unmet === null ? {} : { unmet };
  const versions = earlier.length === 0 ? {} : { earlier };
  return { title, ...by, questions, ...not, settings: { timer_duration_seconds: timerSeconds, ...exam }, ...versions };
}

function isExam({ madeFrom }: StoredQuiz): boolean {
  return madeFrom?.kind === 'exam';
}

/** In an exam nothing is checked before the end, whatever a device says: neither a first check nor a judgement of one's own counts. */
function unchecked({ question_id, answer_given }: Answer): Answer {
  return { question_id, answer_given };
}

export type Handed = {
  /** says who hands in, too */
  askAs: (statement: Statement, values: readonly unknown[]) => Promise<Row>;
  quizId: number;
  body: SubmitBody;
  key: string | null;
  clientNow: string | null;
};

/** The same key and body gives the same receipt, however often and however concurrently; another body is refused. */
export async function submit(deps: Deps, { askAs, quizId, body, key, clientNow }: Handed): Promise<Receipt> {
  const receivedAt = deps.now();
  const submissionId = readKey(key);
  const { submitted_at } = body;
  const said = submitted_at === undefined ? null : Date.parse(submitted_at);
  const at = new Date(correctedTime(receivedAt, readTime(clientNow), said));
  const before = beforeOf(await askAs(beforeStatement, [quizId, submissionId, at]));
  requireRight('answer', before?.role ?? null);
  if (before === null) throw notFound('Quiz');
  const { userId, questions, isExam: inExam, hiddenUntil } = before;
  const answers = storable(body.answers).map((answer) => (inExam ? unchecked(answer) : answer));
  const bodyHash = hashOf(quizId, body);

  const sent = before.wasSent ? await findSubmission(deps.db, userId, submissionId) : null;
  if (sent !== null) return veiled(receiptOf(sent, bodyHash), hiddenUntil);
  refuseWrongIds(questions, answers);
  const judged = before.hasJudged ? await findJudged(deps.db, userId, quizId, at) : [];
  const ownAccepted = ownAcceptedOf(judged.map((one) => withLaterMarks(one.answers, one.marks)));
  const hasOwn = Object.keys(ownAccepted).length > 0;
  const { score, correct_count, total_questions, results } = scoreWith({ questions, answers, marks: [], own: ownAccepted });
  const row = {
    ...{ userId, quizId, submissionId, bodyHash, answers, score, results, submittedAt: at },
    correctCount: correct_count,
    totalQuestions: total_questions,
    receivedAt: new Date(receivedAt),
    ownAccepted: hasOwn ? ownAccepted : null,
    // Answers of which their student said nothing were graded by the rule alone just now.
    officialRight: hasOwn || answers.some((one) => one.points_covered) ? officialRight(questions, answers) : officialOf(results),
    secondsUsed: usedOf(body.seconds_used, before.timerSeconds),
  };
  const missedAt = timeSaid(submitted_at) ?? receivedAt;
  const wrong = hiddenUntil === null ? missedQuestions(results) : [];
  const missed = wrong.map((id) => missedEvent(submissionId, quizId, id, missedAt));
  const kept = await keep(deps, row, before, missed);
  if (kept !== null) deps.essayMarker?.mark(questions, kept);
  const receipted = kept ?? (await findSubmission(deps.db, userId, submissionId));
  if (receipted === null) throw new Error('A submission was neither stored nor there already.');
  return veiled(receiptOf(receipted, bodyHash), hiddenUntil);
}

/** Never more than the quiz gives now; null where it is not timed, or nobody said. */
function usedOf(said: number | undefined, timerSeconds: number | null): number | null {
  return said === undefined || timerSeconds === null ? null : Math.min(said, timerSeconds);
}

/** Null when the student has used this key before. */
async function keep(
  deps: Deps,
  row: NewSubmission & Pick<StoredSubmission, 'ownAccepted' | 'officialRight' | 'secondsUsed'>,
  { documentId, mayBeBetter }: Before,
  missed: readonly ReviewEvent[],
): Promise<StoredSubmission | null> {
  // A second quiz may be about to come: that takes its turn with this one.
  if (mayBeBetter && documentId !== null)
    return insertSubmission(deps.db, row, (tx) => settleOn(tx, { id: row.quizId, documentId }), missed);
  const id = await handIn(deps.ask, row, missed);
  return id === null ? null : { ...row, id, marks: [], suggestions: null, revision: 0 };
}

/** The key of a request; without one, every request is another. */
export function readKey(key: string | null): string {
  if (key === null) return randomUUID();
  const parsed = SubmissionId.safeParse(key);
  if (!parsed.success) throw invalid(['header', 'Idempotency-Key'], parsed.error.issues[0]?.message ?? '');
  return parsed.data;
}

export function readTime(given: string | null): number | null {
  if (given === null) return null;
  const time = Date.parse(given);
  if (Number.isNaN(time)) throw invalid(['header', 'Client-Now'], 'This is not an ISO 8601 time.');
  return time;
}

/** What the device's clock said, in ms; the log of reviews keeps it, so that device and server write the same event. */
function timeSaid(submittedAt: string | undefined): number | null {
  const time = submittedAt === undefined ? Number.NaN : Date.parse(submittedAt);
  return time >= 0 ? time : null;
}

function hashOf(quizId: number, { answers, submitted_at, seconds_used: seconds }: SubmitBody): string {
  // A body without the later fields keeps the hash of earlier versions.
  const told = answers.map((answer) => {
    const { question_id, answer_given, points_covered: points, own_judgement: own, first_check: first, is_sure: sure } = answer;
    const later = [points ?? null, own ?? null, first ?? null, ...(sure === undefined ? [] : [sure])];
    return later.every((one) => one === null) ? [question_id, answer_given] : [question_id, answer_given, ...later];
  });
  return digestOf([quizId, told, submitted_at ?? null, ...(seconds === undefined ? [] : [seconds])]);
}

/** By which a body is known again. */
export function digestOf(told: unknown): string {
  return hash('sha256', JSON.stringify(told), 'base64url');
}

/** A missing question is unanswered; a repeated or unknown question is refused. */
function refuseWrongIds(questions: readonly Question[], answers: SubmitBody['answers']): void {
  const known = new Set(questions.map((question) => question.question_id));
  const seen = new Set<number>();
  for (const [index, { question_id }] of answers.entries()) {
    const loc = ['body', 'answers', index, 'question_id'];
    if (!known.has(question_id)) throw invalid(loc, 'This quiz has no such question.');
    if (seen.has(question_id)) throw invalid(loc, 'This question is answered twice.');
    seen.add(question_id);
  }
}

function receiptOf(row: StoredSubmission, bodyHash: string): Receipt {
  if (row.bodyHash !== bodyHash) throw new Refusal(409, 'These answers were handed in before, in another version.');
  return toReceipt(row);
}

/** An unreadable time of an earlier version is replaced by the time of arrival. */
export function timeOf({ submittedAt, receivedAt }: Pick<StoredSubmission, 'submittedAt' | 'receivedAt'>): string {
  return (Number.isNaN(submittedAt.getTime()) ? receivedAt : submittedAt).toISOString();
}

export function toReceipt(row: StoredSubmission): Receipt {
  return { submitted_at: timeOf(row), ...toScore(row) };
}

function toScore({ score, correctCount, totalQuestions, results, submissionId, revision }: StoredSubmission) {
  const anew = revision === 0 ? {} : { revision };
  return {
    score,
    correct_count: correctCount,
    total_questions: totalQuestions,
    results,
    submission_id: submissionId,
    ...anew,
  } satisfies Score;
}

/** One submission as it stands now. */
export async function oneSubmission(deps: Deps, userId: number, quizId: number, submissionId: string): Promise<Receipt> {
  const { hiddenUntil } = await quizOf(deps, userId, quizId, 'own');
  const row = await findSubmission(deps.db, userId, storable(submissionId));
  if (row === null || row.quizId !== quizId) throw notFound('Submission');
  return veiled(toReceipt(row), hiddenUntil);
}
