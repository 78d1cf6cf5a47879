// A practice run of some questions of a quiz. It is an attempt of its own kind and is never submitted.

import { shuffledQuiz } from '#core/attempt/shuffle';
import type { Quiz } from '#core/quiz/quiz';
import { discardAttempt } from '#device/attempts/attemptMoves';
import { beginOrResume, openAttempt } from '#device/attempts/attempts';
import type { OasisDatabase } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';

/** `wanted`: the quiz with only those questions. */
type Wish = { userId: number; quizId: number; wanted: Quiz; wall: number };

/** Begins the run, or goes on with one of the same questions; an older one of others is put away. */
export async function beginPractice(db: OasisDatabase, { userId, quizId, wanted, wall }: Wish): Promise<void> {
  const open = await openAttempt(db, userId, quizId, true);
  if (open && idsOf(open.quiz) !== idsOf(wanted)) {
    await discardAttempt(db, open.attemptId, wall);
  }
  await beginOrResume(db, { userId, quizId, quiz: wanted, attemptId: newUuid(), wall, practice: true, reorder: shuffledQuiz });
}

function idsOf(quiz: Quiz): string {
  return quiz.questions
    .map((q) => q.question_id)
    .sort((a, b) => a - b)
    .join();
}
