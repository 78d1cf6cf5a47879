// What this browser keeps of a student, counted, live.
import { useCallback } from 'react';
import { openAttempts } from '#device/attempts';
import { joinRowsOf } from '#device/joins';
import { marksRowsOf } from '#device/laterMarks';
import { keptIds } from '#device/library';
import { unsentMade } from '#device/madeQuizzes';
import { rowsOf } from '#device/outbox';
import { unsentLog } from '#device/reviews';
import { waitingUploads } from '#device/uploads';
import { db } from '../data/device.ts';
import { liveValue, useLive } from '../data/live.ts';

export type OnThisDevice = {
  quizzes: number;
  made: number;
  attempts: number;
  open: number;
  submissions: number;
  marks: number;
  joins: number;
  files: number;
  reviews: number;
};

const nothing: OnThisDevice = {
  quizzes: 0,
  made: 0,
  attempts: 0,
  open: 0,
  submissions: 0,
  marks: 0,
  joins: 0,
  files: 0,
  reviews: 0,
};

export function useOnThisDevice(userId: number): OnThisDevice {
  const live = useLive(
    useCallback(async () => {
      const [kept, made, attempts, open, unsent, marks, joins, waiting, log] = await Promise.all([
        keptIds(db, userId),
        unsentMade(db, userId),
        db.attempts.where('userId').equals(userId).count(),
        openAttempts(db, userId),
        rowsOf(db, userId),
        marksRowsOf(db, userId),
        joinRowsOf(db, userId),
        waitingUploads(db, userId),
        unsentLog(db, userId),
      ]);
      return {
        quizzes: kept.length,
        made: made.rows.length + made.unreadable.length,
        attempts,
        open: open.length,
        submissions: unsent.rows.length + unsent.unreadable.length,
        marks: marks.rows.length + marks.unreadable.length,
        joins: joins.rows.length + joins.unreadable.length,
        files: waiting.rows.length,
        reviews: log?.count ?? 0,
      };
    }, [userId]),
  );
  return liveValue(live, nothing);
}

/** `2 submissions, 1 file`; empty when there is nothing that the server has not got. */
export function unsentWords({ made, submissions, marks, joins, reviews, files, open }: OnThisDevice): string {
  const counted = [
    [made, 'quiz of your own', 'quizzes of your own'],
    [submissions, 'submission', 'submissions'],
    [marks, 'marked quiz', 'marked quizzes'],
    [joins, 'quiz to join', 'quizzes to join'],
    [reviews, 'review', 'reviews'],
    [files, 'file', 'files'],
    [open, 'quiz in progress', 'quizzes in progress'],
  ] as const;
  return counted
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
}
