// Rows of a file that waits to be uploaded.
import * as z from 'zod/mini';
import { Wishes } from '#core/document/wishes';
import { Waiting } from './waiting.ts';

/** A file waiting for the network. Its id is the idempotency key. */
export const UploadRow = z.extend(Waiting, {
  uploadId: z.string(),
  filename: z.string(),
  type: z.string(),
  /** bytes */
  size: z.int(),
  timer: z.nullable(z.union([z.int(), z.literal('suggested')])),
  /** the options chosen for its quiz */
  wishes: z.optional(z.nullable(Wishes)),
  addedAt: z.number(),
  /** shared into the app: not sent until the student confirms */
  asks: z.optional(z.boolean()),
});
export type UploadRow = z.infer<typeof UploadRow>;

export const StoredBytes = z.custom<ArrayBuffer>(
  (value) => value instanceof ArrayBuffer || Object.prototype.toString.call(value) === '[object ArrayBuffer]',
);

/** The bytes of the file. Stored apart from its row, so that a list need not read them. */
export const UploadBytes = z.object({ uploadId: z.string(), bytes: StoredBytes });
export type UploadBytes = z.infer<typeof UploadBytes>;
