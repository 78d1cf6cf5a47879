// What of a handed-in attempt comes into review: the wrong answers, and on the device the flagged questions too. The server makes the
// events of wrong answers itself when it takes the submission, under the same names: they need not be sent.
import { type Attempt, isHandedIn } from './attempt.ts';
import { provisionalScore } from './outcome.ts';
import { missedEventId, type ReviewEvent } from './reviewEvent.ts';
import type { GradedAnswer } from './submission.ts';

/** The questions that were answered wrong or not at all; not what the student judged right. */
export function missedQuestions(results: readonly GradedAnswer[]): number[] {
  return results.filter((result) => !(result.is_correct || result.own_judgement)).map(({ question_id }) => question_id);
}

/** The event of one missed question. `at`: when the attempt was handed in, ms since 1970, as its device says. */
export function missedEvent(attemptId: string, quizId: number, questionId: number, at: number): ReviewEvent {
  return { event_id: missedEventId(attemptId, questionId), at, quiz_id: quizId, question_id: questionId, kind: 'missed' };
}

/** The events of an ended attempt, flagged questions among them; none of practice, or of what was put away. */
export function missedEvents(attempt: Attempt): ReviewEvent[] {
  if (!isHandedIn(attempt)) return [];
  const { attemptId, quizId, flags, endedAt } = attempt;
  const questions = new Set([...missedQuestions(provisionalScore(attempt).results), ...flags]);
  return [...questions].map((id) => missedEvent(attemptId, quizId, id, wholeMs(endedAt ?? 0)));
}

/** As ISO 8601 says it, in which the server is told: a deadline of the monotonic clock lies between two milliseconds. */
function wholeMs(at: number): number {
  return Math.max(0, Math.trunc(at));
}
