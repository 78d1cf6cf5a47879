// The queue row of marks given after handing in.
import * as z from 'zod/mini';
import { LaterMark } from '#core/submission/submission';
import { Waiting } from './waiting.ts';

/** Unsent marks: one row for each submission, with the newest mark of each question. */
export const MarksRow = z.extend(Waiting, {
  id: z.string(),
  kind: z.literal('marks'),
  quizId: z.int(),
  quizTitle: z.string(),
  submissionId: z.string(),
  marks: z.array(LaterMark),
  /** the revision of the receipt that the student had seen */
  seen: z.int(),
  /** increases with every mark, so that marks made during a send count as unsent */
  version: z.int(),
  madeAt: z.number(),
});
export type MarksRow = z.infer<typeof MarksRow>;
