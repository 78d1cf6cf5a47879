// Handing in: validated, scored by core/grading, stored once per idempotency key.
import { officialOf, officialRight } from '#core/leaderboard';
import { ownAcceptedOf } from '#core/marks';
import { missedEvent } from '#core/missed';
import { missedQuestions } from '#core/missedQuestions';
import type { Question } from '#core/quiz';
import type { ReviewEvent } from '#core/reviewEvent';
import { scoreWith } from '#core/scoring';
import { type Answer, correctedTime, type Receipt, type SubmitBody, withLaterMarks } from '#core/submission';
import { veiled } from '../access/hidden.ts';
import { requireRight } from '../access/rights.ts';
import type { Row, Statement } from '../database.ts';
import type { Deps } from '../deps.ts';
import { settleOn } from '../documents/betterStore.ts';
import { invalid, notFound } from '../failures.ts';
import { storable } from '../storable.ts';
import { digestOf, readKey, readTime, receiptOf, toReceipt } from './decisions.ts';
import { type Before, beforeOf, beforeStatement, handIn, handInAtOnce } from './handIn.ts';
import type { Opened, OpenedQuizzes } from './opened.ts';
import { findJudged, findSubmission, insertSubmission, type NewSubmission, type StoredSubmission } from './store.ts';

export type Handed = {
  /** says who hands in, too */
  askAs: (statement: Statement, values: readonly unknown[]) => Promise<Row>;
  /** of the session that asks; null: none is named */
  tokenHash: string | null;
  opened: OpenedQuizzes;
  quizId: number;
  body: SubmitBody;
  key: string | null;
  clientNow: string | null;
};

/** What a request says by itself. */
type Told = Pick<NewSubmission, 'quizId' | 'submissionId' | 'bodyHash' | 'submittedAt' | 'receivedAt'> & { body: SubmitBody };

/** The same key and body gives the same receipt, however often and however concurrently; another body is refused. */
export async function submit(deps: Deps, handed: Handed): Promise<Receipt> {
  const { askAs, quizId, body, opened } = handed;
  const told = toldBy(deps.now(), handed);
  const { submissionId, submittedAt: at, bodyHash } = told;
  const quick = await submitOpened(deps, handed, told);
  if (quick !== null) return quick;
  const before = beforeOf(await askAs(beforeStatement, [quizId, submissionId, at]));
  requireRight('answer', before?.role ?? null);
  if (before === null) throw notFound('Quiz');
  const { userId, isExam: inExam, hiddenUntil } = before;
  const sent = before.wasSent ? await findSubmission(deps.db, userId, submissionId) : null;
  if (sent !== null) return veiled(receiptOf(sent, bodyHash), hiddenUntil);
  const quiz = { questions: JSON.parse(before.questions) as Question[], isExam: inExam };
  refuseWrongIds(quiz.questions, body.answers);
  remember(opened, quizId, before);
  const judged = before.hasJudged ? await findJudged(deps.db, userId, quizId, at) : [];
  const own = ownAcceptedOf(judged.map((one) => withLaterMarks(one.answers, one.marks)));
  const { secondsUsed, ...row } = markedBy(quiz, told, own);
  const missed = hiddenUntil === null ? missedOf(row, told) : [];
  const kept = await keep(deps, { ...row, userId, secondsUsed: usedOf(secondsUsed, before.timerSeconds) }, before, missed);
  if (kept !== null) deps.essayMarker?.mark(quiz.questions, kept);
  const receipted = kept ?? (await findSubmission(deps.db, userId, submissionId));
  if (receipted === null) throw new Error('A submission was neither stored nor there already.');
  return veiled(receiptOf(receipted, bodyHash), hiddenUntil);
}

/** For the next time, where one statement will do. */
function remember(opened: OpenedQuizzes, quizId: number, before: Before): void {
  const isUsual = before.role === 'owner' && !before.mayBeBetter && !before.hasJudged;
  if (isUsual) opened.keep(before.tokenHash, quizId, before);
  else opened.forget(before.tokenHash, quizId);
}

/** Of a quiz that this session has just opened, in one statement. Null where anything is unusual: nothing is kept then. */
async function submitOpened(deps: Deps, { askAs, tokenHash, opened, quizId }: Handed, told: Told): Promise<Receipt | null> {
  const quiz = opened.of(tokenHash, quizId);
  if (quiz === null || wrongId(quiz.questions, told.body.answers) !== null) return null;
  const row = markedBy(quiz, told, {});
  const kept = await handInAtOnce(askAs, row, missedOf(row, told));
  if (kept === null) return null;
  const stored = { ...row, ...kept, ...NEW };
  deps.essayMarker?.mark(quiz.questions, stored);
  return toReceipt(stored);
}

function toldBy(now: number, { quizId, body, key, clientNow }: Handed): Told {
  const submissionId = readKey(key);
  const said = body.submitted_at === undefined ? null : Date.parse(body.submitted_at);
  const submittedAt = new Date(correctedTime(now, readTime(clientNow), said));
  return { quizId, body, submissionId, submittedAt, receivedAt: new Date(now), bodyHash: hashOf(quizId, body) };
}

/** The row that is kept, but for whose it is; `secondsUsed` is as it was said. */
function markedBy({ questions, isExam: inExam }: Opened, { body, ...told }: Told, own: Record<string, string[]>) {
  const answers = storable(body.answers).map((answer) => (inExam ? unchecked(answer) : answer));
  const hasOwn = Object.keys(own).length > 0;
  const { score, correct_count, total_questions, results } = scoreWith({ questions, answers, marks: [], own });
  return {
    ...{ ...told, answers, score, results },
    correctCount: correct_count,
    totalQuestions: total_questions,
    ownAccepted: hasOwn ? own : null,
    // Answers of which their student said nothing were graded by the rule alone just now.
    officialRight: hasOwn || answers.some((one) => one.points_covered) ? officialRight(questions, answers) : officialOf(results),
    secondsUsed: body.seconds_used ?? null,
  };
}

function missedOf(
  { results }: Pick<StoredSubmission, 'results'>,
  { submissionId, quizId, receivedAt, body }: Told,
): ReviewEvent[] {
  const missedAt = timeSaid(body.submitted_at) ?? receivedAt.getTime();
  return missedQuestions(results).map((id) => missedEvent(submissionId, quizId, id, missedAt));
}

/** Never more than the quiz gives now; null where it is not timed, or nobody said. */
function usedOf(said: number | null, timerSeconds: number | null): number | null {
  return said === null || timerSeconds === null ? null : Math.min(said, timerSeconds);
}

/** What a row is before anything is said of it later. */
const NEW = { marks: [], suggestions: null, revision: 0 };

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
  return id === null ? null : { ...row, id, ...NEW };
}

/** In an exam nothing is checked before the end, whatever a device says: neither a first check nor a judgement of one's own counts. */
function unchecked({ question_id, answer_given }: Answer): Answer {
  return { question_id, answer_given };
}

/** What the device's clock said, in ms; the log of reviews keeps it, so that device and server write the same event. */
function timeSaid(submittedAt: string | undefined): number | null {
  const time = submittedAt === undefined ? Number.NaN : Date.parse(submittedAt);
  return time >= 0 ? time : null;
}

/** A missing question is unanswered; a repeated or unknown question is refused. */
function refuseWrongIds(questions: readonly Question[], answers: SubmitBody['answers']): void {
  const wrong = wrongId(questions, answers);
  if (wrong !== null) throw invalid(['body', 'answers', wrong.index, 'question_id'], wrong.why);
}

function wrongId(questions: readonly Question[], answers: SubmitBody['answers']): { index: number; why: string } | null {
  const known = new Set(questions.map((question) => question.question_id));
  const seen = new Set<number>();
  for (const [index, { question_id }] of answers.entries()) {
    if (!known.has(question_id)) return { index, why: 'This quiz has no such question.' };
    if (seen.has(question_id)) return { index, why: 'This question is answered twice.' };
    seen.add(question_id);
  }
  return null;
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
