// Begins and reads attempts on this device. Moves are in attemptMoves.ts, which only some screens load.
import { type Attempt, beginAttempt, endAttempt, hasBegun, openKeyOf, type Reorder } from '#core/attempt/attempt';
import { withHiddenAnswers } from '#core/attempt/hiddenAnswers';
import type { Quiz } from '#core/quiz/quiz';
import { ownAcceptedOf } from '#core/submission/marks';
import { type Answer, type Receipt, withLaterMarks } from '#core/submission/submission';
import { AttemptRow, type OasisDatabase, PaperRow, parseRow, parseRows, withDatabase } from '../rows/db.ts';
import { numberIn } from '../rows/madeNumbers.ts';

export type Opening = {
  userId: number;
  quizId: number;
  quiz: Quiz;
  attemptId: string;
  wall: number;
  practice?: boolean;
  exam?: boolean;
  /** for a retake or practice */
  reorder?: Reorder;
};

/** The open attempt of this student at this quiz, whether begun or only opened. */
export function openAttempt(db: OasisDatabase, userId: number, quizId: number, practice = false): Promise<Attempt | undefined> {
  return withDatabase(db, async () => {
    const storedRow = await db.attempts
      .where('openKey')
      .equals(openKeyOf(userId, quizId, practice))
      .first();
    return storedRow && joined(db, storedRow);
  });
}

/**
 * The open attempt, or a new one with the given id. Two tabs that open the quiz at once get the same one. An attempt that was
 * opened but not begun is replaced if the quiz has changed.
 */
export function beginOrResume(db: OasisDatabase, opening: Opening): Promise<Attempt> {
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, db.papers, db.madeQuizzes, async () => {
      const quizId = await numberIn(db, opening.quizId);
      const key = openKeyOf(opening.userId, quizId, opening.practice ?? false);
      const storedRow = await db.attempts.where('openKey').equals(key).first();
      const attempt = storedRow && (await joined(db, storedRow));
      if (attempt && hasBegun(attempt)) return attempt;
      if (attempt && isSamePaper(attempt.quiz, opening.quiz)) {
        await db.attempts.update(attempt.attemptId, { startedAt: opening.wall });
        return { ...attempt, startedAt: opening.wall };
      }
      if (attempt) await db.attempts.put(endAttempt(storedRow, 'discarded', opening.wall));
      // A row that the schema refuses is kept for export, but must not block a new attempt.
      else if (storedRow) await db.attempts.update(storedRow.attemptId, { openKey: `unreadable:${storedRow.attemptId}` });
      return begin(db, { ...opening, quizId });
    }),
  );
}

/** Ignores the order of the questions. */
function isSamePaper(paper: Quiz, newest: Quiz): boolean {
  const byId = (quiz: Quiz) => ({ ...quiz, questions: [...quiz.questions].sort((a, b) => a.question_id - b.question_id) });
  return JSON.stringify(byId(paper)) === JSON.stringify(byId(newest));
}

/**
 * Creates an attempt inside a transaction over attempts and papers. The first attempt keeps the quiz's order; practice and
 * retakes do not.
 */
export async function begin(db: OasisDatabase, { reorder, ...opening }: Opening): Promise<Attempt> {
  const earlier = await db.attempts.where('[userId+quizId]').equals([opening.userId, opening.quizId]).toArray();
  const isAgain = opening.practice === true || earlier.some((row) => !row.practice);
  const order = reorder && isAgain ? { reorder } : {};
  const ownAccepted = judgedIn(earlier, opening.practice ?? false);
  const nth = Math.max(0, ...earlier.map(nthOf)) + 1;
  const { quiz, ...row } = beginAttempt({ ...opening, ...order, nth, ...(ownAccepted && { ownAccepted }) });
  await db.papers.put({ attemptId: row.attemptId, quiz });
  await db.attempts.add(row);
  return { ...row, quiz };
}

/**
 * The answers that the student judged right in earlier attempts, or undefined if there are none. The server ignores those from
 * practice.
 */
export function judgedIn(earlier: readonly unknown[], practice: boolean): Record<string, string[]> | undefined {
  const rows = parseRows(AttemptRow, earlier).rows.filter(
    (row) => row.endedAt !== null && row.endedBy !== 'discarded' && (practice || !row.practice),
  );
  const accepted = ownAcceptedOf(rows.sort((a, b) => nthOf(b) - nthOf(a)).map(judgedAnswers));
  return Object.keys(accepted).length === 0 ? undefined : accepted;
}

function judgedAnswers({ answers, ownRight = [], laterMarks = [] }: AttemptRow): Answer[] {
  const answerList = Object.entries(answers).map(([id, text]) => ({
    question_id: Number(id),
    answer_given: text,
    own_judgement: ownRight.includes(Number(id)),
  }));
  return withLaterMarks(answerList, laterMarks);
}

/** Parses a stored row and adds its paper; undefined if either is missing or invalid. */
export async function joined(db: OasisDatabase, storedRow: unknown, paper?: Quiz): Promise<Attempt | undefined> {
  const row = parseRow(AttemptRow, storedRow);
  if (!row) return undefined;
  const quiz = paper ?? parseRow(PaperRow, await db.papers.get(row.attemptId))?.quiz;
  return quiz && withoutHidden({ ...row, quiz });
}

/** The stored paper keeps the answers until they may be shown again. */
function withoutHidden(attempt: Attempt): Attempt {
  if (attempt.hidden === undefined) return attempt;
  const asExam = attempt.endedAt === null ? { exam: true, checked: null } : {};
  return { ...attempt, ...asExam, quiz: withHiddenAnswers(attempt.quiz, attempt.hidden.until) };
}

/** Reads one attempt inside the caller's transaction. */
export async function storedAttempt(db: OasisDatabase, attemptId: string): Promise<Attempt | undefined> {
  return joined(db, await db.attempts.get(attemptId));
}

/** One attempt, or undefined. Pass `paper` to avoid reading the frozen quiz again. */
export function attemptById(db: OasisDatabase, attemptId: string, paper?: Quiz): Promise<Attempt | undefined> {
  return withDatabase(db, async () => joined(db, await db.attempts.get(attemptId), paper));
}

/** All attempts of one student, with the rows that could not be read. */
export function attemptsOf(db: OasisDatabase, userId: number): Promise<{ rows: Attempt[]; unreadable: unknown[] }> {
  return withDatabase(db, async () => {
    const storedRows = await db.attempts.where('userId').equals(userId).toArray();
    const read = await Promise.all(storedRows.map((row) => joined(db, row)));
    return { rows: read.filter((a) => a !== undefined), unreadable: storedRows.filter((_, i) => read[i] === undefined) };
  });
}

/** The student's open attempts that count and have begun, the newest first. */
export function openAttempts(db: OasisDatabase, userId: number): Promise<Attempt[]> {
  return withDatabase(db, async () => {
    const storedRows = await db.attempts.where('openKey').startsWith(`${userId}:`).toArray();
    const read = await Promise.all(storedRows.filter((row) => !row.practice).map((row) => joined(db, row)));
    return read
      .filter((a) => a !== undefined)
      .filter(hasBegun)
      .sort((a, b) => b.startedAt - a.startedAt);
  });
}

/** The newest ended attempt at a quiz, or undefined. Practice runs are included only on request, discarded attempts never. */
export function lastEnded(db: OasisDatabase, userId: number, quizId: number, practice = false): Promise<Attempt | undefined> {
  return withDatabase(db, async () => {
    const storedRows = await db.attempts.where('[userId+quizId]').equals([userId, quizId]).toArray();
    const endedRows = storedRows.filter(
      (row) => row.endedAt !== null && row.practice === practice && row.endedBy !== 'discarded',
    );
    const newest = endedRows.sort((a, b) => nthOf(b) - nthOf(a) || (b.endedAt ?? 0) - (a.endedAt ?? 0))[0];
    return newest && joined(db, newest);
  });
}

/** Stored rows are untrusted, and rows of older versions have no ordinal. */
function nthOf({ nth }: AttemptRow): number {
  return Number.isInteger(nth) ? Number(nth) : 0;
}

/** Stores a receipt with its attempt, inside the caller's transaction. A receipt with a lower revision is ignored. */
export async function withNewerReceipt(db: OasisDatabase, receipt: Receipt): Promise<void> {
  const storedReceipt = parseRow(AttemptRow, await db.attempts.get(receipt.submission_id))?.receipt;
  if ((storedReceipt?.revision ?? 0) > (receipt.revision ?? 0)) return;
  await db.attempts.update(receipt.submission_id, { receipt });
}
