// A moment as a body tells it. Whether it is possible at all is not asked here (core/submission/submission and the server do).
import * as z from 'zod/mini';

/** A fraction of a second may have any number of digits; nobody's clock has so many. */
const LONGEST = 40;

/** ISO 8601 with its offset. */
export const IsoTime = (error?: string) =>
  z.iso.datetime({ offset: true, ...(error !== undefined && { error }) }).check(z.maxLength(LONGEST));
