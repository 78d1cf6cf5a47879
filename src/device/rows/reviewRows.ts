// The rows of review on this device: the log of events, how far the server's was read, and the queue's row that sends what is new.
import * as z from 'zod/mini';
import { ReviewEvent } from '#core/review/reviewEvent';
import { Waiting } from './waiting.ts';

/** An event of the log, this device's own or another's. What a newer version sent is kept as it is, and not read. */
export type ReviewRow = {
  userId: number;
  eventId: string;
  event: { event_id: string; at: number; quiz_id: number; question_id: number; kind: string };
  /** present until the server has it */
  unsent?: 1;
  /** why the server does not take it; it counts on this device all the same */
  refused?: string;
};

/** How far the server's log was read. */
export const ReviewPlace = z.object({ userId: z.int(), next: z.int() });
export type ReviewPlace = z.infer<typeof ReviewPlace>;

/** How a student wants to review; parsed by `ReviewSettings` on every read. */
export type ReviewSettingsRow = { userId: number; settings: unknown };

/** How many questions wait in all from which time on (ms since 1970), the earliest first, as the deck stood: what the number on the app's icon is made of. */
export type ReviewAheadRow = { userId: number; ahead: { from: number; count: number }[] };

/** Says that events wait to be sent: one row for each student. The events themselves lie in the log. */
export const ReviewsTicket = z.extend(Waiting, {
  id: z.string(),
  kind: z.literal('reviews'),
  /** grows with every event, so that those made while some are sent are recognised as unsent */
  version: z.int(),
  madeAt: z.number(),
});
export type ReviewsTicket = z.infer<typeof ReviewsTicket>;

/** The ticket with what is sent next. */
export const ReviewsRow = z.extend(ReviewsTicket, { events: z.array(ReviewEvent) });
export type ReviewsRow = z.infer<typeof ReviewsRow>;
