// The outbox row of a submission, until its receipt arrives.
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
