// Stores everything that one submission missed in a single row of the log, so that the disk takes no more than was sent (spec
// 10). Readers get one event for each question.
import { missedEvent } from '#core/review/missed';
import type { ReviewEvent } from '#core/review/reviewEvent';

/** What one submission missed. `at`: ms since 1970 */
export type MissedEntry = { kind: 'missed'; at: number; question_ids: number[] };

/** A row of the log: an event as sent by its device, or an entry. */
export type LogRow = { eventId: string; quizId: number; event: ReviewEvent | MissedEntry };

const PREFIX = 'missed:';

/** The row of a submission. No device can send an event with its id: those of a submission end in a question id. */
export function missedRow(attemptId: string, quizId: number, at: number, questionIds: readonly number[]): LogRow {
  return { eventId: PREFIX + attemptId, quizId, event: { kind: 'missed', at, question_ids: [...questionIds] } };
}

/** The id of the row that may contain this event, or null. */
export function entryIdOf(eventId: string): string | null {
  return eventId.startsWith(PREFIX) ? eventId.slice(0, eventId.lastIndexOf(':')) : null;
}

/** The events of a row. */
export function eventsIn({ eventId, quizId, event }: LogRow): ReviewEvent[] {
  if (!('question_ids' in event)) return [event];
  return event.question_ids.map((id) => missedEvent(eventId.slice(PREFIX.length), quizId, id, event.at));
}
