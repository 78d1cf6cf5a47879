// The queue row of review settings that were not sent yet.
import * as z from 'zod/mini';
import { ReviewChoice } from '#core/review/reviewChoice';
import { Waiting } from './waiting.ts';

/** Unsent choices: one row for each student, with the newest of each setting. */
export const SettingsRow = z.extend(Waiting, {
  id: z.string(),
  kind: z.literal('settings'),
  choices: z.array(ReviewChoice),
  madeAt: z.number(),
});
export type SettingsRow = z.infer<typeof SettingsRow>;
