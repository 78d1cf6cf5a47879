// Derives review events from an attempt: wrong answers, and on the device also flagged questions. The server derives the same
// events, with the same ids, from the submission, so they need not be sent.
import { type Attempt, isHandedIn } from '../attempt/attempt.ts';
import { answersHiddenUntil } from '../attempt/hiddenAnswers.ts';
import { missedQuestions } from '../attempt/missedQuestions.ts';
import { provisionalScore } from '../attempt/outcome.ts';
import { missedEventId, type ReviewEvent, takenBackEventId } from './reviewEvent.ts';

/** The event of one missed question. `at`: when the attempt was handed in, in ms since 1970 by its device. */
export function missedEvent(attemptId: string, quizId: number, questionId: number, at: number): ReviewEvent {
  return { event_id: missedEventId(attemptId, questionId), at, quiz_id: quizId, question_id: questionId, kind: 'missed' };
}

/**
 * The events of an ended attempt, including flagged questions. None for practice, discarded attempts, or while answers are
 * hidden.
 */
export function missedEvents(attempt: Attempt): ReviewEvent[] {
  if (!isHandedIn(attempt) || answersHiddenUntil(attempt.quiz) !== null) return [];
  const questions = new Set([...missedQuestions(provisionalScore(attempt).results), ...attempt.flags]);
  return [...questions].map((id) => missedEventOf(attempt, id));
}

/** The event of one question of an ended attempt, if it is missed. */
export function missedEventOf({ attemptId, quizId, endedAt }: Attempt, questionId: number): ReviewEvent {
  return missedEvent(attemptId, quizId, questionId, wholeMs(endedAt ?? 0));
}

/**
 * The events that a later mark causes: if the answer now counts, its missed event is undone; if it no longer counts, the card is
 * added (P9.3, decision 038).
 * @param base the event of this attempt's question as a wrong answer
 * @param isMissed whether the question counts as missed after the mark
 * @param log the known events of this question
 */
export function markedEvents(base: ReviewEvent, isMissed: boolean, log: readonly ReviewEvent[], at: number): ReviewEvent[] {
  const { quiz_id, question_id } = base;
  const missedIds = log.filter(({ kind }) => kind === 'missed').map(({ event_id }) => event_id);
  const undone = new Set(log.flatMap((event) => (event.kind === 'undone' ? [event.undoes] : [])));
  const standing = missedIds.filter((id) => !undone.has(id));
  if (!isMissed) {
    return standing.map((id) => ({ event_id: takenBackEventId(id), at, quiz_id, question_id, kind: 'undone', undoes: id }));
  }
  if (standing.length > 0) return [];
  return [missedIds.length === 0 ? base : { ...base, event_id: `${base.event_id}:${missedIds.length}` }];
}

/** Rounded as ISO 8601 has it on the server: a deadline of the monotonic clock may fall between two milliseconds. */
function wholeMs(at: number): number {
  return Math.max(0, Math.trunc(at));
}
