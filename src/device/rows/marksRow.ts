// The queue's row of marks that were given after handing in.
import * as z from 'zod/mini';
import { LaterMark } from '#core/submission/submission';
import { Waiting } from './waiting.ts';

/** Marks of a handed-in attempt on their way: one row for each submission, the newest of each question in it. */
export const MarksRow = z.extend(Waiting, {
  id: z.string(),
  kind: z.literal('marks'),
  quizId: z.int(),
  quizTitle: z.string(),
  submissionId: z.string(),
  marks: z.array(LaterMark),
  /** the revision of the receipt that the student had seen */
  seen: z.int(),
  /** grows with every mark, so that marks made while the row is being sent are recognised as unsent */
  version: z.int(),
  madeAt: z.number(),
});
export type MarksRow = z.infer<typeof MarksRow>;
