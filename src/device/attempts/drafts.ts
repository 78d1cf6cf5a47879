// Stores what a student types until it becomes an import, an exam, an edited quiz or a review answer, so that a killed browser
// loses nothing. A draft about a quiz made on this device moves to its server id.
import * as z from 'zod/mini';
import { isLocalNumber } from '#core/editing/madeQuiz';
import { type DraftRow, type OasisDatabase, parseRow, withDatabase } from '../rows/db.ts';
import { draftNameIn, draftOfQuiz, quizOfDraft } from '../rows/madeNumbers.ts';

const OF_CARDS = 'review:';

/**
 * The draft's name for a review card. It uses an event of the card's log, which stays the same when the quiz gets a new version.
 */
export function draftOfCard(eventId: string): string {
  return `${OF_CARDS}${eventId}`;
}

/** What is typed to a card before it is rated. */
export const TypedAnswer = z.object({ answer: z.string() });

/** Answers typed to review cards and not rated yet, by draft name. For live queries. */
export async function typedToCards(db: OasisDatabase, userId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await withDatabase(db, () =>
    db.drafts
      .where('[userId+name]')
      .between([userId, OF_CARDS], [userId, `${OF_CARDS}\uffff`])
      .toArray(),
  );
  return new Map(rows.map(({ name, draft }) => [name, parseRow(TypedAnswer, draft)?.answer ?? '']));
}

/**
 * Stores a draft in place of the previous one.
 * @throws {StorageFailure} when this device could not store it
 */
export function keepDraft(db: OasisDatabase, row: DraftRow): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', [db.drafts, db.madeQuizzes], async () => {
      await db.drafts.put({ ...row, name: await draftNameIn(db, row.name) });
    }),
  );
}

/**
 * The draft with this name; undefined if there is none that can be read. For live queries too: if the name changes between the
 * two reads, it is read again.
 */
export async function keptDraft<T>(
  db: OasisDatabase,
  userId: number,
  name: string,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  const row = await withDatabase(db, () => rowOf(db, userId, name));
  return parseRow(schema, row?.draft);
}

/** Uses only the database's own promises: otherwise a live query would miss changes. */
function rowOf(db: OasisDatabase, userId: number, name: string): Promise<DraftRow | undefined> {
  const quizId = quizOfDraft(name) ?? 0;
  if (!isLocalNumber(quizId)) return db.drafts.get([userId, name]);
  return db.madeQuizzes.get(quizId).then((madeRow) => db.drafts.get([userId, draftOfQuiz(madeRow?.number ?? quizId)]));
}

/** Deletes a draft that is no longer needed. */
export function dropDraft(db: OasisDatabase, userId: number, name: string): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', [db.drafts, db.madeQuizzes], async () => db.drafts.delete([userId, await draftNameIn(db, name)])),
  );
}
