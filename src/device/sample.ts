// The sample quiz's attempts: practice of a quiz that no server knows, begun before anybody is signed in. They are never sent.
import { openKeyOf } from '#core/attempt';
import { type OasisDatabase, withDatabase } from './db.ts';

/** No server gives such a number. */
export const SAMPLE_QUIZ_ID = -1;
/** Whose it is while nobody is signed in. */
export const NOBODY = 0;

/** Gives what was taken before the login to the student who logs in. An open one of theirs stays the open one. */
export function adoptSample(db: OasisDatabase, userId: number): Promise<void> {
  if (userId === NOBODY) return Promise.resolve();
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, async () => {
      const found = await db.attempts.where('[userId+quizId]').equals([NOBODY, SAMPLE_QUIZ_ID]).toArray();
      const openKey = openKeyOf(userId, SAMPLE_QUIZ_ID, true);
      const hasOpen = (await db.attempts.where('openKey').equals(openKey).count()) > 0;
      for (const { attemptId, openKey: wasOpen } of found) {
        if (wasOpen === undefined) await db.attempts.update(attemptId, { userId });
        else if (!hasOpen) await db.attempts.update(attemptId, { userId, openKey });
      }
    }),
  );
}
