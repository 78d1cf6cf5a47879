// Finds the questions of review cards: in quizzes kept on this device, or in the frozen quiz of an attempt.
import { isHandedIn } from '#core/attempt/attempt';
import { answersHiddenUntil } from '#core/attempt/hiddenAnswers';
import type { Quiz } from '#core/quiz/quiz';
import type { QuizForCards } from '#core/review/cardChoice';
import { isMockExam } from '#core/review/copies';
import { newestKept } from '../quizzes/library.ts';
import { AttemptRow, LibraryRow, type OasisDatabase, parseRow, parseRows, withDatabase } from '../rows/db.ts';
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

/**
 * The quizzes that flashcards may be made of, the most recently used first. Mock exams repeat the questions of others, and a shared quiz
 * shows its answers only after it was handed in.
 */
export async function quizzesForCards(db: OasisDatabase, userId: number): Promise<QuizForCards[]> {
  const [rows, attempts] = await Promise.all([
    newestKept(db, userId),
    withDatabase(db, () => db.attempts.where('userId').equals(userId).toArray()),
  ]);
  const handedIn = new Set(
    parseRows(AttemptRow, attempts)
      .rows.filter(isHandedIn)
      .map(({ quizId }) => quizId),
  );
  return rows
    .filter(({ quizId, quiz }) => hasKeys(quiz) && !isMockExam(quiz) && (!quiz.is_shared || handedIn.has(quizId)))
    .map(({ quizId, quiz }) => ({ quizId, quiz }));
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
