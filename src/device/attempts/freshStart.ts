// Starting over: the open attempt goes, and another with the same questions stands in its place.
import type { Attempt, Reorder } from '#core/attempt/attempt';
import { step } from '#core/attempt/moves';
import { type OasisDatabase, withDatabase } from '../rows/db.ts';
import { begin, joined } from './attempts.ts';

/**
 * Puts an open attempt away and begins another with the same questions, in one transaction: a crash leaves the one or the other.
 * @returns the new attempt, or undefined when the old one had ended, or its time was up: then nothing was begun
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
