// A row of the outbox: a submission until its receipt is here.
import * as z from 'zod/mini';
import { SubmitBody } from '#core/submission/submission';
import { Waiting } from './waiting.ts';

/** A submission on its way. The body is frozen: exactly this is sent, however often. */
export const SubmissionRow = z.extend(Waiting, {
  submissionId: z.string(),
  quizId: z.int(),
  quizTitle: z.string(),
  body: SubmitBody,
  endedAt: z.number(),
});
export type SubmissionRow = z.infer<typeof SubmissionRow>;
