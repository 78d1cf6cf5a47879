// Attempts on this device. Every move is applied to the stored row inside one transaction, so two tabs cannot overwrite
// each other; ending an attempt and writing its outbox row is the same transaction, so neither exists without the other.
import { type Attempt, beginAttempt, isHandedIn, isOpen, isTimeUp, type Now, openKeyOf, type Reorder } from '#core/attempt';
import { ownAcceptedOf } from '#core/marks';
import { missedEvents } from '#core/missed';
import { type Move, type Refusal, step } from '#core/moves';
import { toSubmitBody } from '#core/outcome';
import type { Quiz } from '#core/quiz';
import { type Answer, type Receipt, withLaterMarks } from '#core/submission';
import { AttemptRow, type OasisDatabase, type OutboxRow, PaperRow, parseRow, parseRows, withDatabase } from './db.ts';
import { putReviews, sendWhatIsRight } from './reviews.ts';

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

/** The attempt after the moves, and for each move why it was refused, or null. */
export type Moved = { attempt: Attempt; refusals: (Refusal | null)[] };

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
    db.transaction('rw', db.attempts, db.papers, async () => {
      const key = openKeyOf(opening.userId, opening.quizId, opening.practice ?? false);
      const stored = await db.attempts.where('openKey').equals(key).first();
      const found = stored && (await joined(db, stored));
      if (found) return found;
      // A row that the schema refuses is kept for export, but it must not block a new attempt.
      if (stored) await db.attempts.update(stored.attemptId, { openKey: `unreadable:${stored.attemptId}` });
      return begin(db, opening);
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
function judgedIn(earlier: readonly unknown[], practice: boolean): Record<string, string[]> | undefined {
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

/**
 * Applies moves to the stored attempt, in order. Resolves after the transaction's complete event: only then are they
 * saved. A refused move changes nothing and stops no other. A `finish` also writes the outbox row and what was missed into the
 * log of reviews, except for practice.
 * @param now when the moves were made: all at once, or each at its own time, which may lie before the storing
 * @param paper the attempt's frozen quiz, where the caller has it at hand; it spares reading it again
 * @throws {StorageFailure} when this device could not store it; nothing was stored then
 */
export function moveAll(
  db: OasisDatabase,
  attemptId: string,
  moves: readonly Move[],
  now: Now | readonly Now[],
  paper?: Quiz,
): Promise<Moved> {
  const reviews = moves.some(({ type }) => type === 'finish') ? [db.reviews] : [];
  return withDatabase(db, () =>
    db.transaction('rw', [db.attempts, db.papers, db.outbox, ...reviews], async () => {
      const before = await joined(db, await db.attempts.get(attemptId), paper);
      if (!before) throw new Error('This attempt is not on this device.');
      const after = applyAll(before, moves, now);
      if (after.attempt === before) return after;
      const { quiz: _, ...row } = after.attempt;
      await db.attempts.put(row);
      if (isOpen(before) && isHandedIn(after.attempt)) {
        await db.outbox.put(outboxRowOf(after.attempt));
        await putReviews(db, row.userId, missedEvents(after.attempt));
      }
      return after;
    }),
  );
}

/**
 * Puts an open attempt away, a practice run too: it ends as `discarded`, is never sent and never shown as a result.
 * @returns false when it had ended before, or its time was up: then it is handed in, and nothing was discarded
 */
export async function discardAttempt(db: OasisDatabase, attemptId: string, wall: number): Promise<boolean> {
  const { refusals } = await moveAll(db, attemptId, [{ type: 'discard' }], { wall });
  return refusals[0] === null;
}

/** The moves in memory: what `moveAll` stores, and what the screen goes on with while storing fails. */
export function applyAll(attempt: Attempt, moves: readonly Move[], now: Now | readonly Now[]): Moved {
  const refusals: (Refusal | null)[] = [];
  let current = attempt;
  for (const [i, move] of moves.entries()) {
    const at = 'wall' in now ? now : now[i];
    if (!at) throw new Error('Each move needs its time.');
    const result = step(current, move, at);
    current = result.attempt;
    refusals.push(result.refusal);
  }
  return { attempt: current, refusals };
}

/** Parses a stored row and puts its paper beside it; undefined when either is absent or refused. */
export async function joined(db: OasisDatabase, stored: unknown, paper?: Quiz): Promise<Attempt | undefined> {
  const row = parseRow(AttemptRow, stored);
  if (!row) return undefined;
  const quiz = paper ?? parseRow(PaperRow, await db.papers.get(row.attemptId))?.quiz;
  return quiz && { ...row, quiz };
}

/** The outbox row of an ended attempt: the exact body that will be sent (D3.9). */
export function outboxRowOf(attempt: Attempt): OutboxRow {
  return {
    submissionId: attempt.attemptId,
    userId: attempt.userId,
    quizId: attempt.quizId,
    quizTitle: attempt.quiz.title,
    body: toSubmitBody(attempt),
    endedAt: attempt.endedAt ?? attempt.startedAt,
    state: 'waiting',
    reason: null,
    tries: 0,
    retryAt: 0,
    notBefore: 0,
  };
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

/** After a deadline the attempt is left for so long to a tab that may show it (decision 007). */
export const GRACE_MS = 3_000;

/**
 * Hands in every open attempt of this student whose deadline has passed, as it stood then (D3.6). One whose
 * deadline passed less than 3 s ago is left: another tab may have it on screen and hands it in itself.
 * Returns what was handed in, and when to look again (ms from `wall`), or null.
 * @param shown the attempts on the caller's own screen: a monotonic clock rules there, and a wall clock that was moved
 * must not end them
 */
export async function handInOverdue(
  db: OasisDatabase,
  userId: number,
  wall: number,
  shown: ReadonlySet<string> = new Set(),
): Promise<{ handedIn: Attempt[]; nextIn: number | null }> {
  const handedIn: Attempt[] = [];
  let nextIn: number | null = null;
  for (const attempt of await openAttempts(db, userId)) {
    if (!attempt.timer) continue;
    if (!shown.has(attempt.attemptId) && isTimeUp(attempt, { wall: wall - GRACE_MS })) {
      const { attempt: ended, refusals } = await moveAll(db, attempt.attemptId, [{ type: 'finish', by: 'timer' }], { wall });
      if (refusals[0] === null) handedIn.push(ended);
    } else {
      // By the next look its tab may have left it.
      const due = Math.max(attempt.timer.deadlineAt + GRACE_MS - wall, shown.has(attempt.attemptId) ? GRACE_MS : 0);
      nextIn = nextIn === null ? due : Math.min(nextIn, due);
    }
  }
  return { handedIn, nextIn };
}

/** Keeps the server's proof with its attempt and drops the outbox row: one transaction, so that one never goes without the other. */
export function keepReceipt(db: OasisDatabase, receipt: Receipt): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, db.outbox, db.reviews, db.queue, async () => {
      await withNewerReceipt(db, receipt);
      await db.outbox.delete(receipt.submission_id);
      const attempt = parseRow(AttemptRow, await db.attempts.get(receipt.submission_id));
      if (attempt) await sendWhatIsRight(db, attempt.userId, receipt, attempt.endedAt ?? attempt.startedAt);
    }),
  );
}

/** Stores a receipt with its attempt, inside the caller's transaction. A receipt with a lower revision replaces none. */
export async function withNewerReceipt(db: OasisDatabase, receipt: Receipt): Promise<void> {
  const known = parseRow(AttemptRow, await db.attempts.get(receipt.submission_id))?.receipt;
  if ((known?.revision ?? 0) > (receipt.revision ?? 0)) return;
  await db.attempts.update(receipt.submission_id, { receipt });
}
