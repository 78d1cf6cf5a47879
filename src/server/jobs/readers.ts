// The readers of one lane: each takes the job whose turn it is, has it done, and stores what became of it. While they are idle they look
// once a second, or as soon as they are woken. A reader that reads a second document of one student is only lent.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database/database.ts';
import type { Log } from '../process/log.ts';
import { type ActiveJob, deleteJob, type Lane, lentJob, retryJob, takeBackJob, takeJob } from './jobStore.ts';

export type Readers = {
  wake: () => void;
  /** the jobs at hand, and after a stop those that it broke off */
  held: () => ActiveJob[];
  /** begins no more; resolves when nothing runs */
  stop: () => Promise<void>;
};

type ReaderSettings = {
  db: Db;
  log: Log;
  /** this server */
  instance: number;
  lane: Lane;
  count: number;
  /** for how long a lent reader is left to its document */
  lentSeconds: number;
  /** does the job; it belongs into another lane where one is given back, or waits for a while */
  run: (job: ActiveJob, signal: AbortSignal) => Promise<Lane | 'later' | null>;
  /** the end of a job was stored */
  settled: () => void;
};

const LOOK_MS = 1_000;
/** When what is away is looked for again. */
const LATER_SECONDS = 5;
/** Before a failed try is followed by the next. */
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
  /** Stores what became of a job, again and again while the database is away: nobody else would take it up. */
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
      // One that was taken in the moment of the stop is given back, not begun: nobody would tell it to end.
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
      // Whoever rings while we ask is heard.
      const { signal } = bell;
      const job = await takeNext();
      if (job === null) await pause(signal);
      else await work(job);
    }
  };
  /** Takes back a lent reader when a student waits who has none. */
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
