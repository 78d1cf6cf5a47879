// Reports whether the server can do its work now. `/healthz` only says that it answers; load balancers and operators need more.
import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';

type Part = 'ok' | 'failed';
export type Readiness = {
  status: Part;
  /** the database with its queue of documents answers */
  database: Part;
  /** an upload could be stored */
  files: Part;
  /** how many documents wait to be read, and for how long the oldest; null if the database does not answer */
  queue: { waiting: number; oldest_seconds: number } | null;
};

const WITHIN_MS = 3_000;

/** Something that hangs is as bad as something that fails. */
async function soon<T>(work: Promise<T>): Promise<T | null> {
  const timeoutAbort = new AbortController();
  const timeout = wait(WITHIN_MS, null, { signal: timeoutAbort.signal }).catch(() => null);
  try {
    return await Promise.race([work.catch(() => null), timeout]);
  } finally {
    timeoutAbort.abort();
  }
}

type Parts = Pick<Deps, 'jobs' | 'files' | 'now'>;

async function readinessOf({ jobs, files }: Parts): Promise<Readiness> {
  const [queue, storeCheck] = await Promise.all([soon(jobs.waiting()), soon(files.check().then(() => true))]);
  const parts = { database: queue === null ? 'failed' : 'ok', files: storeCheck === null ? 'failed' : 'ok' } as const;
  return {
    status: Object.values(parts).every((part) => part === 'ok') ? 'ok' : 'failed',
    ...parts,
    queue: queue && { waiting: queue.waiting, oldest_seconds: queue.oldestSeconds },
  };
}

/** All requests within a second share one answer, so that frequent checks cost the students nothing. */
const SHARED_MS = 1_000;

/** Asks the database, the queue and the file store, each for at most three seconds. */
export function createReadiness(parts: Parts): () => Promise<Readiness> {
  let shared: { at: number; readiness: Promise<Readiness> } | null = null;
  return () => {
    const at = parts.now();
    if (shared === null || Math.abs(at - shared.at) >= SHARED_MS) shared = { at, readiness: readinessOf(parts) };
    return shared.readiness;
  };
}
