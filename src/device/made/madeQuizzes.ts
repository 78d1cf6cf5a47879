// Queues quizzes made on this device. Each can be taken at once and is sent until the server gives it an id. Everything that
// refers to it then moves to that id (replaceLocalQuizId.ts).
import { isLocalNumber, localNumberOf, madeQuiz } from '#core/editing/madeQuiz';
import { CreatedQuiz, type NewQuiz } from '#core/quiz/quiz';
import type { ReviewEvent } from '#core/review/reviewEvent';
import { putKept } from '../quizzes/library.ts';
import { logReviews, numbered } from '../review/reviews.ts';
import { LibraryRow, type OasisDatabase, parseRow, parseRows, type Read, withDatabase } from '../rows/db.ts';
import type { Kind, Sender } from '../rows/kind.ts';
import { draftNameIn, numberIn } from '../rows/madeNumbers.ts';
import { MadeBody, MadeRow } from '../rows/madeRow.ts';
import { type Noted, TRY_AGAIN } from '../rows/waiting.ts';
import { replaceLocalQuizId } from './replaceLocalQuizId.ts';

/** A quiz to create. `key`: a UUID, so that it is created only once. `wall`: the device's clock, ms since 1970. */
export type Making = {
  userId: number;
  key: string;
  body: NewQuiz;
  wall: number;
  /** the draft it was made from, which is deleted */
  draft?: string;
  /** review events to log with it */
  events?: readonly ReviewEvent[];
};

/**
 * Stores a quiz, which can then be taken, also offline. Resolves once it would survive a kill.
 * @returns its id on this device, until the server gives it one
 * @throws {StorageFailure} when this device could not store it; nothing was stored then
 */
export function makeQuiz(db: OasisDatabase, { draft, events = [], ...making }: Making): Promise<number> {
  const tables = [db.madeQuizzes, db.madeBodies, db.library, db.unkept, db.drafts, db.reviews, db.queue];
  return withDatabase(db, () =>
    db.transaction('rw', tables, async () => {
      if (draft !== undefined) await db.drafts.delete([making.userId, await draftNameIn(db, draft)]);
      const quizId = await putMade(db, making);
      if (events.length > 0) await logReviews(db, making.userId, await numbered(db, events), making.wall);
      return quizId;
    }),
  );
}

async function putMade(db: OasisDatabase, { userId, key, body, wall }: Making): Promise<number> {
  const quizId = localNumberOf(key);
  const existingRow = parseRow(MadeRow, await db.madeQuizzes.get(quizId));
  if (existingRow?.key === key && existingRow.userId === userId) return existingRow.number ?? quizId;
  if (existingRow) throw new Error('Two quizzes of this device have one number.');
  const { title, questions, made_from } = body;
  const of = made_from.of === undefined ? undefined : await numberIn(db, made_from.of);
  const resolvedBody = of === undefined ? body : { ...body, made_from: { ...made_from, of } };
  await db.madeQuizzes.add({
    quizId,
    userId,
    key,
    title,
    questions: questions.length,
    madeAt: wall,
    ...(of === undefined ? {} : { of }),
    number: null,
    numberedAt: null,
    tries: 0,
    ...TRY_AGAIN,
  });
  await db.madeBodies.add({ quizId, body: resolvedBody });
  const previousVersion = of === undefined ? undefined : parseRow(LibraryRow, await db.library.get([userId, of]))?.quiz;
  await putKept(db, userId, quizId, madeQuiz(resolvedBody, previousVersion), wall);
  return quizId;
}

/** A student's made quizzes, including those that have their server id, and the rows that could not be read. */
export async function madeRows(db: OasisDatabase, userId: number): Promise<Read<MadeRow>> {
  return parseRows(MadeRow, await withDatabase(db, () => db.madeQuizzes.where('userId').equals(userId).toArray()));
}

/** Made quizzes that the server does not have yet. A row without its body counts as unreadable. */
export async function unsentMade(db: OasisDatabase, userId: number): Promise<Read<MadeRow>> {
  const [{ rows, unreadable }, bodies] = await Promise.all([
    madeRows(db, userId),
    withDatabase(db, () => db.madeBodies.toCollection().primaryKeys()),
  ]);
  const waitingRows = rows.filter(({ number }) => number === null);
  const hasBody = ({ quizId }: MadeRow) => bodies.includes(quizId);
  return { rows: waitingRows.filter(hasBody), unreadable: [...unreadable, ...waitingRows.filter((row) => !hasBody(row))] };
}

/** The request body for one; undefined if it is gone or cannot be read. */
export async function madeBody(db: OasisDatabase, quizId: number): Promise<NewQuiz | undefined> {
  return parseRow(MadeBody, await withDatabase(db, () => db.madeBodies.get(quizId)))?.body;
}

/** The queue kind for made quizzes. `now`: the device's clock, ms since 1970. */
export function madeQuizzesKind(send: Sender<MadeRow>, now: () => number): Kind<MadeRow, CreatedQuiz> {
  return {
    lane: 'answers',
    key: 'quizId',
    madeAt: (row) => row.madeAt,
    rows: unsentMade,
    // An edit names the version it was made from, which must have its server id.
    after: ({ of }) => (of === undefined ? null : afterMade({ quizId: of })),
    send,
    proofOf: (_, body) => CreatedQuiz.safeParse(body).data ?? null,
    onProof: async (db, row, { quiz_id: number, ...words }) => {
      await replaceLocalQuizId(db, row, { number, ...words }, now());
      return true;
    },
    note: (db, { quizId }, changes) => change(db, quizId, changes),
    news: {
      delivered: ({ userId, quizId }) => ({ type: 'numbered', userId, quizId }),
      refused: ({ userId, quizId }, reason) => ({ type: 'refused', userId, quizId, reason }),
    },
  };
}

/** The queue row that must be proven before anything about this quiz is sent; null once the quiz has its server id. */
export function afterMade({ quizId }: { quizId: number }): string | null {
  return isLocalNumber(quizId) ? String(quizId) : null;
}

async function change(db: OasisDatabase, quizId: number, changes: Noted): Promise<void> {
  await withDatabase(db, () => db.madeQuizzes.update(quizId, changes));
}

/** Queues a refused quiz again, when the student asks. */
export function retryMade(db: OasisDatabase, quizId: number): Promise<void> {
  return change(db, quizId, TRY_AGAIN);
}
