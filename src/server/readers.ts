// The readers of one lane: each takes the job whose turn it is, has it done, and says what became of it. While they are idle they look
// once a second, or as soon as they are woken. A reader that reads a second document of one student is only lent.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './database.ts';
import { type ActiveJob, type Lane, lentJob, takeBackJobs, takeJob } from './jobStore.ts';
import type { Log } from './log.ts';

export type Readers = {
  wake: () => void;
  /** the jobs at hand, and after a stop those that it broke off */
  held: () => string[];
  /** begins no more; resolves when nothing runs */
  stop: () => Promise<void>;
};

type Given = {
  db: Db;
  log: Log;
  queue: string;
  lane: Lane;
  count: number;
  /** for how long a lent reader is left to its document */
  lentSeconds: number;
  /** does the job; it belongs into another lane where one is given back, or waits for a while */
  run: (job: ActiveJob, signal: AbortSignal) => Promise<Lane | 'later' | null>;
  completed: (job: ActiveJob) => Promise<void>;
  failed: (job: ActiveJob, error: unknown) => Promise<void>;
  /** one of these was written */
  settled: () => void;
};

const LOOK_MS = 1_000;

export function startReaders(given: Given): Readers {
  const { db, log, queue, lane, count, lentSeconds } = given;
  const stopping = new AbortController();
  const held = new Map<string, AbortController>();
  let woken = new AbortController();
  const pause = (bell: AbortSignal) =>
    sleep(LOOK_MS, undefined, { signal: AbortSignal.any([bell, stopping.signal]) }).catch(() => {});

  const next = () =>
    takeJob(db, queue, lane).catch((err: unknown) => {
      log.warn({ err }, 'Could not ask for the next document.');
      return null;
    });
  /** Says what became of a job, again and again while the database is away: nobody else would take it up. */
  const settle = async (write: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      const isWritten = await write().then(
        () => true,
        (err: unknown) => void log.warn({ err }, 'Could not say what became of a document.'),
      );
      if (isWritten) return given.settled();
      await pause(woken.signal);
    }
  };
  const work = async (job: ActiveJob) => {
    const own = new AbortController();
    held.set(job.jobId, own);
    try {
      // One that was taken in the moment of the stop is given back, not begun: nobody would tell it to end.
      stopping.signal.throwIfAborted();
      const other = await given.run(job, AbortSignal.any([own.signal, stopping.signal]));
      await settle(() => (other === null ? given.completed(job) : takeBackJobs(db, queue, [job.jobId], other)));
    } catch (error) {
      await settle(() => (own.signal.aborted ? takeBackJobs(db, queue, [job.jobId]) : given.failed(job, error)));
    } finally {
      if (!stopping.signal.aborted) held.delete(job.jobId);
    }
  };
  const reader = async () => {
    while (!stopping.signal.aborted) {
      // Whoever rings while we ask is heard.
      const bell = woken.signal;
      const job = await next();
      if (job === null) await pause(bell);
      else await work(job);
    }
  };
  /** Takes back a lent reader when a student waits who has none. */
  const giveWay = async () => {
    if (held.size < count) return;
    const lent = await lentJob(db, queue, lane, [...held.keys()], lentSeconds).catch(() => null);
    if (lent !== null) held.get(lent)?.abort();
  };
  const lending = async () => {
    while (!stopping.signal.aborted) {
      await giveWay();
      await sleep(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = [...Array.from({ length: count }, reader), ...(count > 0 ? [lending()] : [])];
  return {
    wake: () => {
      woken.abort();
      woken = new AbortController();
    },
    held: () => [...held.keys()],
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
