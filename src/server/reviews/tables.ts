// The tables of review events and settings. A change here needs a new numbered migration.
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReviewChoice } from '#core/review/reviewChoice';
import { owner } from '../accounts/tables.ts';
import { quizzes } from '../database/tables.ts';
import type { LogRow } from './missedEntry.ts';

/** What students did in review: a log that only grows. */
export const reviewEvents = pgTable(
  'review_events',
  {
    /** the order of arrival; within a student's log it increases with the time at which events become readable */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** the id from its device */
    eventId: text().notNull(),
    quizId: integer()
      .notNull()
      .references(() => quizzes.id),
    event: jsonb().$type<LogRow['event']>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.eventId] }),
    uniqueIndex('review_events_seq').on(t.userId, t.seq),
    index('review_events_quiz').on(t.quizId),
  ],
);

/** Review settings: the choice that counts for each, with `chosen_at` by the server's clock (decision 085). */
export const reviewSettings = pgTable('review_settings', {
  userId: owner().primaryKey(),
  choices: jsonb().$type<ReviewChoice[]>().notNull(),
});
