// Stores quizzes for offline use, and decides which to keep and which to remove. It never touches an attempt.
import { answersHiddenUntil, withHiddenAnswers } from '#core/attempt/hiddenAnswers';
import { isLocalNumber } from '#core/editing/madeQuiz';
import type { Quiz } from '#core/quiz/quiz';
import { LibraryRow, type OasisDatabase, parseRow, parseRows, withDatabase } from '../rows/db.ts';

const MAX_KEPT = 500;
/** Increased when the server's quizzes get fields that older apps did not store: each stored quiz is then downloaded again. */
const QUIZ_VERSION = 3;
const QUOTA_SHARE = 0.5;
const AT_A_TIME = 2;

/** A kept quiz, or undefined. Reading it counts as use. `wall` is in ms since 1970. */
export async function keptQuiz(db: OasisDatabase, userId: number, quizId: number, wall: number): Promise<Quiz | undefined> {
  const row = parseRow(LibraryRow, await withDatabase(db, () => db.library.get([userId, quizId])));
  if (row) db.library.update([userId, quizId], { usedAt: wall }).catch(() => {});
  return row?.quiz;
}

/** All kept quizzes of a student, the most recently used first. */
export async function keptQuizzes(db: OasisDatabase, userId: number): Promise<LibraryRow[]> {
  const storedRows = await withDatabase(db, () => db.library.where('userId').equals(userId).toArray());
  return parseRows(LibraryRow, storedRows).rows.sort((a, b) => b.usedAt - a.usedAt);
}

/** A student's kept quizzes without earlier versions of edited ones. */
export async function newestKept(db: OasisDatabase, userId: number): Promise<LibraryRow[]> {
  const rows = await keptQuizzes(db, userId);
  const replaced = new Set(rows.flatMap(({ earlier = [] }) => earlier));
  return rows.filter(({ quizId }) => !replaced.has(quizId));
}

/** The titles of the kept quizzes, by quiz id. Reads every quiz, so call it only for a search. */
export async function keptTitles(db: OasisDatabase, userId: number): Promise<Map<number, string>> {
  return new Map((await keptQuizzes(db, userId)).map(({ quizId, quiz }) => [quizId, quiz.title]));
}

/** The ids of the kept quizzes, without reading the quizzes. */
export async function keptIds(db: OasisDatabase, userId: number): Promise<number[]> {
  const keys = await withDatabase(db, () => db.library.where('userId').equals(userId).primaryKeys());
  return keys.map(([, quizId]) => quizId);
}

/** The ids of the kept quizzes without earlier versions of edited ones. Reads only the edited quizzes. */
export async function newestIds(db: OasisDatabase, userId: number): Promise<number[]> {
  const [ids, edits] = await withDatabase(db, async () => {
    const keys = await db.library.where('earlier').above(Number.NEGATIVE_INFINITY).primaryKeys();
    return [await keptIds(db, userId), await db.library.bulkGet(keys.filter(([owner]) => owner === userId))] as const;
  });
  const replacedIds = new Set(parseRows(LibraryRow, edits).rows.flatMap(({ earlier = [] }) => earlier));
  return ids.filter((id) => !replacedIds.has(id));
}

/** The ids of the quizzes that the student removed from this device. They are not downloaded again automatically. */
export async function unkeptIds(db: OasisDatabase, userId: number): Promise<number[]> {
  const keys = await withDatabase(db, () => db.unkept.where('userId').equals(userId).primaryKeys());
  return keys.map(([, quizId]) => quizId);
}

/**
 * Stores a quiz. Its time limit may have changed; its questions never do. If this copy has no answers, attempts begun with
 * answers are read without them until a copy has them again.
 */
export function keepQuiz(db: OasisDatabase, userId: number, quizId: number, quiz: Quiz, wall: number): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.library, db.unkept, db.attempts, async () => {
      await putKept(db, userId, quizId, quiz, wall);
      const until = answersHiddenUntil(quiz);
      await db.attempts
        .where('[userId+quizId]')
        .equals([userId, quizId])
        .modify((row) => {
          if (until === null) delete row.hidden;
          else if (row.hidden?.until !== until) row.hidden = { until, since: row.hidden?.since ?? wall };
        });
    }),
  );
}

/** Removes the answers from a kept copy. Returns whether there were any. */
export async function hideKept(db: OasisDatabase, userId: number, quizId: number, until: string, wall: number): Promise<boolean> {
  const row = parseRow(LibraryRow, await withDatabase(db, () => db.library.get([userId, quizId])));
  if (row === undefined || answersHiddenUntil(row.quiz) !== null) return false;
  await keepQuiz(db, userId, quizId, withHiddenAnswers(row.quiz, until), wall);
  return true;
}

/** Stores a quiz inside the caller's transaction over `library` and `unkept`. Leaves the time of last use unchanged. */
export async function putKept(db: OasisDatabase, userId: number, quizId: number, quiz: Quiz, wall: number): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(quiz)).length;
  const { usedAt = wall } = (await db.library.get([userId, quizId])) ?? {};
  await db.library.put({
    ...{ userId, quizId, quiz, bytes, keptAt: wall, usedAt },
    ...(quiz.earlier ? { earlier: quiz.earlier } : {}),
    ...(isLocalNumber(quizId) ? {} : { version: QUIZ_VERSION }),
  });
  await db.unkept.delete([userId, quizId]);
}

/** Stores a changed time limit (seconds, or null) in the kept quiz. An open attempt has its own frozen copy. */
export function keepTimer(db: OasisDatabase, userId: number, quizId: number, seconds: number | null): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.library, async () => {
      const row = parseRow(LibraryRow, await db.library.get([userId, quizId]));
      if (!row || (row.quiz.settings?.timer_duration_seconds ?? null) === seconds) return;
      await db.library.put({
        ...row,
        quiz: { ...row.quiz, settings: { ...row.quiz.settings, timer_duration_seconds: seconds } },
      });
    }),
  );
}

/**
 * Stores which versions come before each kept one, since a correction may have been undone. Reviews go on with the last.
 * @param versions all versions of a shared quiz, the current one last
 */
export function keepOrder(db: OasisDatabase, userId: number, versions: readonly number[]): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.library, async () => {
      for (const [at, quizId] of versions.entries()) {
        const row = parseRow(LibraryRow, await db.library.get([userId, quizId]));
        const earlier = versions.slice(0, at).reverse();
        if (!row || JSON.stringify(row.earlier ?? []) === JSON.stringify(earlier)) continue;
        await db.library.put(withEarlier(row, earlier));
      }
    }),
  );
}

function withEarlier({ earlier: _, quiz, ...row }: LibraryRow, earlier: number[]): LibraryRow {
  const { earlier: __, ...rest } = quiz;
  return earlier.length === 0 ? { ...row, quiz: rest } : { ...row, quiz: { ...rest, earlier }, earlier };
}

/** Removes a kept quiz and its earlier versions from this device until it is opened again. Attempts and submissions stay. */
export function removeKept(db: OasisDatabase, userId: number, quizId: number): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.library, db.unkept, async () => {
      const { earlier = [] } = (await db.library.get([userId, quizId])) ?? {};
      await db.library.bulkDelete([quizId, ...earlier].map((id): [number, number] => [userId, id]));
      await db.unkept.put({ userId, quizId });
    }),
  );
}

/** Removes a copy of a quiz that the student no longer has access to. Attempts and submissions stay. */
export function dropKept(db: OasisDatabase, userId: number, quizId: number): Promise<void> {
  return withDatabase(db, () => db.library.delete([userId, quizId]));
}

/** The rows to remove, the least recently used first, until at most `maxRows` rows and `bytes` bytes are left. */
function surplus(rows: readonly LibraryRow[], inUse: ReadonlySet<number>, maxRows: number, bytes: number): LibraryRow[] {
  const surplusRows: LibraryRow[] = [];
  let count = rows.length;
  let size = rows.reduce((sum, row) => sum + row.bytes, 0);
  for (const row of [...rows].sort((a, b) => a.usedAt - b.usedAt)) {
    if (count <= maxRows && size <= bytes) break;
    if (inUse.has(row.quizId) || isLocalNumber(row.quizId)) continue;
    surplusRows.push(row);
    count -= 1;
    size -= row.bytes;
  }
  return surplusRows;
}

/**
 * Removes the least recently used quizzes, except those with an open attempt and those that only this device has. `quota` is in
 * bytes, null if unknown.
 */
export async function trimLibrary(db: OasisDatabase, userId: number, quota: number | null, maxRows = MAX_KEPT): Promise<number> {
  const open = await withDatabase(db, () => db.attempts.where('openKey').startsWith(`${userId}:`).toArray());
  const inUse = new Set(open.map((a) => a.quizId));
  const surplusRows = surplus(
    await keptQuizzes(db, userId),
    inUse,
    maxRows,
    quota === null ? Number.POSITIVE_INFINITY : quota * QUOTA_SHARE,
  );
  await withDatabase(db, () => db.library.bulkDelete(surplusRows.map((row): [number, number] => [row.userId, row.quizId])));
  return surplusRows.length;
}

/** A quiz that could not be downloaded, and why. `isKept`: an outdated copy is still here. */
export type NotKept = { quizId: number; error: unknown; isKept: boolean };

/** The ids of the kept quizzes that lack fields of the current version. */
async function outdatedIds(db: OasisDatabase, userId: number): Promise<number[]> {
  const current = await withDatabase(db, () => db.library.where('version').equals(QUIZ_VERSION).primaryKeys());
  const currentIds = new Set(current.filter(([owner]) => owner === userId).map(([, quizId]) => quizId));
  return (await keptIds(db, userId)).filter((id) => id > 0 && !currentIds.has(id));
}

/** Marks a kept copy as current, since the server has no newer one for this student. */
export async function keepOutdated(db: OasisDatabase, userId: number, quizId: number): Promise<void> {
  await withDatabase(db, () => db.library.update([userId, quizId], { version: QUIZ_VERSION }));
}

/**
 * Downloads the given quizzes that are missing, in order, then the outdated ones, two at a time. A failure stops nothing; failed
 * quizzes are returned for another round.
 */
export async function keepMissing(
  db: OasisDatabase,
  userId: number,
  wanted: readonly number[],
  download: (quizId: number) => Promise<Quiz>,
  wall: () => number,
): Promise<NotKept[]> {
  const settled = await withDatabase(db, () =>
    Promise.all([db.library, db.unkept].map((table) => table.where('userId').equals(userId).primaryKeys())),
  );
  const settledIds = new Set(settled.flat().map(([, quizId]) => quizId));
  const outdated = await outdatedIds(db, userId);
  const missing = [...wanted.slice(0, MAX_KEPT).filter((id) => !settledIds.has(id)), ...outdated];
  const failed: NotKept[] = [];
  const worker = async () => {
    for (let quizId = missing.shift(); quizId !== undefined; quizId = missing.shift()) {
      try {
        await keepQuiz(db, userId, quizId, await download(quizId), wall());
      } catch (error) {
        failed.push({ quizId, error, isKept: outdated.includes(quizId) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return failed;
}
