// Rows of quizzes made on this device. A row waits to be sent, and then stays to record its server id.
import * as z from 'zod/mini';
import { NewQuiz } from '#core/quiz/quiz';
import { Waiting } from './waiting.ts';

/** `quizId`: the local id (core/editing/madeQuiz). Times are in ms since 1970. */
export const MadeRow = z.extend(Waiting, {
  quizId: z.int(),
  /** its UUID, sent as Idempotency-Key */
  key: z.string(),
  title: z.string(),
  questions: z.int(),
  madeAt: z.number(),
  /** for an edit: the version that was edited */
  of: z.optional(z.int()),
  /** the server id; null: the server does not have it yet, as far as this device knows */
  number: z.nullable(z.int()),
  /** when the server id arrived */
  numberedAt: z.nullable(z.number()),
});
export type MadeRow = z.infer<typeof MadeRow>;

/** The exact request body. Kept apart from its row, so that a list need not read it. Deleted once the server has it. */
export const MadeBody = z.object({ quizId: z.int(), body: NewQuiz });
export type MadeBody = z.infer<typeof MadeBody>;
