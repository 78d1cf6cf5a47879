// The next version of a quiz, made on this device and sent by itself. What it no longer asks is left out of review.
import { type Edited, removedFrom, versionOf, writtenQuiz } from '#core/editing/editing';
import type { Quiz } from '#core/quiz/quiz';
import type { ReviewEvent } from '#core/review/reviewEvent';
import { makeQuiz } from '#device/made/madeQuizzes';
import { newUuid } from '#device/rows/ids';
import { db } from '../data/device.ts';
import { userIdNow } from '../data/queries.ts';
import { sendSoon } from './sendSoon.ts';

/** Keeps a version in the place of `quizId`; its number on this device. `draft`: the draft that it was made of. */
export async function keepVersion(quizId: number, quizBefore: Quiz, edited: Edited, draft?: string): Promise<number> {
  const wall = Date.now();
  const events = removedFrom(quizBefore, edited).map((id): ReviewEvent => leftOut(quizId, id, wall));
  const madeQuiz = await makeQuiz(db, {
    userId: userIdNow(),
    key: newUuid(),
    body: versionOf(quizId, quizBefore, edited),
    wall,
    events,
    ...(draft === undefined ? {} : { draft }),
  });
  sendSoon();
  return madeQuiz;
}

/** Keeps a quiz that was written from nothing. `draft`: what it was typed as, which goes with it. */
export async function keepWritten(edited: Edited, draft: string): Promise<number> {
  const making = { userId: userIdNow(), key: newUuid(), body: writtenQuiz(edited), wall: Date.now(), draft };
  const madeQuiz = await makeQuiz(db, making);
  sendSoon();
  return madeQuiz;
}

/** Of the version that still has the question; the card is one for all of them. */
function leftOut(quizId: number, questionId: number, at: number): ReviewEvent {
  return { event_id: newUuid(), at, quiz_id: quizId, question_id: questionId, kind: 'left_out' };
}
