// The queue row of a quiz or group that a student wants to join by its code.
import * as z from 'zod/mini';
import { Waiting } from './waiting.ts';

/** Its id is the Idempotency-Key. */
export const JoinRow = z.extend(Waiting, {
  id: z.string(),
  kind: z.literal('join'),
  to: z.enum(['quiz', 'group']),
  code: z.string(),
  /** the student's name for others; null: not shown */
  name: z.nullable(z.string()),
  /** the quiz's title or the group's name, as the student saw it */
  title: z.string(),
  madeAt: z.number(),
  /** set once joined under another name than the refused `name`; null: under none. Waits for a new name */
  joinedAs: z.optional(z.nullable(z.string())),
});
export type JoinRow = z.infer<typeof JoinRow>;
