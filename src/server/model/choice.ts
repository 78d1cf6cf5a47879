// The configured language model as it is stored: a server on this machine, or a file in DATA_DIR.
import * as z from 'zod';

const ServerChoice = z.object({
  kind: z.literal('server'),
  /** the program that answers at this address */
  program: z.string(),
  /** the address before /chat/completions */
  baseUrl: z.url(),
  model: z.string(),
  /** OWNER/NAME, where `npm run model` had it pulled: people read this, and not the name that the program has for it */
  repository: z.optional(z.string()),
  /** by `npm run model`, which deletes it again */
  isPulled: z.optional(z.boolean()),
});

/** As its host described it at download. */
const FileChoice = z.object({
  kind: z.literal('file'),
  /** OWNER/NAME */
  model: z.string(),
  /** its file name in the model's folder */
  file: z.string().regex(/^[\w.-]+$/),
  url: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  licence: z.string(),
});

export const ModelChoice = z.discriminatedUnion('kind', [ServerChoice, FileChoice]);
export type ModelChoice = z.infer<typeof ModelChoice>;
export type ServerChoice = z.infer<typeof ServerChoice>;
export type FileChoice = z.infer<typeof FileChoice>;

export type StoredModel = { choice: ModelChoice; documentsSince: Date | null };

export const shownName = (choice: ModelChoice) => (choice.kind === 'server' && choice.repository) || choice.model;
