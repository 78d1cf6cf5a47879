// Can this server do its work now? `/healthz` says only that it answers; a balancer and an operator want to know the rest.
import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';

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

/** One answer serves all that ask within a second: whoever asks often, and however many, takes nothing from the students. */
const SHARED_MS = 1_000;

/** Asks the database, the queue and the store of files, each for three seconds at most. */
export function createReadiness(parts: Parts): () => Promise<Readiness> {
  let shared: { at: number; readiness: Promise<Readiness> } | null = null;
  return () => {
    const at = parts.now();
    if (shared === null || Math.abs(at - shared.at) >= SHARED_MS) shared = { at, readiness: readinessOf(parts) };
    return shared.readiness;
  };
}
