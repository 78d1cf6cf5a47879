// The schema of a time in a request. Whether the time is plausible is checked elsewhere (core/submission/submission and the
// server).
import * as z from 'zod/mini';

/** ISO 8601 allows any number of decimals; no clock has this many. */
const LONGEST = 40;

/** ISO 8601 with its offset. */
export const IsoTime = (error?: string) =>
  z.iso.datetime({ offset: true, ...(error !== undefined && { error }) }).check(z.maxLength(LONGEST));
