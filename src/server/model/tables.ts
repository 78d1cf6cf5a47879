// The table of the language model that `npm run model` set up. A change here needs a new numbered migration.
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { time } from '../database/columns.ts';
import type { ModelChoice } from './choice.ts';

export const languageModel = pgTable(
  'language_model',
  {
    /** always 1: there is at most one model */
    id: integer().primaryKey(),
    choice: jsonb().$type<ModelChoice>().notNull(),
    /** it writes for documents from this time on; null: for older ones too */
    documentsSince: time(),
  },
  (t) => [check('one_language_model', sql`${t.id} = 1`)],
);
