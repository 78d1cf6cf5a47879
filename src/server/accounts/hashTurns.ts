// The turns of all that hashes a password: logins, registrations, changes of a password and deletions of an account.
import { availableParallelism } from 'node:os';
import { createTurns, type Turns } from '../process/turns.ts';

/** One core stays free for requests, and whoever waits is counted before it costs anything. */
const HASHES_AT_ONCE = Math.min(4, Math.max(2, availableParallelism() - 1));
/** Three schools that log in at the same moment. The last of them waits for half a minute. */
const MOST_WAITING = 1_000;

/** One for a server. */
export function createHashTurns(): Turns {
  return createTurns(HASHES_AT_ONCE, MOST_WAITING);
}
