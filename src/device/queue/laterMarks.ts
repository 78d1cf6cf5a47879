// Queues the marks that a student gives after handing in. A mark is written to the attempt and to the queue in one transaction,
// sent after its submission is proven, and removed on the server's receipt. A newer mark stays and is sent too.
import { isOpen } from '#core/attempt/attempt';
import type { Question } from '#core/quiz/quiz';
import { markRefusal, newestMarks } from '#core/submission/marks';
import { type LaterMark, type Receipt, receiptIn } from '#core/submission/submission';
import { storedAttempt, withNewerReceipt } from '../attempts/attempts.ts';
import { reviewMarked, reviewMarkedElsewhere } from '../review/reviewMarks.ts';
import { type OasisDatabase, parseRow, withDatabase } from '../rows/db.ts';
import type { Kind, Sender } from '../rows/kind.ts';
import { MarksRow } from '../rows/marksRow.ts';
import { queueRows } from '../rows/queueRows.ts';
import { TRY_AGAIN } from '../rows/waiting.ts';

/** A mark of one answer, without its time. */
export type NewMark = Omit<LaterMark, 'marked_at'>;

const idOf = (submissionId: string) => `marks:${submissionId}`;

/**
 * Stores a mark of a submitted attempt. Resolves once it would survive a kill. `wall`: the device's clock, ms since 1970.
 * @throws {StorageFailure} when this device could not store it
 */
export function markLater(db: OasisDatabase, submissionId: string, mark: NewMark, wall: number): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, db.papers, db.queue, db.reviews, async () => {
      const attempt = await storedAttempt(db, submissionId);
      const question = attempt?.quiz.questions.find((candidate) => candidate.question_id === mark.question_id);
      if (!attempt || !question || isOpen(attempt)) throw new Error('This attempt is not on this device.');
      const { quiz, ...row } = attempt;
      const marksBefore = attempt.laterMarks ?? [];
      const timedMark = saidNow(question, mark, marksBefore, wall);
      const laterMarks = newestMarks([...marksBefore, timedMark]);
      await db.attempts.put({ ...row, laterMarks, revision: row.revision + 1 });
      if (attempt.practice) return;
      const { userId, quizId, receipt } = attempt;
      await reviewMarked(db, { ...attempt, laterMarks }, question.question_id, wall);
      const submitted = { userId, quizId, quizTitle: quiz.title, submissionId, seen: receipt?.revision ?? 0 };
      await enqueue(db, submitted, await queuedMarks(db, submissionId), timedMark, wall);
    }),
  );
}

/** The submission that marks belong to. `seen`: the revision of the score that the student had seen. */
export type Submitted = Pick<MarksRow, 'userId' | 'quizId' | 'quizTitle' | 'submissionId' | 'seen'>;

/**
 * Like `markLater`, for an attempt handed in on another device: the mark is only in the queue.
 * @throws {StorageFailure} when this device could not store it
 */
export function markElsewhere(
  db: OasisDatabase,
  submitted: Submitted,
  question: Question,
  mark: NewMark,
  wall: number,
): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.queue, db.reviews, async () => {
      const queued = await queuedMarks(db, submitted.submissionId);
      await enqueue(db, submitted, queued, saidNow(question, mark, queued?.marks ?? [], wall), wall);
      await reviewMarkedElsewhere(db, submitted, question, mark, wall);
    }),
  );
}

/** Dates the mark later than all earlier ones, even if the clock was moved back. */
function saidNow(question: Question, mark: NewMark, marksBefore: readonly LaterMark[], wall: number): LaterMark {
  const timedMark: LaterMark = { ...mark, marked_at: isoTime(Math.max(wall, ...marksBefore.map(timeAfter))) };
  const refusal = markRefusal(question, timedMark);
  if (refusal !== null) throw new Error(`The mark is not valid: ${refusal.code}`);
  return timedMark;
}

/** The marks of a submission that are already queued. */
async function queuedMarks(db: OasisDatabase, submissionId: string): Promise<MarksRow | undefined> {
  return parseRow(MarksRow, await db.queue.get(idOf(submissionId)));
}

/** Adds a mark to the submission's queue row, inside the caller's transaction. `queued`: that row, if any. */
async function enqueue(
  db: OasisDatabase,
  submitted: Submitted,
  queued: MarksRow | undefined,
  timedMark: LaterMark,
  wall: number,
): Promise<void> {
  await db.queue.put({
    ...(queued ?? firstRow(submitted, wall)),
    marks: newestMarks([...(queued?.marks ?? []), timedMark]),
    version: (queued?.version ?? 0) + 1,
    ...ONCE_MORE,
  });
}

/** A new mark makes a refused row, or one that waits for a login, ready to send; the server's Retry-After still applies. */
const ONCE_MORE = { state: 'waiting', reason: null, retryAt: 0 } as const;

const timeAfter = (mark: LaterMark) => Date.parse(mark.marked_at) + 1;
const isoTime = (ms: number) => new Date(ms).toISOString();

function firstRow(submitted: Submitted, wall: number): MarksRow {
  return {
    id: idOf(submitted.submissionId),
    kind: 'marks',
    ...submitted,
    marks: [],
    version: 0,
    madeAt: wall,
    tries: 0,
    ...TRY_AGAIN,
  };
}

/** The queue kind for marks. */
export function marksKind(send: Sender<MarksRow>): Kind<MarksRow, Receipt> {
  return {
    lane: 'answers',
    key: 'id',
    madeAt: (row) => row.madeAt,
    rows: marksRowsOf,
    after: (row) => row.submissionId,
    send,
    proofOf: (row, body) => receiptIn(row.submissionId, body),
    onProof: removeProven,
    note: (db, sentRow, changes) =>
      changeRow(db, sentRow.id, (row) => ({ ...row, ...changes, ...(row.version === sentRow.version ? {} : ONCE_MORE) })),
    news: {
      delivered: ({ userId, quizId, submissionId }) => ({ type: 'marked', userId, quizId, submissionId }),
      refused: ({ userId, quizId }, reason) => ({ type: 'refused', userId, quizId, reason }),
    },
  };
}

/**
 * Stores the receipt with the attempt and removes the marks that were sent. Marks made since then stay: they are newer than the
 * receipt.
 */
function removeProven(db: OasisDatabase, sentRow: MarksRow, receipt: Receipt): Promise<boolean> {
  return withDatabase(db, () =>
    db.transaction('rw', db.attempts, db.queue, async () => {
      await withNewerReceipt(db, receipt);
      const row = parseRow(MarksRow, await db.queue.get(sentRow.id));
      if (row && row.version !== sentRow.version) {
        const sentMarks = new Set(sentRow.marks.map((mark) => JSON.stringify(mark)));
        const marks = row.marks.filter((mark) => !sentMarks.has(JSON.stringify(mark)));
        const isOurs = (receipt.revision ?? 0) === row.seen + 1;
        await db.queue.put({ ...row, marks, ...TRY_AGAIN, ...(isOurs ? { seen: row.seen + 1 } : {}) });
        return false;
      }
      await db.queue.delete(sentRow.id);
      return true;
    }),
  );
}

function changeRow(db: OasisDatabase, id: string, next: (row: MarksRow) => MarksRow): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.queue, async () => {
      const row = parseRow(MarksRow, await db.queue.get(id));
      if (row) await db.queue.put(next(row));
    }),
  );
}

/** A student's unsent marks, and the rows that could not be read. */
export function marksRowsOf(db: OasisDatabase, userId: number) {
  return queueRows(db, userId, 'marks', MarksRow);
}

/** The unsent marks of one submission, or undefined. */
export async function marksRow(db: OasisDatabase, submissionId: string): Promise<MarksRow | undefined> {
  return parseRow(MarksRow, await withDatabase(db, () => db.queue.get(idOf(submissionId))));
}

/** Queues refused marks again, when the student asks. */
export function retryMarks(db: OasisDatabase, submissionId: string): Promise<void> {
  return changeRow(db, idOf(submissionId), (row) => ({ ...row, ...TRY_AGAIN }));
}
