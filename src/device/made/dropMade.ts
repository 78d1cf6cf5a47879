// Deletes a quiz that only this device has, when the student asks, and can restore it.
import type { Table } from 'dexie';
import { draftOfCard } from '../attempts/drafts.ts';
import { type OasisDatabase, withDatabase } from '../rows/db.ts';
import { draftOfQuiz } from '../rows/madeNumbers.ts';

/**
 * Deletes in one transaction the quiz, its attempts, their unsent rows, its reviews, and the drafts of its editor and questions.
 * A quiz with a server id is left alone.
 * @returns a function that restores everything in one transaction; null if there was nothing to delete
 */
export function dropMade(db: OasisDatabase, userId: number, quizId: number): Promise<(() => Promise<void>) | null> {
  const tables = [db.madeQuizzes, db.madeBodies, db.library, db.attempts, db.papers, db.outbox, db.queue, db.reviews, db.drafts];
  return withDatabase(db, () =>
    db.transaction('rw', tables, async () => {
      const row = await db.madeQuizzes.get(quizId);
      if (row?.userId !== userId || row.number !== null) return null;
      const attempts = await db.attempts.where('[userId+quizId]').equals([userId, quizId]).toArray();
      const ids = attempts.map(({ attemptId }) => attemptId);
      const reviews = (await db.reviews.where('userId').equals(userId).toArray()).filter(({ event }) => event.quiz_id === quizId);
      const typed = new Set([draftOfQuiz(quizId), ...reviews.map(({ eventId }) => draftOfCard(eventId))]);
      const rowsByTable: [Table, object[]][] = [
        [db.madeQuizzes, [row]],
        [db.madeBodies, await db.madeBodies.where('quizId').equals(quizId).toArray()],
        [
          db.library,
          (await db.library.where('userId').equals(userId).toArray()).filter((libraryRow) => libraryRow.quizId === quizId),
        ],
        [db.attempts, attempts],
        [db.papers, (await db.papers.bulkGet(ids)).filter((paper) => paper !== undefined)],
        [db.outbox, (await db.outbox.bulkGet(ids)).filter((outboxRow) => outboxRow !== undefined)],
        [db.queue, (await db.queue.bulkGet(ids.map((id) => `marks:${id}`))).filter((queueRow) => queueRow !== undefined)],
        [db.reviews, reviews],
        [db.drafts, (await db.drafts.where('userId').equals(userId).toArray()).filter(({ name }) => typed.has(name))],
      ];
      for (const [table, rows] of rowsByTable) await table.bulkDelete(rows.map((tableRow) => keyIn(table, tableRow)));
      return () => putBack(db, rowsByTable);
    }),
  );
}

function putBack(db: OasisDatabase, rowsByTable: readonly [Table, object[]][]): Promise<void> {
  return withDatabase(db, () =>
    db.transaction(
      'rw',
      rowsByTable.map(([table]) => table),
      async () => {
        for (const [table, rows] of rowsByTable) await table.bulkPut(rows);
      },
    ),
  );
}

/** The primary key of a row; for a compound key, its values. */
function keyIn({ schema }: Table, row: object): unknown {
  const { keyPath } = schema.primKey;
  const field = (name: string) => (row as Record<string, unknown>)[name];
  return Array.isArray(keyPath) ? keyPath.map(field) : field(keyPath ?? '');
}
