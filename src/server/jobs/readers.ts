// The readers of one lane: each takes the next job, runs it, and stores the outcome. Idle readers poll once a second, or when
// woken. A reader with a second document of one student is only lent to it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database/database.ts';
import type { Log } from '../process/log.ts';
import { type ActiveJob, deleteJob, type Lane, lentJob, retryJob, takeBackJob, takeJob } from './jobStore.ts';

export type Readers = {
  wake: () => void;
  /** the current jobs, and after a stop those that it interrupted */
  held: () => ActiveJob[];
  /** starts no more jobs; resolves when none is running */
  stop: () => Promise<void>;
};

type ReaderSettings = {
  db: Db;
  log: Log;
  /** this server's instance number */
  instance: number;
  lane: Lane;
  count: number;
  /** how long a lent reader may keep its document */
  lentSeconds: number;
  /** runs the job; returns another lane for it, or that it must wait */
  run: (job: ActiveJob, signal: AbortSignal) => Promise<Lane | 'later' | null>;
  /** called when the outcome of a job is stored */
  settled: () => void;
};

const LOOK_MS = 1_000;
/** How soon to look again for something unavailable. */
const LATER_SECONDS = 5;
/** The pause after a failed try. */
const RETRY_SECONDS = 1;

export function startReaders(settings: ReaderSettings): Readers {
  const { db, log, instance, lane, count, lentSeconds } = settings;
  const stopping = new AbortController();
  const controllers = new Map<ActiveJob, AbortController>();
  let bell = new AbortController();
  const pause = (signal: AbortSignal) =>
    sleep(LOOK_MS, undefined, { signal: AbortSignal.any([signal, stopping.signal]) }).catch(() => {});

  const takeNext = () =>
    takeJob(db, instance, lane).catch((err: unknown) => {
      log.warn({ err }, 'Could not ask for the next document.');
      return null;
    });
  /** Stores the outcome of a job, and retries while the database is away: nobody else would take it up. */
  const settle = async (write: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      const isWritten = await write().then(
        () => true,
        (err: unknown) => void log.warn({ err }, 'Could not say what became of a document.'),
      );
      if (isWritten) return settings.settled();
      await pause(bell.signal);
    }
  };
  const end = (job: ActiveJob, outcome: Lane | 'later' | null) => {
    if (outcome === null) return deleteJob(db, job);
    return takeBackJob(db, job, outcome === 'later' ? { pauseSeconds: LATER_SECONDS } : { lane: outcome });
  };
  const work = async (job: ActiveJob) => {
    const breakOff = new AbortController();
    controllers.set(job, breakOff);
    try {
      // A job taken at the moment of a stop is returned and not begun, since nobody would end it.
      stopping.signal.throwIfAborted();
      const outcome = await settings.run(job, AbortSignal.any([breakOff.signal, stopping.signal]));
      await settle(() => end(job, outcome));
    } catch {
      await settle(() => (breakOff.signal.aborted ? takeBackJob(db, job) : retryJob(db, job, RETRY_SECONDS)));
    } finally {
      if (!stopping.signal.aborted) controllers.delete(job);
    }
  };
  const read = async () => {
    while (!stopping.signal.aborted) {
      // Read first, so that a ring during the query is not missed.
      const { signal } = bell;
      const job = await takeNext();
      if (job === null) await pause(signal);
      else await work(job);
    }
  };
  /** Takes back a lent reader when a student without one waits. */
  const giveWay = async () => {
    if (controllers.size < count) return;
    const documentId = await lentJob(db, instance, lane, lentSeconds).catch(() => null);
    for (const [job, controller] of controllers) if (job.documentId === documentId) controller.abort();
  };
  const lend = async () => {
    while (!stopping.signal.aborted) {
      await giveWay();
      await sleep(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = [...Array.from({ length: count }, read), ...(count > 0 ? [lend()] : [])];
  return {
    wake: () => {
      bell.abort();
      bell = new AbortController();
    },
    held: () => [...controllers.keys()],
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
