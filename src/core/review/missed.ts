// What of a handed-in attempt comes into review: the wrong answers, and on the device the flagged questions too. The server makes the
// events of wrong answers itself when it takes the submission, under the same names: they need not be sent.
import { type Attempt, isHandedIn } from '../attempt/attempt.ts';
import { answersHiddenUntil } from '../attempt/hiddenAnswers.ts';
import { missedQuestions } from '../attempt/missedQuestions.ts';
import { provisionalScore } from '../attempt/outcome.ts';
import { missedEventId, type ReviewEvent, takenBackEventId } from './reviewEvent.ts';

/** The event of one missed question. `at`: when the attempt was handed in, ms since 1970, as its device says. */
export function missedEvent(attemptId: string, quizId: number, questionId: number, at: number): ReviewEvent {
  return { event_id: missedEventId(attemptId, questionId), at, quiz_id: quizId, question_id: questionId, kind: 'missed' };
}

/** The events of an ended attempt, flagged questions among them; none of practice, of what was put away, or while its answers are hidden. */
export function missedEvents(attempt: Attempt): ReviewEvent[] {
  if (!isHandedIn(attempt) || answersHiddenUntil(attempt.quiz) !== null) return [];
  const questions = new Set([...missedQuestions(provisionalScore(attempt).results), ...attempt.flags]);
  return [...questions].map((id) => missedEventOf(attempt, id));
}

/** The event that a question of an ended attempt makes when it is missed. */
export function missedEventOf({ attemptId, quizId, endedAt }: Attempt, questionId: number): ReviewEvent {
  return missedEvent(attemptId, quizId, questionId, wholeMs(endedAt ?? 0));
}

/**
 * What a mark that is given after the end means for the card of its question: an answer that counts now takes back what it brought
 * into review, and one that does not count any more brings it (P9.3, decision 038).
 * @param base the event of this attempt's question, as a wrong answer makes it
 * @param isMissed whether the question counts as missed, with the mark
 * @param log what of this attempt's question is known to be in the log
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

/** As ISO 8601 says it, in which the server is told: a deadline of the monotonic clock lies between two milliseconds. */
function wholeMs(at: number): number {
  return Math.max(0, Math.trunc(at));
}
