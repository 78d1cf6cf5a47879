// The rows of quizzes that were made on this device: each waits to be sent, and stays afterwards to say which number it was given.
import * as z from 'zod/mini';
import { NewQuiz } from '#core/quiz/quiz';
import { Waiting } from './waiting.ts';

/** `quizId`: the number that this device gave it (core/editing/madeQuiz). Times in ms since 1970. */
export const MadeRow = z.extend(Waiting, {
  quizId: z.int(),
  /** its UUID: the Idempotency-Key under which it is sent */
  key: z.string(),
  title: z.string(),
  questions: z.int(),
  madeAt: z.number(),
  /** of an edit: the version that was edited */
  of: z.optional(z.int()),
  /** the server's number; null: the server does not have it yet, as far as this device knows */
  number: z.nullable(z.int()),
  /** when that was learnt */
  numberedAt: z.nullable(z.number()),
});
export type MadeRow = z.infer<typeof MadeRow>;

/** What is sent, exactly, however often; beside its row, so that a list need not read it. It goes once the server has it. */
export const MadeBody = z.object({ quizId: z.int(), body: NewQuiz });
export type MadeBody = z.infer<typeof MadeBody>;
