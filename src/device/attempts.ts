// Attempts on this device: begun, and read. What becomes of them move by move stands in attemptMoves.ts, which only the screens and
// moments that move one load.
import { type Attempt, beginAttempt, openKeyOf, type Reorder } from '#core/attempt';
import { ownAcceptedOf } from '#core/marks';
import type { Quiz } from '#core/quiz';
import { type Answer, type Receipt, withLaterMarks } from '#core/submission';
import { AttemptRow, type OasisDatabase, PaperRow, parseRow, parseRows, withDatabase } from './db.ts';
import { numberIn } from './madeNumbers.ts';

export type Opening = {
  userId: number;
  quizId: number;
  quiz: Quiz;
  attemptId: string;
  wall: number;
  practice?: boolean;
  exam?: boolean;
  /** of a retake or practice */
  reorder?: Reorder;
};

/** The open attempt of this student at this quiz, or undefined. */
export function openAttempt(db: OasisDatabase, userId: number, quizId: number, practice = false): Promise<Attempt | undefined> {
  return withDatabase(db, async () => {
    const stored = await db.attempts
      .where('openKey')
      .equals(openKeyOf(userId, quizId, practice))
      .first();
    return stored && joined(db, stored);
  });
}

/** The open attempt, or a new one with the given id. Two tabs that begin together get the same one. */
export function beginOrResume(db: OasisDatabase, opening: Opening): Promise<Attempt> {
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, db.papers, db.madeQuizzes, async () => {
      const quizId = await numberIn(db, opening.quizId);
      const key = openKeyOf(opening.userId, quizId, opening.practice ?? false);
      const stored = await db.attempts.where('openKey').equals(key).first();
      const found = stored && (await joined(db, stored));
      if (found) return found;
      // A row that the schema refuses is kept for export, but it must not block a new attempt.
      if (stored) await db.attempts.update(stored.attemptId, { openKey: `unreadable:${stored.attemptId}` });
      return begin(db, { ...opening, quizId });
    }),
  );
}

/** A new attempt, within a running transaction over attempts and papers. The first one at a quiz keeps the stored order, practice and retakes do not. */
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
 * What the student judged right in earlier attempts, or undefined when that is nothing. The server counts none of what was
 * judged in practice.
 */
export function judgedIn(earlier: readonly unknown[], practice: boolean): Record<string, string[]> | undefined {
  const rows = parseRows(AttemptRow, earlier).rows.filter(
    (row) => row.endedAt !== null && row.endedBy !== 'discarded' && (practice || !row.practice),
  );
  const accepted = ownAcceptedOf(rows.sort((a, b) => nthOf(b) - nthOf(a)).map(judgedAnswers));
  return Object.keys(accepted).length === 0 ? undefined : accepted;
}

function judgedAnswers({ answers, ownRight = [], laterMarks = [] }: AttemptRow): Answer[] {
  const given = Object.entries(answers).map(([id, text]) => ({
    question_id: Number(id),
    answer_given: text,
    own_judgement: ownRight.includes(Number(id)),
  }));
  return withLaterMarks(given, laterMarks);
}

/** Parses a stored row and puts its paper beside it; undefined when either is absent or refused. */
export async function joined(db: OasisDatabase, stored: unknown, paper?: Quiz): Promise<Attempt | undefined> {
  const row = parseRow(AttemptRow, stored);
  if (!row) return undefined;
  const quiz = paper ?? parseRow(PaperRow, await db.papers.get(row.attemptId))?.quiz;
  return quiz && { ...row, quiz };
}

/** One attempt, inside a transaction of the caller's. */
export async function storedAttempt(db: OasisDatabase, attemptId: string): Promise<Attempt | undefined> {
  return joined(db, await db.attempts.get(attemptId));
}

/** One attempt, or undefined. `paper` spares reading its frozen quiz again. */
export function attemptById(db: OasisDatabase, attemptId: string, paper?: Quiz): Promise<Attempt | undefined> {
  return withDatabase(db, async () => joined(db, await db.attempts.get(attemptId), paper));
}

/** All attempts of one student, and beside them the rows that could not be read. */
export function attemptsOf(db: OasisDatabase, userId: number): Promise<{ rows: Attempt[]; unreadable: unknown[] }> {
  return withDatabase(db, async () => {
    const stored = await db.attempts.where('userId').equals(userId).toArray();
    const read = await Promise.all(stored.map((row) => joined(db, row)));
    return { rows: read.filter((a) => a !== undefined), unreadable: stored.filter((_, i) => read[i] === undefined) };
  });
}

/** The open attempts of one student that count, the newest first. */
export function openAttempts(db: OasisDatabase, userId: number): Promise<Attempt[]> {
  return withDatabase(db, async () => {
    const stored = await db.attempts.where('openKey').startsWith(`${userId}:`).toArray();
    const read = await Promise.all(stored.filter((row) => !row.practice).map((row) => joined(db, row)));
    return read.filter((a) => a !== undefined).sort((a, b) => b.startedAt - a.startedAt);
  });
}

/** The ended attempt at a quiz that was begun last, or undefined; practice runs only when they are asked for, what was put away never. */
export function lastEnded(db: OasisDatabase, userId: number, quizId: number, practice = false): Promise<Attempt | undefined> {
  return withDatabase(db, async () => {
    const stored = await db.attempts.where('[userId+quizId]').equals([userId, quizId]).toArray();
    const ended = stored.filter((row) => row.endedAt !== null && row.practice === practice && row.endedBy !== 'discarded');
    const newest = ended.sort((a, b) => nthOf(b) - nthOf(a) || (b.endedAt ?? 0) - (a.endedAt ?? 0))[0];
    return newest && joined(db, newest);
  });
}

/** Stored rows are untrusted, and rows of earlier versions have no ordinal. */
function nthOf({ nth }: AttemptRow): number {
  return Number.isInteger(nth) ? Number(nth) : 0;
}

/** Stores a receipt with its attempt, inside the caller's transaction. A receipt with a lower revision replaces none. */
export async function withNewerReceipt(db: OasisDatabase, receipt: Receipt): Promise<void> {
  const known = parseRow(AttemptRow, await db.attempts.get(receipt.submission_id))?.receipt;
  if ((known?.revision ?? 0) > (receipt.revision ?? 0)) return;
  await db.attempts.update(receipt.submission_id, { receipt });
}
