// Finds the questions of review cards: in quizzes kept on this device, or in the frozen quiz of an attempt.
import { answersHiddenUntil } from '#core/attempt/hiddenAnswers';
import type { Quiz } from '#core/quiz/quiz';
import { LibraryRow, type OasisDatabase, parseRow, withDatabase } from '../rows/db.ts';
import { joined, judgedIn } from './attempts.ts';

/** A quiz that cards come from. `own`: answers that the student judged right earlier, by question id. */
export type Asked = { quiz: Quiz; own: Record<string, string[]> };

/** The quizzes on this device, by quiz id. */
export async function quizzesForReview(
  db: OasisDatabase,
  userId: number,
  quizIds: readonly number[],
): Promise<Map<number, Asked>> {
  const entries = await Promise.all(quizIds.map(async (id) => [id, await askedFrom(db, userId, id)] as const));
  return new Map(entries.flatMap(([id, asked]) => (asked ? [[id, asked]] : [])));
}

function askedFrom(db: OasisDatabase, userId: number, quizId: number): Promise<Asked | undefined> {
  return withDatabase(db, async () => {
    const [libraryRow, attempts] = await Promise.all([
      db.library.get([userId, quizId]),
      db.attempts.where('[userId+quizId]').equals([userId, quizId]).toArray(),
    ]);
    const copy = parseRow(LibraryRow, libraryRow)?.quiz;
    const quiz = copy && hasKeys(copy) ? copy : await paperOf(db, attempts);
    return quiz && { quiz, own: judgedIn(attempts, true) ?? {} };
  });
}

/** Without keys nothing can be marked. An assignment hides them until it closes. */
function hasKeys(quiz: Quiz): boolean {
  return answersHiddenUntil(quiz) === null;
}

/** A practice run has only some of the questions. */
async function paperOf(db: OasisDatabase, attempts: readonly { practice: boolean }[]): Promise<Quiz | undefined> {
  for (const storedRow of attempts.filter(({ practice }) => !practice)) {
    const attempt = await joined(db, storedRow);
    if (attempt && hasKeys(attempt.quiz)) return attempt.quiz;
  }
  return undefined;
}
