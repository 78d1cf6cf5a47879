// Rows of the photos of pages that are not a file yet.
import * as z from 'zod/mini';
import { StoredBytes } from './uploadRow.ts';

/** A photo of a page. `place`: the lower one comes first. `preview`: a small picture of it, as a data URL. */
export const PhotoRow = z.object({ photoId: z.string(), userId: z.int(), place: z.number(), preview: z.string() });
export type PhotoRow = z.infer<typeof PhotoRow>;

/** Its picture, a JPEG. Stored apart from its row, so that the list need not read it. */
export const PhotoBytes = z.object({ photoId: z.string(), bytes: StoredBytes });
export type PhotoBytes = z.infer<typeof PhotoBytes>;
