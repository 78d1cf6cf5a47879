// Submissions on their way, and the queue that they share with the marks that follow them. The rows lie where they always lay.
import { type Receipt, type Reply, receiptIn } from '#core/submission';
import { keepReceipt } from './attempts.ts';
import { type OasisDatabase, OutboxRow, parseRow, parseRows, withDatabase } from './db.ts';
import { marksKind } from './laterMarks.ts';
import type { MarksRow } from './marksRow.ts';
import {
  type AnyKind,
  createQueue,
  type Kind,
  kindOf,
  type Noted,
  type Queue,
  type QueuePort,
  sendable,
  TRY_AGAIN,
} from './queue.ts';

/** What the outbox needs of the world: how a submission is sent, and how marks are. Neither throws. */
export type OutboxPort = QueuePort & {
  send: (row: OutboxRow, token: string, signal: AbortSignal) => Promise<Reply>;
  sendMarks: (row: MarksRow, token: string, signal: AbortSignal) => Promise<Reply>;
};
export type Outbox = Queue;

export function createOutbox(port: OutboxPort): Outbox {
  return createQueue(port, kindsOf(port));
}

const nothing = async () => 'nothing' as const;
const cannotSend = { send: nothing, sendMarks: nothing };

/** What waits for nothing but the network and the server: a timer goes by these. */
export function sendableRows(db: OasisDatabase, userId: number) {
  return sendable(db, kindsOf(cannotSend), userId);
}

function kindsOf({ send, sendMarks }: Pick<OutboxPort, 'send' | 'sendMarks'>): AnyKind[] {
  const submissions: Kind<OutboxRow, Receipt> = {
    idOf: (row) => row.submissionId,
    madeAt: (row) => row.endedAt,
    rows: rowsOf,
    send,
    proofOf: (row, body) => receiptIn(row.submissionId, body),
    onProof: async (db, _, receipt) => {
      await keepReceipt(db, receipt);
      return true;
    },
    note: (db, row, noted) => change(db, row.submissionId, noted),
    news: {
      delivered: ({ userId, quizId, submissionId }) => ({ type: 'delivered', userId, quizId, submissionId }),
      refused: ({ userId, quizId }, reason) => ({ type: 'refused', userId, quizId, reason }),
    },
  };
  return [kindOf(submissions), kindOf(marksKind(sendMarks))];
}

async function change(db: OasisDatabase, submissionId: string, noted: Noted): Promise<void> {
  await withDatabase(db, () => db.outbox.update(submissionId, noted));
}

/** A student's unsent submissions, and beside them the rows that could not be read. */
export async function rowsOf(db: OasisDatabase, userId: number) {
  return parseRows(OutboxRow, await withDatabase(db, () => db.outbox.where('userId').equals(userId).toArray()));
}

/** Lets a refused submission be tried again, at the student's word. */
export function retryRefused(db: OasisDatabase, submissionId: string): Promise<void> {
  return change(db, submissionId, TRY_AGAIN);
}

/** The row of one submission, or undefined when it was delivered or never existed. */
export async function outboxRow(db: OasisDatabase, submissionId: string): Promise<OutboxRow | undefined> {
  return parseRow(OutboxRow, await withDatabase(db, () => db.outbox.get(submissionId)));
}
