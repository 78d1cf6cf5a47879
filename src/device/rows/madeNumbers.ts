// Which number a quiz has now, and by which name what is typed about it goes: whoever still calls it by the one that this device gave it
// finds the server's. Asked inside the transaction that writes under that number, so that nothing is left behind at the old one. Every
// screen loads it: it parses no row.
import { isLocalNumber } from '#core/editing/madeQuiz';
import { type OasisDatabase, withDatabase } from './db.ts';

/** The number by which this quiz goes now. A transaction of the caller's has `madeQuizzes` in it. */
export async function numberIn(db: OasisDatabase, quizId: number): Promise<number> {
  if (!isLocalNumber(quizId)) return quizId;
  const number: unknown = (await db.madeQuizzes.get(quizId))?.number;
  return typeof number === 'number' && number > 0 ? number : quizId;
}

/** The same, on its own. */
export function numberNow(db: OasisDatabase, quizId: number): Promise<number> {
  return withDatabase(db, () => numberIn(db, quizId));
}

/** The name of the draft of an edited quiz. */
export function draftOfQuiz(quizId: number): string {
  return `edit:${quizId}`;
}

/** The quiz whose draft has this name; null: it is of none. */
export function quizOfDraft(name: string): number | null {
  const quizId = /^edit:(-?\d+)$/.exec(name)?.[1];
  return quizId === undefined ? null : Number(quizId);
}

/** The name by which a draft goes now. A transaction of the caller's has `madeQuizzes` in it. */
export async function draftNameIn(db: OasisDatabase, name: string): Promise<string> {
  const quizId = quizOfDraft(name);
  return quizId === null ? name : draftOfQuiz(await numberIn(db, quizId));
}
