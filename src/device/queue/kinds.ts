// Lists everything that waits to be sent, in two lanes. `kindsOf` has one line for each kind.
import type { Reply } from '#core/submission/submission';
import { type FileSender, uploadsKind } from '../files/uploads.ts';
import { madeQuizzesKind } from '../made/madeQuizzes.ts';
import { reviewsKind } from '../review/reviews.ts';
import type { OasisDatabase, QueueRow } from '../rows/db.ts';
import type { JoinRow } from '../rows/joinRow.ts';
import { type AnyKind, kindOf, type Lane, type Sender } from '../rows/kind.ts';
import type { MadeRow } from '../rows/madeRow.ts';
import type { MarksRow } from '../rows/marksRow.ts';
import type { ReviewsRow } from '../rows/reviewRows.ts';
import type { SettingsRow } from '../rows/settingsRow.ts';
import type { SubmissionRow } from '../rows/submissionRow.ts';
import { joinsKind } from '../together/joins.ts';
import { marksKind } from './laterMarks.ts';
import { settingsKind } from './laterSettings.ts';
import { createQueue, type Queue, type QueuePort, sendable } from './queue.ts';
import { submissionsKind } from './submissions.ts';

/** The sender of each kind, the same in page and worker. */
export type Senders = {
  sendSubmission: Sender<SubmissionRow>;
  sendMarks: Sender<MarksRow>;
  sendReviews: Sender<ReviewsRow>;
  sendSettings: Sender<SettingsRow>;
  sendQuiz: Sender<MadeRow>;
  sendJoin: Sender<JoinRow>;
};

/** A kind of the queue's table by its own name, each other by its table's. */
export type KindName = QueueRow['kind'] | 'submissions' | 'madeQuizzes' | 'uploads';

/** What the outbox needs of the world. */
export type OutboxPort = QueuePort & Senders;
export type Outbox = Queue;

/** Creates the queue of everything except files. */
export function createOutbox(port: OutboxPort): Outbox {
  return createQueue(port, kindsOf(port), 'answers');
}

/** Creates the queue of waiting files, for pages only: a worker can show no progress, so it neither sends nor counts files. */
export function createFileQueue(port: QueuePort & { files: FileSender }): Queue {
  return createQueue(port, kindsOf({ ...cannotSend, files: port.files }), 'files');
}

/** The rows of a lane that depend on no other row, refused ones included. The retry timer depends on these. */
export function sendableRows(db: OasisDatabase, userId: number, lane: Lane = 'answers') {
  return sendable(db, kindsOf(cannotSend), lane, userId);
}

const nothing = async (): Promise<Reply> => 'nothing';
const noFiles: FileSender = { send: nothing, runAlone: async (_, work) => work() };
/** No-op senders, for code that only reads the queue. Tests take them for the kinds that they do not ask about. */
export const cannotSend: Senders = {
  sendSubmission: nothing,
  sendMarks: nothing,
  sendReviews: nothing,
  sendSettings: nothing,
  sendQuiz: nothing,
  sendJoin: nothing,
};

type Kinds = Senders & { files?: FileSender; now?: () => number };

/** All kinds. A missing sender belongs to another lane. */
function kindsOf({
  sendSubmission,
  sendMarks,
  sendReviews,
  sendSettings,
  sendQuiz,
  sendJoin,
  files = noFiles,
  now = () => 0,
}: Kinds): AnyKind[] {
  // By name: a kind that is missing here would never be sent, and does not compile.
  const kinds: Record<KindName, AnyKind> = {
    submissions: kindOf(submissionsKind(sendSubmission)),
    marks: kindOf(marksKind(sendMarks)),
    reviews: kindOf(reviewsKind(sendReviews)),
    settings: kindOf(settingsKind(sendSettings, now)),
    madeQuizzes: kindOf(madeQuizzesKind(sendQuiz, now)),
    join: kindOf(joinsKind(sendJoin)),
    uploads: kindOf(uploadsKind(files)),
  };
  return Object.values(kinds);
}
