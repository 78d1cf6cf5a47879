// What this device knows of the quizzes that a student handed in: when, with what score, and which answers were right last.
import { isHandedIn } from '#core/attempt';
import { provisionalScore } from '#core/outcome';
import type { Taken } from '#core/progress/day';
import type { Studied } from '#core/progress/mastery';
import { withMarks } from '#core/scoring';
import { attemptsOf } from './attempts.ts';
import type { OasisDatabase } from './db.ts';
import { keptQuizzes } from './library.ts';

/** `taken`: the oldest first. `studied`: every quiz whose questions are on this device. */
export type HistoryHere = { taken: Taken[]; studied: Studied[] };

/** The attempts that were handed in on this device, and the quizzes that lie on it. */
export async function historyHere(db: OasisDatabase, userId: number): Promise<HistoryHere> {
  const [{ rows }, kept] = await Promise.all([attemptsOf(db, userId), keptQuizzes(db, userId)]);
  const studied = new Map<number, Studied & { right: Map<number, boolean> }>();
  for (const { quizId, quiz } of kept) {
    studied.set(quizId, { quizId, title: quiz.title, questions: quiz.questions, right: new Map() });
  }
  const handedIn = rows.filter(isHandedIn).sort((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0));
  const taken = handedIn.map((attempt): Taken => {
    const { attemptId, quizId, quiz, startedAt, endedAt, receipt, laterMarks = [] } = attempt;
    const score = receipt ? withMarks(receipt, quiz.questions, laterMarks) : provisionalScore(attempt);
    const known = studied.get(quizId) ?? { quizId, title: quiz.title, questions: quiz.questions, right: new Map() };
    studied.set(quizId, known);
    for (const { question_id, is_correct, own_judgement } of score.results) {
      known.right.set(question_id, is_correct || own_judgement === true);
    }
    const at = receipt ? Date.parse(receipt.submitted_at) : (endedAt ?? startedAt);
    return {
      submissionId: attemptId,
      quizId,
      title: quiz.title,
      at,
      score: score.score,
      correct: score.correct_count,
      total: score.total_questions,
      startedAt: startedAt + at - (endedAt ?? at),
    };
  });
  return { taken, studied: [...studied.values()] };
}
