// What this browser keeps of a student, counted, live.
import { openAttempts } from '#device/attempts/attempts';
import { waitingUploads } from '#device/files/uploads';
import { unsentMade } from '#device/made/madeQuizzes';
import { marksRowsOf } from '#device/queue/laterMarks';
import { submissionRowsOf } from '#device/queue/submissions';
import { newestIds } from '#device/quizzes/library';
import { unsentLog } from '#device/review/reviews';
import { joinRowsOf } from '#device/together/joins';
import { unsentTexts } from '#texts/unsent';
import { db } from './device.ts';
import { liveQueryOf, liveValue, useLive } from './live.ts';

export type OnThisDevice = {
  quizzes: number;
  unsentQuizzes: number;
  attempts: number;
  open: number;
  submissions: number;
  marks: number;
  joins: number;
  files: number;
  reviews: number;
};

export const onThisDeviceOf = liveQueryOf(async (userId: number): Promise<OnThisDevice> => {
  const [quizIds, quizzes, attempts, open, submissions, marks, joins, uploads, log] = await Promise.all([
    newestIds(db, userId),
    unsentMade(db, userId),
    db.attempts.where('userId').equals(userId).count(),
    openAttempts(db, userId),
    submissionRowsOf(db, userId),
    marksRowsOf(db, userId),
    joinRowsOf(db, userId),
    waitingUploads(db, userId),
    unsentLog(db, userId),
  ]);
  return {
    quizzes: quizIds.length,
    unsentQuizzes: quizzes.rows.length + quizzes.unreadable.length,
    attempts,
    open: open.length,
    submissions: submissions.rows.length + submissions.unreadable.length,
    marks: marks.rows.length + marks.unreadable.length,
    joins: joins.rows.length + joins.unreadable.length,
    files: uploads.rows.length,
    reviews: log?.count ?? 0,
  };
});

/** Null until it was read. */
export function useOnThisDevice(userId: number): OnThisDevice | null {
  return liveValue(useLive(onThisDeviceOf(userId)), null);
}

/** `2 submissions, 1 file`; empty when there is nothing that the server has not got, or nothing was read yet. */
export function unsentWords(counts: OnThisDevice | null): string {
  if (counts === null) return '';
  const kinds = ['unsentQuizzes', 'submissions', 'marks', 'joins', 'reviews', 'files', 'open'] as const;
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => unsentTexts[kind](counts[kind]))
    .join(', ');
}
