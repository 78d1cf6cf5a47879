// After an assignment has closed, stores the revealed answers with the attempt that was handed in without keys (P14.12).
import { answersHiddenUntil, isHidden, withToldAnswers } from '#core/attempt/hiddenAnswers';
import type { Quiz } from '#core/quiz/quiz';
import { missedEvents } from '#core/review/missed';
import type { Score } from '#core/submission/submission';
import { storedAttempt } from '../attempts/attempts.ts';
import { logReviews } from '../review/reviews.ts';
import { type OasisDatabase, withDatabase } from '../rows/db.ts';

/**
 * Adds the answers to the attempt's copy of the quiz, the score to its receipt, and missed questions to review. Does nothing
 * while either is still hidden. `wall`: the device's clock, ms since 1970.
 */
export function keepTold(
  db: OasisDatabase,
  attemptId: string,
  revealedAnswers: { quiz: Quiz; score: Score; wall: number },
): Promise<void> {
  const { quiz, score, wall } = revealedAnswers;
  if (answersHiddenUntil(quiz) !== null || isHidden(score)) return Promise.resolve();
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, db.papers, db.reviews, db.queue, async () => {
      const attempt = await storedAttempt(db, attemptId);
      if (!attempt?.receipt || (answersHiddenUntil(attempt.quiz) === null && !isHidden(attempt.receipt))) return;
      const { hidden_until: _, ...receipt } = attempt.receipt;
      const revealedAttempt = {
        ...attempt,
        receipt: { ...receipt, ...score, submission_id: attemptId },
        quiz: withToldAnswers(attempt.quiz, quiz),
      };
      await db.attempts.update(attemptId, { receipt: revealedAttempt.receipt });
      await db.papers.put({ attemptId, quiz: revealedAttempt.quiz });
      await logReviews(db, attempt.userId, missedEvents(revealedAttempt), wall);
    }),
  );
}
