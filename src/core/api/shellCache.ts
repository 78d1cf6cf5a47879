// The words between page and worker about the files of Oasis in the browser's cache.

/** The page asks the worker to fetch what is missing in the cache. */
export const FILL_CACHE = 'FILL_CACHE';

/** The worker's answer; false: a file did not come, and it is asked for again at the next start. */
export type FillAnswer = { isComplete: boolean };
