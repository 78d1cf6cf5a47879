// What nobody will ask for again goes: files and texts of documents that were deleted a month ago, unverified accounts that hold nothing,
// and what ran out. A quiz stays, since a device may still hand it in. Right with any number of servers: each step looks for what is left.

import { dropUnused } from '../accounts/contentStore.ts';
import type { Db } from '../database/database.ts';
import type { FileStore } from '../outside/files.ts';
import type { Log } from '../process/log.ts';
import { dropEnded } from '../together/endedStore.ts';
import { dropExpired, dropTexts, removeNext } from './cleanUpStore.ts';

const DAY_MS = 24 * 3600 * 1000;
/** For so long a deleted document keeps its file, and a link that ran out is still told from one that never was. */
const MONTH_MS = 30 * DAY_MS;
/** For so long an unverified account that holds nothing may be unused. */
const WEEK_MS = 7 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;
const EVERY_MS = 6 * 3600 * 1000;
const FIRST_MS = 60 * 1000;

type Given = { db: Db; files: FileStore; now: () => number };
export type Cleaned = { files: number; accounts: number; sessions: number; tokens: number; browsers: number; together: number };

/** One round. Says how much went; a file that cannot be removed is left for the next round, and all others where it is stopped. */
export async function cleanUp(given: Given, stop: AbortSignal = new AbortController().signal): Promise<Cleaned> {
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

/** Cleans up a minute after the start, and every six hours from then on. The stop waits for the file that is being removed. */
export function startCleanUp(settings: Given & { log: Log }): { stop: () => Promise<void> } {
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
