// Everything that waits to be sent: `kindsOf` has one line for each kind. Submissions are here; marks and files have their own
// files. The rows lie where they always lay.
import { type Receipt, type Reply, receiptIn } from '#core/submission';
import { keepReceipt } from './attempts.ts';
import { type OasisDatabase, OutboxRow, parseRow, parseRows, withDatabase } from './db.ts';
import { type AnyKind, type Kind, kindOf, type Lane, type Sender } from './kind.ts';
import { marksKind } from './laterMarks.ts';
import type { MarksRow } from './marksRow.ts';
import { createQueue, type Queue, type QueuePort, sendable } from './queue.ts';
import { type FileSender, uploadsKind } from './uploads.ts';
import { type Noted, TRY_AGAIN } from './waiting.ts';

/** How each kind is sent, by page and worker alike. */
export type Senders = { send: Sender<OutboxRow>; sendMarks: Sender<MarksRow> };

/** What the outbox needs of the world. */
export type OutboxPort = QueuePort & Senders;
export type Outbox = Queue;

/** Sends answers: all but files. */
export function createOutbox(port: OutboxPort): Outbox {
  return createQueue(port, kindsOf(port), 'answers');
}

/** Sends the waiting files. A page's alone: a worker can show no progress, and neither sends nor counts files. */
export function createFileQueue(port: QueuePort & { files: FileSender }): Queue {
  return createQueue(port, kindsOf({ ...cannotSend, files: port.files }), 'files');
}

/** What waits in a lane for nothing but the network and the server: a timer goes by these. */
export function sendableRows(db: OasisDatabase, userId: number, lane: Lane = 'answers') {
  return sendable(db, kindsOf(cannotSend), lane, userId);
}

const nothing = async (): Promise<Reply> => 'nothing';
const noFiles: FileSender = { send: nothing, alone: async (_, work) => work() };
const cannotSend: Senders = { send: nothing, sendMarks: nothing };

/** Every kind. A sender that is not given belongs to another lane. */
function kindsOf({ send, sendMarks, files = noFiles }: Senders & { files?: FileSender }): AnyKind[] {
  return [kindOf(submissionsKind(send)), kindOf(marksKind(sendMarks)), kindOf(uploadsKind(files))];
}

/** Submissions as a kind of the queue. */
function submissionsKind(send: Sender<OutboxRow>): Kind<OutboxRow, Receipt> {
  return {
    lane: 'answers',
    key: 'submissionId',
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
