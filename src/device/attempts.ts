// Attempts on this device. Every move is applied to the stored row inside one transaction, so two tabs cannot overwrite
// each other; ending an attempt and writing its outbox row is the same transaction, so neither exists without the other.
import {
  Attempt,
  beginAttempt,
  isOpen,
  isTimeUp,
  type Move,
  type Now,
  openKeyOf,
  type Step,
  step,
  toSubmitBody,
} from '#core/attempt';
import type { Quiz } from '#core/quiz';
import type { Receipt } from '#core/submission';
import { type OasisDatabase, type OutboxRow, parseRow, parseRows, withDatabase } from './db.ts';

export type Opening = { userId: number; quizId: number; quiz: Quiz; attemptId: string; wall: number; practice?: boolean };

/** The open attempt of this student at this quiz, or undefined. */
export async function openAttempt(
  db: OasisDatabase,
  userId: number,
  quizId: number,
  practice = false,
): Promise<Attempt | undefined> {
  const stored = await withDatabase(db, () =>
    db.attempts
      .where('openKey')
      .equals(openKeyOf(userId, quizId, practice))
      .first(),
  );
  return parseRow(Attempt, stored);
}

/** The open attempt, or a new one with the given id. Two tabs that begin together get the same one. */
export function beginOrResume(db: OasisDatabase, opening: Opening): Promise<Attempt> {
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, async () => {
      const key = openKeyOf(opening.userId, opening.quizId, opening.practice ?? false);
      const stored = await db.attempts.where('openKey').equals(key).first();
      const found = parseRow(Attempt, stored);
      if (found) return found;
      // A row that the schema refuses is kept for export, but it must not block a new attempt.
      if (stored) await db.attempts.update(stored.attemptId, { openKey: `unreadable:${stored.attemptId}` });
      const attempt = beginAttempt(opening);
      await db.attempts.add(attempt);
      return attempt;
    }),
  );
}

/**
 * Applies a move to the stored attempt. Resolves after the transaction's complete event: only then is it saved. A
 * `finish` also writes the outbox row, except for practice. A refused move writes nothing.
 * @throws {StorageFailure} when this device could not store it
 */
export function move(db: OasisDatabase, attemptId: string, wanted: Move, now: Now): Promise<Step> {
  return moveAll(db, attemptId, [wanted], now);
}

/** Applies several moves in one transaction; stops at the first refusal and keeps what came before it. */
export function moveAll(db: OasisDatabase, attemptId: string, wanted: readonly Move[], now: Now): Promise<Step> {
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, db.outbox, async () => {
      const before = parseRow(Attempt, await db.attempts.get(attemptId));
      if (!before) throw new Error('This attempt is not on this device.');
      let result: Step = { attempt: before, refusal: null };
      for (const next of wanted) {
        result = step(result.attempt, next, now);
        if (result.refusal) break;
      }
      if (result.attempt === before) return result;
      await db.attempts.put(result.attempt);
      if (!isOpen(result.attempt) && !result.attempt.practice) await db.outbox.put(outboxRowOf(result.attempt));
      return result;
    }),
  );
}

/** The outbox row of an ended attempt: the exact body that will be sent (design, point 3.9). */
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

/** All attempts of one student, and beside them the rows that could not be read. */
export async function attemptsOf(db: OasisDatabase, userId: number) {
  return parseRows(Attempt, await withDatabase(db, () => db.attempts.where('userId').equals(userId).toArray()));
}

/** The newest ended attempt at a quiz that counts (no practice), or undefined. */
export async function lastEnded(db: OasisDatabase, userId: number, quizId: number): Promise<Attempt | undefined> {
  const stored = await withDatabase(db, () => db.attempts.where('[userId+quizId]').equals([userId, quizId]).toArray());
  const ended = parseRows(Attempt, stored).rows.filter((a) => !isOpen(a) && !a.practice);
  return ended.sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0))[0];
}

/** Hands in every open attempt of this student whose deadline has passed, as it stood then (design, point 3.6). */
export async function handInOverdue(db: OasisDatabase, userId: number, wall: number, except?: string): Promise<Attempt[]> {
  const { rows } = await attemptsOf(db, userId);
  const handedIn: Attempt[] = [];
  for (const attempt of rows.filter((a) => a.attemptId !== except && isTimeUp(a, { wall }))) {
    const result = await move(db, attempt.attemptId, { type: 'finish', by: 'timer' }, { wall });
    if (result.refusal === null) handedIn.push(result.attempt);
  }
  return handedIn;
}

/** Keeps the server's proof with its attempt and drops the outbox row: one transaction, so that one never goes without the other. */
export function keepReceipt(db: OasisDatabase, receipt: Receipt): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, db.outbox, async () => {
      await db.attempts.update(receipt.submission_id, { receipt });
      await db.outbox.delete(receipt.submission_id);
    }),
  );
}
