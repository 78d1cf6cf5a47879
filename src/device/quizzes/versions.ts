// Finds the newest version of a quiz on this device. Reviews continue with it, whatever version a card came from.
import { Dexie } from 'dexie';
import { answersHiddenUntil } from '#core/attempt/hiddenAnswers';
import { isLocalNumber } from '#core/editing/madeQuiz';
import { type Copies, findCopies, isMockExam } from '#core/review/copies';
import { LibraryRow, type OasisDatabase, parseRows, withDatabase } from '../rows/db.ts';
import { newestKept } from './library.ts';

/** Maps earlier versions of edited quizzes to the newest one, and replaced local ids to server ids. */
export type Versions = ReadonlyMap<number, number>;

/** Reads only edited quizzes, which list their versions, and those that were made here. */
export function newestVersions(db: OasisDatabase, userId: number): Promise<Versions> {
  return withDatabase(db, async () => {
    const [edited, madeRows] = await Promise.all([
      db.library.where('earlier').between(Dexie.minKey, Dexie.maxKey).distinct().toArray(),
      db.madeQuizzes.where('userId').equals(userId).toArray(),
    ]);
    const versions = new Map<number, number>();
    // The newest version has the longest history, so it decides.
    const ownRows = edited.filter((row) => row.userId === userId).sort((a, b) => lengthOf(a) - lengthOf(b));
    for (const { quizId, earlier = [] } of ownRows) for (const id of earlier) versions.set(id, quizId);
    for (const { quizId, number } of madeRows) if (number !== null) versions.set(quizId, versions.get(number) ?? number);
    return versions;
  });
}

/** The number of each version of an edited quiz, from 1 in the order in which they were made. */
export function versionNumbers(versions: Versions): ReadonlyMap<number, number> {
  const idsByNewest = new Map<number, Set<number>>();
  for (const [id, newest] of versions) {
    if (isLocalNumber(id)) continue;
    idsByNewest.set(newest, (idsByNewest.get(newest) ?? new Set([newest])).add(id));
  }
  return new Map(
    [...idsByNewest.values()].flatMap((ids) => [...ids].sort((a, b) => a - b).map((id, at) => [id, at + 1] as const)),
  );
}

const lengthOf = ({ earlier }: { earlier?: number[] | undefined }) => earlier?.length ?? 0;

/** The newest version of one quiz on this device; the quiz itself if it was never edited. */
export async function newestNow(db: OasisDatabase, userId: number, quizId: number): Promise<number> {
  return (await newestVersions(db, userId)).get(quizId) ?? quizId;
}

/**
 * The copies among the kept quizzes, if one of the given quizzes is a mock exam; otherwise none, without reading any other quiz.
 * Quizzes with hidden answers are left out.
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
