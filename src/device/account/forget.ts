// Removes everything of one student from this device, unsent work included. Only for a deleted account.
import { type OasisDatabase, withDatabase } from '../rows/db.ts';

/** In one transaction. Other students' data stays. */
export function forgetStudent(db: OasisDatabase, userId: number): Promise<void> {
  const byUser = [
    db.library,
    db.unkept,
    db.attempts,
    db.outbox,
    db.queue,
    db.uploads,
    db.queries,
    db.reviews,
    db.reviewPlaces,
    db.reviewSettings,
    db.reviewAhead,
    db.texts,
    db.textPages,
    db.letters,
    db.madeQuizzes,
    db.drafts,
    db.photos,
  ];
  return withDatabase(db, () =>
    db.transaction('rw', [...byUser, db.papers, db.uploadBytes, db.madeBodies, db.photoBytes], async () => {
      await db.papers.bulkDelete(await db.attempts.where('userId').equals(userId).primaryKeys());
      await db.uploadBytes.bulkDelete(await db.uploads.where('userId').equals(userId).primaryKeys());
      await db.madeBodies.bulkDelete(await db.madeQuizzes.where('userId').equals(userId).primaryKeys());
      await db.photoBytes.bulkDelete(await db.photos.where('userId').equals(userId).primaryKeys());
      for (const table of byUser) await table.where('userId').equals(userId).delete();
    }),
  );
}
