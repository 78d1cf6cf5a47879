// Which version of a quiz is the newest on this device: reviews go on with it, whichever version a card came from.
import { Dexie } from 'dexie';
import { answersHiddenUntil } from '#core/attempt/hiddenAnswers';
import { type Copies, findCopies, isMockExam } from '#core/review/copies';
import { LibraryRow, type OasisDatabase, parseRows, withDatabase } from '../rows/db.ts';
import { newestKept } from './library.ts';

/** Earlier version to newest, of those quizzes that were edited. Numbers of this device's own that the server has replaced are in it too. */
export type Versions = ReadonlyMap<number, number>;

/** Read without their questions: an edited quiz names its versions in its row. */
export function newestVersions(db: OasisDatabase, userId: number): Promise<Versions> {
  return withDatabase(db, async () => {
    const [edited, madeRows] = await Promise.all([
      db.library.where('earlier').between(Dexie.minKey, Dexie.maxKey).distinct().toArray(),
      db.madeQuizzes.where('userId').equals(userId).toArray(),
    ]);
    const versions = new Map<number, number>();
    // The longest history is the newest version's: it has the last word.
    const ownRows = edited.filter((row) => row.userId === userId).sort((a, b) => lengthOf(a) - lengthOf(b));
    for (const { quizId, earlier = [] } of ownRows) for (const id of earlier) versions.set(id, quizId);
    for (const { quizId, number } of madeRows) if (number !== null) versions.set(quizId, versions.get(number) ?? number);
    return versions;
  });
}

const lengthOf = ({ earlier }: { earlier?: number[] | undefined }) => earlier?.length ?? 0;

/** The newest version of one quiz on this device; itself where nothing was edited. */
export async function newestNow(db: OasisDatabase, userId: number, quizId: number): Promise<number> {
  return (await newestVersions(db, userId)).get(quizId) ?? quizId;
}

/**
 * The copies among the kept quizzes, where one of the given quizzes is a mock exam; else none, and no question is read. Quizzes whose
 * answers are hidden take no part: their keys are not here.
 */
export async function copiesInReview(db: OasisDatabase, userId: number, quizIds: readonly number[]): Promise<Copies> {
  const keys = [...new Set(quizIds)].map((quizId): [number, number] => [userId, quizId]);
  const keptRows = await withDatabase(db, () => db.library.bulkGet(keys));
  const { rows } = parseRows(
    LibraryRow,
    keptRows.filter((row) => row !== undefined),
  );
  if (!rows.some(({ quiz }) => isMockExam(quiz))) return findCopies([]);
  return findCopies((await newestKept(db, userId)).filter(({ quiz }) => answersHiddenUntil(quiz) === null));
}
