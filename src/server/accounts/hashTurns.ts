// Limits password hashing: logins, registrations, password changes and account deletions wait in turn.
import { availableParallelism } from 'node:os';
import { createTurns, type Turns } from '../process/turns.ts';

/** From three cores on, one stays free for requests. */
const HASHES_AT_ONCE = Math.min(4, Math.max(2, availableParallelism() - 1));
/** Enough for three schools that log in at once. The last student waits half a minute. */
const MOST_WAITING = 1_000;

/** Create one for each server. */
export function createHashTurns(): Turns {
  return createTurns(HASHES_AT_ONCE, MOST_WAITING);
}
