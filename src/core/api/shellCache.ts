// Messages between page and worker about the app's files in the browser's cache.

/** The page asks the worker to fetch files that the cache lacks. */
export const FILL_CACHE = 'FILL_CACHE';

/** The worker's answer. false: a file could not be fetched and is tried again at the next start. */
export type FillAnswer = { isComplete: boolean };
