// Merges the quiz history of this device with the server's, and derives facts from it.

import { isHidden } from '../attempt/hiddenAnswers.ts';
import { percent } from '../marking/grading.ts';
import type { HistoryRow, OfficialScore } from '../submission/submission.ts';
import type { FinishedAttempt } from './day.ts';

/**
 * Everything that was handed in, the oldest first, without duplicates. The server's score is newer, except while marks wait.
 * Only the device knows when an attempt began and how much was left blank. Attempts without a score yet are left out (decision
 * 071).
 */
export function mergedHistory(deviceAttempts: readonly FinishedAttempt[], server: readonly HistoryRow[]): FinishedAttempt[] {
  const all = new Map(server.filter((row) => !isHidden(row)).map((row) => [row.submission_id, takenOf(row)]));
  for (const attempt of deviceAttempts) {
    const theirs = all.get(attempt.submissionId);
    // An older server does not send the official score.
    const isOlder = theirs?.official === undefined && attempt.official !== undefined;
    all.set(attempt.submissionId, theirs && !isOlder ? { ...theirs, ...knownHere(attempt) } : attempt);
  }
  return [...all.values()].sort((a, b) => a.at - b.at || (a.submissionId < b.submissionId ? -1 : 1));
}

function knownHere({ startedAt, answered }: FinishedAttempt): Pick<FinishedAttempt, 'startedAt' | 'answered'> {
  return { startedAt, ...(answered === undefined ? {} : { answered }) };
}

function takenOf(row: HistoryRow): FinishedAttempt {
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

/** The figures to show as a score; for somebody else's quiz (`official`) those that others see. */
export function shownFigures(
  figures: { score: number; correct_count: number },
  official: OfficialScore | null | undefined,
): Pick<FinishedAttempt, 'score' | 'correct' | 'official'> {
  if (!official) return { score: figures.score, correct: figures.correct_count };
  const { correct, questions } = official;
  return { score: questions === 0 ? null : percent(correct, questions), correct, official };
}

/** The difference in points to the previous scored attempt at the same quiz; null for the first. */
export function changeOf(history: readonly FinishedAttempt[], submissionId: string): number | null {
  const at = history.findIndex((attempt) => attempt.submissionId === submissionId);
  const now = history[at];
  const previousAttempt = now && history.slice(0, at).findLast(({ quizId, score }) => quizId === now.quizId && score !== null);
  if (now?.score == null || previousAttempt?.score == null) return null;
  return Math.round((now.score - previousAttempt.score) * 10) / 10;
}

/** Groups attempts by quiz, the most recently taken quiz first. */
export function byQuiz(history: readonly FinishedAttempt[]): { quizId: number; title: string; attempts: FinishedAttempt[] }[] {
  const attemptsByQuiz = new Map<number, FinishedAttempt[]>();
  for (const attempt of history) attemptsByQuiz.set(attempt.quizId, [...(attemptsByQuiz.get(attempt.quizId) ?? []), attempt]);
  const rows = [...attemptsByQuiz].map(([quizId, attempts]) => ({ quizId, title: attempts.at(-1)?.title ?? '', attempts }));
  return rows.sort((a, b) => (b.attempts.at(-1)?.at ?? 0) - (a.attempts.at(-1)?.at ?? 0));
}
