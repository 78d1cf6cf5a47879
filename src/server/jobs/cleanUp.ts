// Deletes what nobody will ask for again: files and texts of documents deleted a month ago, unused unverified accounts, and
// expired rows. Quizzes stay, since a device may still hand them in. Any number of servers may run it: each step looks for what
// is left.

import { dropUnused } from '../accounts/contentStore.ts';
import type { Db } from '../database/database.ts';
import type { FileStore } from '../outside/files.ts';
import type { Log } from '../process/log.ts';
import { dropEnded } from '../together/endedStore.ts';
import { dropExpired, dropTexts, removeNext } from './cleanUpStore.ts';

const DAY_MS = 24 * 3600 * 1000;
/** How long a deleted document keeps its file, and an expired link is told from an invalid one. */
const MONTH_MS = 30 * DAY_MS;
/** How long an unverified, empty account may be unused. */
const WEEK_MS = 7 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;
const EVERY_MS = 6 * 3600 * 1000;
const FIRST_MS = 60 * 1000;

type CleanUpDeps = { db: Db; files: FileStore; now: () => number };
export type Cleaned = { files: number; accounts: number; sessions: number; tokens: number; browsers: number; together: number };

/** Cleans up once and returns the counts. Files that cannot be removed, or are left after a stop, wait for the next round. */
export async function cleanUp(given: CleanUpDeps, stop: AbortSignal = new AbortController().signal): Promise<Cleaned> {
  const { db, now } = given;
  const timeBefore = (ms: number) => new Date(now() - ms);
  let removed = 0;
  for (let next = await removeNext(given, 0, timeBefore(MONTH_MS)); next !== null; ) {
    removed += Number(next.isRemoved);
    if (stop.aborted) break;
    next = await removeNext(given, next.id, timeBefore(MONTH_MS));
  }
  await dropTexts(db, timeBefore(MONTH_MS));
  const accounts = await dropUnused(db, timeBefore(WEEK_MS));
  const expired = await dropExpired(db, { now: timeBefore(0), month: timeBefore(MONTH_MS), year: timeBefore(YEAR_MS) });
  const together = await dropEnded(db, timeBefore(YEAR_MS));
  return { files: removed, accounts, ...expired, together };
}

/** Cleans up a minute after the start and then every six hours. A stop waits for the current file. */
export function startCleanUp(settings: CleanUpDeps & { log: Log }): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  const round = () => {
    running = cleanUp(settings, stopping.signal).then(
      ({ files, accounts, sessions: ended, tokens, browsers, together }) => {
        if (files + accounts + ended + tokens + browsers + together === 0) return;
        settings.log.info(
          {},
          `Cleaned up: ${files} files, ${accounts} accounts, ${ended} sessions, ${tokens} links, ${browsers} browsers, ${together} rows of groups.`,
        );
      },
      (err: unknown) => settings.log.warn({ err }, 'The clean-up failed, and is tried again in six hours.'),
    );
  };
  const first = setTimeout(round, FIRST_MS).unref();
  const interval = setInterval(round, EVERY_MS).unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(interval);
      stopping.abort();
      return running;
    },
  };
}
