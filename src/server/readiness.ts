// Can this server do its work now? `/healthz` says only that it answers; a balancer and an operator want to know the rest.
import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from './deps.ts';

type Part = 'ok' | 'failed';
export type Readiness = {
  status: Part;
  /** the database answers, and the queue of documents in it */
  database: Part;
  /** an upload could be stored */
  files: Part;
  /** documents that wait to be read, and how long the oldest has; null where the database does not answer */
  queue: { waiting: number; oldest_seconds: number } | null;
};

const WITHIN_MS = 3_000;

/** What hangs is as bad as what fails. */
async function soon<T>(work: Promise<T>): Promise<T | null> {
  const late = new AbortController();
  const timeout = wait(WITHIN_MS, null, { signal: late.signal }).catch(() => null);
  try {
    return await Promise.race([work.catch(() => null), timeout]);
  } finally {
    late.abort();
  }
}

/** Asks the database, the queue and the store of files, each for three seconds at most. */
export async function readinessOf({ jobs, files }: Pick<Deps, 'jobs' | 'files'>): Promise<Readiness> {
  const [queue, stored] = await Promise.all([soon(jobs.waiting()), soon(files.check().then(() => true))]);
  const parts = { database: queue === null ? 'failed' : 'ok', files: stored === null ? 'failed' : 'ok' } as const;
  return {
    status: Object.values(parts).every((part) => part === 'ok') ? 'ok' : 'failed',
    ...parts,
    queue: queue && { waiting: queue.waiting, oldest_seconds: queue.oldestSeconds },
  };
}
