// The history of a student's quizzes: what this device has and what the server has, put together, and what of it can be said.

import { isHidden } from '../attempt/hiddenAnswers.ts';
import { percent } from '../marking/grading.ts';
import type { HistoryRow, OfficialScore } from '../submission/submission.ts';
import type { Taken } from './day.ts';

/**
 * All that was handed in, the oldest first, each once. The server's score is newer than the device's, except while marks wait;
 * when it was begun and how much was left blank, only the device knows. What has no score yet (decision 071) is not in it.
 */
export function mergedHistory(deviceAttempts: readonly Taken[], server: readonly HistoryRow[]): Taken[] {
  const all = new Map(server.filter((row) => !isHidden(row)).map((row) => [row.submission_id, takenOf(row)]));
  for (const attempt of deviceAttempts) {
    const theirs = all.get(attempt.submissionId);
    // An earlier server does not say the score that others see.
    const isOlder = theirs?.official === undefined && attempt.official !== undefined;
    all.set(attempt.submissionId, theirs && !isOlder ? { ...theirs, ...knownHere(attempt) } : attempt);
  }
  return [...all.values()].sort((a, b) => a.at - b.at || (a.submissionId < b.submissionId ? -1 : 1));
}

function knownHere({ startedAt, answered }: Taken): Pick<Taken, 'startedAt' | 'answered'> {
  return { startedAt, ...(answered === undefined ? {} : { answered }) };
}

function takenOf(row: HistoryRow): Taken {
  return {
    submissionId: row.submission_id,
    quizId: row.quiz_id,
    title: row.title,
    at: Date.parse(row.submitted_at),
    total: row.total_questions,
    startedAt: null,
    ...shownFigures(row, row.official),
  };
}

/** What stands for a score: of a quiz of somebody else (`official`) the figures that others see. */
export function shownFigures(
  figures: { score: number; correct_count: number },
  official: OfficialScore | null | undefined,
): Pick<Taken, 'score' | 'correct' | 'official'> {
  if (!official) return { score: figures.score, correct: figures.correct_count };
  const { correct, questions } = official;
  return { score: questions === 0 ? null : percent(correct, questions), correct, official };
}

/** By how many points an attempt is better than the scored one before it at the same quiz; null: there was none. */
export function changeOf(history: readonly Taken[], submissionId: string): number | null {
  const at = history.findIndex((attempt) => attempt.submissionId === submissionId);
  const now = history[at];
  const previousAttempt = now && history.slice(0, at).findLast(({ quizId, score }) => quizId === now.quizId && score !== null);
  if (now?.score == null || previousAttempt?.score == null) return null;
  return Math.round((now.score - previousAttempt.score) * 10) / 10;
}

/** Each quiz with its attempts, the one that was taken last first. */
export function byQuiz(history: readonly Taken[]): { quizId: number; title: string; attempts: Taken[] }[] {
  const attemptsByQuiz = new Map<number, Taken[]>();
  for (const attempt of history) attemptsByQuiz.set(attempt.quizId, [...(attemptsByQuiz.get(attempt.quizId) ?? []), attempt]);
  const rows = [...attemptsByQuiz].map(([quizId, attempts]) => ({ quizId, title: attempts.at(-1)?.title ?? '', attempts }));
  return rows.sort((a, b) => (b.attempts.at(-1)?.at ?? 0) - (a.attempts.at(-1)?.at ?? 0));
}
