// Applies later marks to review, in the transaction that stores the mark: a question judged right leaves the deck, one marked
// wrong joins it (P9.3, decision 038).
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

/** For an attempt handed in here, including the new mark. Inside the caller's transaction over `reviews` and `queue`. */
export async function reviewMarked(db: OasisDatabase, attempt: Attempt, questionId: number, wall: number): Promise<void> {
  const { userId, receipt, laterMarks = [], quiz, flags } = attempt;
  const score = receipt ? withMarks(receipt, quiz.questions, laterMarks) : provisionalScore(attempt);
  // A receipt may lack a question's result. What is not known to be right stays in review.
  const fullScore = score.results.length > 0 ? score : provisionalScore(attempt);
  const isMissed = missedQuestions(fullScore.results).includes(questionId) || flags.includes(questionId);
  const base = missedEventOf(attempt, questionId);
  const log = await eventsOf(db, userId, attempt.attemptId, questionId);
  await logReviews(db, userId, markedEvents(base, isMissed, log, wall), wall);
}

type Elsewhere = { userId: number; quizId: number; submissionId: string };

/** The same for an attempt from another device: what is marked there was missed, whether or not its event has arrived. */
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

/** The events of one attempt's question in the log: that it was missed, and that this was undone. */
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
