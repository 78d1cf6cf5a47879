// Resolves a local quiz id to its server id, also in draft names. Old local ids keep working. Call it inside the transaction
// that writes, so that nothing is left under the old id. Every screen loads this file, so it parses no row.
import { isLocalNumber } from '#core/editing/madeQuiz';
import { type OasisDatabase, withDatabase } from './db.ts';

/** The current id of this quiz. The caller's transaction must include `madeQuizzes`. */
export async function numberIn(db: OasisDatabase, quizId: number): Promise<number> {
  if (!isLocalNumber(quizId)) return quizId;
  const number: unknown = (await db.madeQuizzes.get(quizId))?.number;
  return typeof number === 'number' && number > 0 ? number : quizId;
}

/** The same in a transaction of its own. */
export function numberNow(db: OasisDatabase, quizId: number): Promise<number> {
  return withDatabase(db, () => numberIn(db, quizId));
}

/** The draft name of an edited quiz. */
export function draftOfQuiz(quizId: number): string {
  return `edit:${quizId}`;
}

/** The quiz of a draft name, or null. */
export function quizOfDraft(name: string): number | null {
  const quizId = /^edit:(-?\d+)$/.exec(name)?.[1];
  return quizId === undefined ? null : Number(quizId);
}

/** The current name of a draft. The caller's transaction must include `madeQuizzes`. */
export async function draftNameIn(db: OasisDatabase, name: string): Promise<string> {
  const quizId = quizOfDraft(name);
  return quizId === null ? name : draftOfQuiz(await numberIn(db, quizId));
}
