// What a mark that is given after the end means for review, written in the transaction that keeps the mark: a question that is
// judged right leaves the deck, one that is marked wrong comes into it (P9.3, decision 038).
import type { Attempt } from '#core/attempt/attempt';
import { missedQuestions } from '#core/attempt/missedQuestions';
import { provisionalScore } from '#core/attempt/outcome';
import { markOf } from '#core/marking/grading';
import { withMarks } from '#core/marking/scoring';
import type { Question } from '#core/quiz/quiz';
import { markedEvents, missedEvent, missedEventOf } from '#core/review/missed';
import { missedEventId, ReviewEvent, takenBackEventId } from '#core/review/reviewEvent';
import type { LaterMark } from '#core/submission/submission';
import { type OasisDatabase, parseRows } from '../rows/db.ts';
import { logReviews } from './reviews.ts';

/** Of an attempt that was handed in here, with the mark in it. Inside a transaction of the caller's over `reviews` and `queue`. */
export async function reviewMarked(db: OasisDatabase, attempt: Attempt, questionId: number, wall: number): Promise<void> {
  const { userId, receipt, laterMarks = [], quiz, flags } = attempt;
  const score = receipt ? withMarks(receipt, quiz.questions, laterMarks) : provisionalScore(attempt);
  // A receipt may lack a question's result; what is not known to be right stays in review.
  const fullScore = score.results.length > 0 ? score : provisionalScore(attempt);
  const isMissed = missedQuestions(fullScore.results).includes(questionId) || flags.includes(questionId);
  const base = missedEventOf(attempt, questionId);
  const log = await eventsOf(db, userId, attempt.attemptId, questionId);
  await logReviews(db, userId, markedEvents(base, isMissed, log, wall), wall);
}

type Elsewhere = { userId: number; quizId: number; submissionId: string };

/** The same of an attempt that another device handed in: what is marked there was missed, whether its event has come or not. */
export async function reviewMarkedElsewhere(
  db: OasisDatabase,
  { userId, quizId, submissionId }: Elsewhere,
  question: Question,
  { own_judgement: judgement, ...mark }: Omit<LaterMark, 'marked_at'>,
  wall: number,
): Promise<void> {
  const isRight = judgement ?? markOf(question, 'answered', [], mark).isCorrect;
  const events = await eventsOf(db, userId, submissionId, question.question_id);
  const base = events.find(({ kind }) => kind === 'missed') ?? missedEvent(submissionId, quizId, question.question_id, wall);
  const log = events.includes(base) ? events : [base, ...events];
  await logReviews(db, userId, markedEvents(base, !isRight, log, wall), wall);
}

/** What the log holds of one attempt's question: that it was missed, and that this was taken back. */
async function eventsOf(db: OasisDatabase, userId: number, attemptId: string, questionId: number): Promise<ReviewEvent[]> {
  const id = missedEventId(attemptId, questionId);
  const rows = [id, takenBackEventId(id)].map((name) =>
    db.reviews
      .where('[userId+eventId]')
      .between([userId, name], [userId, `${name}:\uffff`], true, true)
      .toArray(),
  );
  const events = (await Promise.all(rows)).flat().map(({ event }) => event);
  return parseRows(ReviewEvent, events).rows.filter((event) => event.question_id === questionId);
}
