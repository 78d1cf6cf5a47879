// Attempts at the sample quiz: practice of a quiz unknown to the server, possible before login. They are never sent.
import { openKeyOf } from '#core/attempt/attempt';
import { type OasisDatabase, withDatabase } from '../rows/db.ts';

/** A quiz id that no server assigns. */
export const SAMPLE_QUIZ_ID = -1;
/** The user id while nobody is signed in. */
export const NOBODY = 0;

/**
 * Gives attempts made before login to the student who logs in. If the student has an open attempt already, that one stays open.
 */
export function adoptSample(db: OasisDatabase, userId: number): Promise<void> {
  if (userId === NOBODY) return Promise.resolve();
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, async () => {
      const sampleAttempts = await db.attempts.where('[userId+quizId]').equals([NOBODY, SAMPLE_QUIZ_ID]).toArray();
      const openKey = openKeyOf(userId, SAMPLE_QUIZ_ID, true);
      const hasOpen = (await db.attempts.where('openKey').equals(openKey).count()) > 0;
      for (const { attemptId, openKey: wasOpen } of sampleAttempts) {
        if (wasOpen === undefined) await db.attempts.update(attemptId, { userId });
        else if (!hasOpen) await db.attempts.update(attemptId, { userId, openKey });
      }
    }),
  );
}
