// Starts over: replaces the open attempt by a new one with the same questions.
import type { Attempt, Reorder } from '#core/attempt/attempt';
import { step } from '#core/attempt/moves';
import { type OasisDatabase, withDatabase } from '../rows/db.ts';
import { begin, joined } from './attempts.ts';

/**
 * Discards an open attempt and begins another with the same questions, in one transaction.
 * @returns the new attempt; undefined if the old one had ended or its time was up, and nothing was begun
 */
export function startOver(
  db: OasisDatabase,
  attemptId: string,
  newAttempt: { attemptId: string; wall: number; reorder: Reorder },
): Promise<Attempt | undefined> {
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, db.papers, async () => {
      const attemptBefore = await joined(db, await db.attempts.get(attemptId));
      if (!attemptBefore) return undefined;
      const { attempt, refusal } = step(attemptBefore, { type: 'discard' }, { wall: newAttempt.wall });
      if (refusal !== null) return undefined;
      const { quiz, ...row } = attempt;
      await db.attempts.put(row);
      const { userId, quizId, practice } = attemptBefore;
      return begin(db, { userId, quizId, practice, quiz, ...newAttempt, ...(attemptBefore.exam ? { exam: true } : {}) });
    }),
  );
}
