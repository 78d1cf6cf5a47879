// The queue kind for submissions. Each is written in the transaction that ends its attempt (attempts.ts).
import { type Receipt, receiptIn } from '#core/submission/submission';
import { withNewerReceipt } from '../attempts/attempts.ts';
import { afterMade } from '../made/madeQuizzes.ts';
import { queueRightEvents } from '../review/reviews.ts';
import { AttemptRow, type OasisDatabase, parseRow, parseRows, withDatabase } from '../rows/db.ts';
import type { Kind, Sender } from '../rows/kind.ts';
import { SubmissionRow } from '../rows/submissionRow.ts';
import { type Noted, TRY_AGAIN } from '../rows/waiting.ts';

/** Submissions as a kind of the queue. */
export function submissionsKind(send: Sender<SubmissionRow>): Kind<SubmissionRow, Receipt> {
  return {
    lane: 'answers',
    key: 'submissionId',
    madeAt: (row) => row.endedAt,
    rows: submissionRowsOf,
    after: afterMade,
    send,
    proofOf: (row, body) => receiptIn(row.submissionId, body),
    onProof: async (db, _, receipt) => {
      await keepReceipt(db, receipt);
      return true;
    },
    note: (db, row, changes) => change(db, row.submissionId, changes),
    news: {
      delivered: ({ userId, quizId, submissionId }) => ({ type: 'delivered', userId, quizId, submissionId }),
      refused: ({ userId, quizId }, reason) => ({ type: 'refused', userId, quizId, reason }),
    },
  };
}

/** Stores the receipt with its attempt and deletes the outbox row, in one transaction. */
export function keepReceipt(db: OasisDatabase, receipt: Receipt): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, db.outbox, db.reviews, db.queue, async () => {
      await withNewerReceipt(db, receipt);
      await db.outbox.delete(receipt.submission_id);
      const attempt = parseRow(AttemptRow, await db.attempts.get(receipt.submission_id));
      if (attempt) await queueRightEvents(db, attempt.userId, receipt, attempt.endedAt ?? attempt.startedAt);
    }),
  );
}

async function change(db: OasisDatabase, submissionId: string, changes: Noted): Promise<void> {
  await withDatabase(db, () => db.outbox.update(submissionId, changes));
}

/** A student's unsent submissions, and beside them the rows that could not be read. */
export async function submissionRowsOf(db: OasisDatabase, userId: number) {
  return parseRows(SubmissionRow, await withDatabase(db, () => db.outbox.where('userId').equals(userId).toArray()));
}

/** Queues a refused submission again, when the student asks. */
export function retryRefused(db: OasisDatabase, submissionId: string): Promise<void> {
  return change(db, submissionId, TRY_AGAIN);
}

/** The row of one submission, or undefined when it was delivered or never existed. */
export async function submissionRow(db: OasisDatabase, submissionId: string): Promise<SubmissionRow | undefined> {
  return parseRow(SubmissionRow, await withDatabase(db, () => db.outbox.get(submissionId)));
}
