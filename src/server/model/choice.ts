// The language model that is set up, as it is stored: a server on this machine.
import * as z from 'zod';

export const ModelChoice = z.object({
  kind: z.literal('server'),
  /** the program that answers there */
  program: z.string(),
  /** before /chat/completions */
  baseUrl: z.url(),
  model: z.string(),
});
export type ModelChoice = z.infer<typeof ModelChoice>;

export type StoredModel = { choice: ModelChoice; documentsSince: Date | null };
