// Stores a quiz after an edit, or a new one, on this device and queues it. Questions that an edit removed leave review.
import { type Edited, removedFrom, versionOf, writtenQuiz } from '#core/editing/editing';
import type { Quiz } from '#core/quiz/quiz';
import type { ReviewEvent } from '#core/review/reviewEvent';
import { makeQuiz } from '#device/made/madeQuizzes';
import { newUuid } from '#device/rows/ids';
import { db } from '../data/device.ts';
import { userIdNow } from '../data/queries.ts';
import { sendSoon } from './sendSoon.ts';

/** Stores an edited version that replaces `quizId`, and returns its local id. `draft`: the name of the draft, which is deleted. */
export async function keepVersion(quizId: number, quizBefore: Quiz, edited: Edited, draft?: string): Promise<number> {
  const wall = Date.now();
  const events = removedFrom(quizBefore, edited).map((id): ReviewEvent => leftOut(quizId, id, wall));
  const localId = await makeQuiz(db, {
    userId: userIdNow(),
    key: newUuid(),
    body: versionOf(quizId, quizBefore, edited),
    wall,
    events,
    ...(draft === undefined ? {} : { draft }),
  });
  sendSoon();
  return localId;
}

/** Stores a quiz that was written from scratch, and returns its local id. `draft`: the name of the draft, which is deleted. */
export async function keepWritten(edited: Edited, draft: string): Promise<number> {
  const making = { userId: userIdNow(), key: newUuid(), body: writtenQuiz(edited), wall: Date.now(), draft };
  const localId = await makeQuiz(db, making);
  sendSoon();
  return localId;
}

/** Takes a removed question out of review. The event names the version before, which has the question. */
function leftOut(quizId: number, questionId: number, at: number): ReviewEvent {
  return { event_id: newUuid(), at, quiz_id: quizId, question_id: questionId, kind: 'left_out' };
}
