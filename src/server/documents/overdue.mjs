// Whether a document has used up its time, in plain JavaScript for the process that watches over it (engineChild.mjs).
import { readFileSync } from 'node:fs';

/** Where the document waits for something, it may take so many times as long by the clock: without what it waits for the processor. */
const WALL = 6;

/**
 * It took more seconds of the processor, or came to nothing for long by the clock.
 * @param waited for how long it was ready and got no processor: asked only where that decides
 */
export function isOverdue({ cpu, wall, waited }, seconds, hasModel = false) {
  if (cpu > seconds) return true;
  // A model takes what time it takes.
  return !hasModel && wall > seconds * WALL && wall - waited() > seconds * WALL;
}

/** What the thread of this process that waited longest has waited for the processor since it began, in seconds. Only Linux tells it. */
export function waitedSeconds(threads) {
  try {
    const waits = threads().map((id) => Number(readFileSync(`/proc/self/task/${id}/schedstat`, 'utf8').split(' ')[1]));
    return Math.max(0, ...waits.filter(Number.isFinite)) / 1e9;
  } catch {
    return 0;
  }
}
