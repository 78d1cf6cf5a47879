// Rows of review on this device: the log of events, the position read in the server's log, and the queue row for new events.
import * as z from 'zod/mini';
import { ReviewEvent } from '#core/review/reviewEvent';
import { Waiting } from './waiting.ts';

/** An event of the log, from this or another device. Events of a newer version are stored unread. */
export type ReviewRow = {
  userId: number;
  eventId: string;
  event: { event_id: string; at: number; quiz_id: number; question_id: number; kind: string };
  /** present until the server has it */
  unsent?: 1;
  /** why the server refuses it; it still counts on this device */
  refused?: string;
};

/** The position up to which the server's log was read. */
export const ReviewPlace = z.object({ userId: z.int(), next: z.int() });
export type ReviewPlace = z.infer<typeof ReviewPlace>;

/** How a student wants to review; parsed by `ReviewSettings` on every read. */
export type ReviewSettingsRow = { userId: number; settings: unknown };

/**
 * How many questions are due in total from each time on (ms since 1970), the earliest first. The number on the app's icon comes
 * from this.
 */
export type ReviewAheadRow = { userId: number; ahead: { from: number; count: number }[] };

/** Marks that events wait to be sent: one row for each student. The events are in the log. */
export const ReviewsTicket = z.extend(Waiting, {
  id: z.string(),
  kind: z.literal('reviews'),
  /** increases with every event, so that events made during a send count as unsent */
  version: z.int(),
  madeAt: z.number(),
});
export type ReviewsTicket = z.infer<typeof ReviewsTicket>;

/** The queue row with the events to send next. */
export const ReviewsRow = z.extend(ReviewsTicket, { events: z.array(ReviewEvent) });
export type ReviewsRow = z.infer<typeof ReviewsRow>;
