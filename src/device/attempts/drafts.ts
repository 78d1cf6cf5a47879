// What a student types, until something is made of it: an import, an exam, an edited quiz, an answer in review. A killed browser loses
// none of it. What is typed about a quiz that was made here goes by its number, once it has one.
import * as z from 'zod/mini';
import { isLocalNumber } from '#core/editing/madeQuiz';
import { type DraftRow, type OasisDatabase, parseRow, withDatabase } from '../rows/db.ts';
import { draftNameIn, draftOfQuiz, quizOfDraft } from '../rows/madeNumbers.ts';

const OF_CARDS = 'review:';

/** The name of the draft of what is typed to a card of review, by an event of its log: a version of its quiz changes none of these. */
export function draftOfCard(eventId: string): string {
  return `${OF_CARDS}${eventId}`;
}

/** What is typed to a card until it is rated. */
export const TypedAnswer = z.object({ answer: z.string() });

/** What is typed to cards of review and not rated yet, by the names of its drafts. To be watched. */
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
 * Keeps a draft in place of the one before.
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
 * The draft of this name; undefined where there is none, or none that can be read. It can be followed (liveQuery): a name that changes
 * between its two reads is read once more.
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

/** By nothing but the database's own promises: else whoever follows it hears of no change. */
function rowOf(db: OasisDatabase, userId: number, name: string): Promise<DraftRow | undefined> {
  const quizId = quizOfDraft(name) ?? 0;
  if (!isLocalNumber(quizId)) return db.drafts.get([userId, name]);
  return db.madeQuizzes.get(quizId).then((madeRow) => db.drafts.get([userId, draftOfQuiz(madeRow?.number ?? quizId)]));
}

/** What was typed is not wanted any more. */
export function dropDraft(db: OasisDatabase, userId: number, name: string): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', [db.drafts, db.madeQuizzes], async () => db.drafts.delete([userId, await draftNameIn(db, name)])),
  );
}
