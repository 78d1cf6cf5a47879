// Stores all that one hand-in missed as one row of the log: the disk takes no more than was sent (spec 10). Readers get one event a question.
import { missedEvent } from '#core/review/missed';
import type { ReviewEvent } from '#core/review/reviewEvent';

/** What one hand-in missed. `at`: ms since 1970 */
export type MissedEntry = { kind: 'missed'; at: number; question_ids: number[] };

/** A row of the log: an event as its device sent it, or an entry. */
export type LogRow = { eventId: string; quizId: number; event: ReviewEvent | MissedEntry };

const PREFIX = 'missed:';

/** The row of a hand-in. No event that a device names has this name: those of a hand-in end in a question's id. */
export function missedRow(attemptId: string, quizId: number, at: number, questionIds: readonly number[]): LogRow {
  return { eventId: PREFIX + attemptId, quizId, event: { kind: 'missed', at, question_ids: [...questionIds] } };
}

/** The name of the row that may hold this event. Null: none may. */
export function entryIdOf(eventId: string): string | null {
  return eventId.startsWith(PREFIX) ? eventId.slice(0, eventId.lastIndexOf(':')) : null;
}

/** The events that a row stands for. */
export function eventsIn({ eventId, quizId, event }: LogRow): ReviewEvent[] {
  if (!('question_ids' in event)) return [event];
  return event.question_ids.map((id) => missedEvent(eventId.slice(PREFIX.length), quizId, id, event.at));
}
