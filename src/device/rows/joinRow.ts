// The queue's row of a quiz or group that a student wants to join by its code.
import * as z from 'zod/mini';
import { Waiting } from './waiting.ts';

/** The id is its Idempotency-Key. */
export const JoinRow = z.extend(Waiting, {
  id: z.string(),
  kind: z.literal('join'),
  to: z.enum(['quiz', 'group']),
  code: z.string(),
  /** how others are to see the student; null: not at all */
  name: z.nullable(z.string()),
  /** as the student saw it: the quiz's title or the group's name */
  title: z.string(),
  madeAt: z.number(),
  /** the student is in, under this name in place of `name`, which is not allowed; null: under none. Waits for another name */
  joinedAs: z.optional(z.nullable(z.string())),
});
export type JoinRow = z.infer<typeof JoinRow>;
