// A file that waits to be uploaded, as it lies on the device.
import * as z from 'zod/mini';
import { Wishes } from '#core/document/wishes';
import { Waiting } from './waiting.ts';

/** A file that waits for the network. The id is its idempotency key. */
export const UploadRow = z.extend(Waiting, {
  uploadId: z.string(),
  filename: z.string(),
  type: z.string(),
  /** bytes */
  size: z.int(),
  timer: z.nullable(z.union([z.int(), z.literal('suggested')])),
  /** what is wished of its quiz */
  wishes: z.optional(z.nullable(Wishes)),
  addedAt: z.number(),
  /** shared into the app: it waits for the student's word, and is not sent before */
  asks: z.optional(z.boolean()),
});
export type UploadRow = z.infer<typeof UploadRow>;

/** What such a file holds: beside its row, so that a list of files need not read them. */
export const UploadBytes = z.object({
  uploadId: z.string(),
  bytes: z.custom<ArrayBuffer>(
    (value) => value instanceof ArrayBuffer || Object.prototype.toString.call(value) === '[object ArrayBuffer]',
  ),
});
export type UploadBytes = z.infer<typeof UploadBytes>;
