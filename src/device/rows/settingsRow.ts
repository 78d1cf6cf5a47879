// The queue's row of what was chosen about review and not sent yet.
import * as z from 'zod/mini';
import { ReviewChoice } from '#core/review/reviewChoice';
import { Waiting } from './waiting.ts';

/** Choices on their way: one row for each student, the newest of each thing in it. */
export const SettingsRow = z.extend(Waiting, {
  id: z.string(),
  kind: z.literal('settings'),
  choices: z.array(ReviewChoice),
  madeAt: z.number(),
});
export type SettingsRow = z.infer<typeof SettingsRow>;
