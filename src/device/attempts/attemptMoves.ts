// Applies moves to stored attempts, each in one transaction, so that two tabs cannot overwrite each other. Ending an attempt and
// writing its outbox row is a single transaction: neither exists without the other.
import { type Attempt, isHandedIn, isOpen, isTimeUp, type Now } from '#core/attempt/attempt';
import { type Move, type Refusal, step } from '#core/attempt/moves';
import { toSubmitBody } from '#core/attempt/outcome';
import type { Quiz } from '#core/quiz/quiz';
import { missedEvents } from '#core/review/missed';
import { putReviews } from '../review/reviewLog.ts';
import { type OasisDatabase, withDatabase } from '../rows/db.ts';
import type { SubmissionRow } from '../rows/submissionRow.ts';
import { joined, openAttempts } from './attempts.ts';

/** The attempt after the moves, and for each move the reason it was refused, or null. */
export type Moved = { attempt: Attempt; refusals: (Refusal | null)[] };

/**
 * Applies moves to the stored attempt, in order. Resolves after the transaction's complete event, when they are saved. A refused
 * move changes nothing and stops no other. Except in practice, `finish` also writes the outbox row and logs missed questions for
 * review.
 * @param now when the moves were made, together or each at its own time; possibly before they are stored
 * @param paper the attempt's frozen quiz, if the caller has it; saves a read
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
      const attemptBefore = await joined(db, await db.attempts.get(attemptId), paper);
      if (!attemptBefore) throw new Error('This attempt is not on this device.');
      const result = applyAll(attemptBefore, moves, now);
      if (result.attempt === attemptBefore) return result;
      const { quiz: _, ...row } = result.attempt;
      await db.attempts.put(row);
      if (isOpen(attemptBefore) && isHandedIn(result.attempt)) {
        await db.outbox.put(outboxRowOf(result.attempt));
        await putReviews(db, row.userId, missedEvents(result.attempt));
      }
      return result;
    }),
  );
}

/**
 * Discards an open attempt, also a practice run: it is never sent and never shown as a result.
 * @returns false when it had already ended, or its time was up and it was handed in instead
 */
export async function discardAttempt(db: OasisDatabase, attemptId: string, wall: number): Promise<boolean> {
  const { refusals } = await moveAll(db, attemptId, [{ type: 'discard' }], { wall });
  return refusals[0] === null;
}

/** Applies moves in memory, as `moveAll` stores them. The screen uses it while storing fails. */
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

/** The outbox row of an ended attempt: the exact body that will be sent (D3.9). */
export function outboxRowOf(attempt: Attempt): SubmissionRow {
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

/** After the deadline a tab that shows the attempt gets this long to hand it in itself (decision 007). */
export const GRACE_MS = 3_000;

/**
 * Hands in every open attempt of this student whose deadline has passed, dated at the deadline (D3.6). Attempts less than 3 s
 * late are skipped, since another tab may be handing them in. Returns what was handed in, and when to look again (ms after
 * `wall`), or null.
 * @param shown the attempts on the caller's own screen, which run on a monotonic clock; a moved wall clock must not end them
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
      const { attempt: endedAttempt, refusals } = await moveAll(db, attempt.attemptId, [{ type: 'finish', by: 'timer' }], {
        wall,
      });
      if (refusals[0] === null) handedIn.push(endedAttempt);
    } else {
      // By then a tab that showed it may be closed.
      const due = Math.max(attempt.timer.deadlineAt + GRACE_MS - wall, shown.has(attempt.attemptId) ? GRACE_MS : 0);
      nextIn = nextIn === null ? due : Math.min(nextIn, due);
    }
  }
  return { handedIn, nextIn };
}
