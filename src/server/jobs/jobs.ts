// The queue of documents to read. It gives each document to a reader (readers.ts), retries after crashes, and takes back the
// jobs of a dead server at once. It does not know how a quiz is made.
import type { Database, Db } from '../database/database.ts';
import type { Instances } from '../database/instances.ts';
import type { Log } from '../process/log.ts';
import { deleteJob, insertJob, type Lane, retryJob, takeAbandonedJobs, takeBackJob, waitingJobs } from './jobStore.ts';
import { startReaders } from './readers.ts';

export type Jobs = {
  /** Queues a document inside the transaction that writes its row. The order is decided when a reader is free. */
  enqueue: (tx: Db, documentId: number) => Promise<void>;
  /** Starts the next job at once instead of at the next poll. */
  wake: () => void;
  /** how many documents wait to be read, and for how long the oldest */
  waiting: () => Promise<{ waiting: number; oldestSeconds: number }>;
  stop: () => Promise<void>;
};

export type Work = {
  /** Returns the lane to use instead of this one, if any; `later`: something it needs is unavailable. */
  run: (documentId: number, at: { lastTry: boolean; lane: Lane; signal: AbortSignal }) => Promise<Lane | 'later' | null>;
  /** Called when its servers were stopped so often that the document may be the cause. */
  giveUp: (documentId: number) => Promise<void>;
};

/** How often a job is tried after engine crashes or server deaths. Then the document fails. */
const TRIES = 3;
const SWEEP_MS = 5_000;
/** A student's second document is interrupted for another student only if it takes longer than this. */
const LENT_SECONDS = 5;
/** One process for slow work to every two readers of text, so that scans and a language model never delay a chapter. */
const readersOf = { text: (workers: number) => workers, long: (workers: number) => Math.ceil(workers / 2) };

export async function startJobs(settings: {
  database: Database;
  instances: Instances;
  log: Log;
  work: Work;
  /** how many texts are read at a time; 0: this process only queues */
  workers: number;
  sweepMs?: number;
  lentSeconds?: number;
}): Promise<Jobs> {
  const { database, instances, log, work, workers, sweepMs = SWEEP_MS, lentSeconds = LENT_SECONDS } = settings;
  const { db } = database;
  const instance = instances.id;
  let lanes: ReturnType<typeof startReaders>[] = [];
  const heldJobs = () => lanes.flatMap((lane) => lane.held());
  const wake = () => {
    for (const lane of lanes) lane.wake();
  };
  /** Makes sure that every waiting document is read or given up. */
  const sweep = async () => {
    await instances.hold();
    const heldIds = heldJobs().map(({ documentId }) => documentId);
    for (const job of await takeAbandonedJobs(db, instance, heldIds, sweepMs / 1000)) {
      if (job.tries < TRIES) {
        await retryJob(db, job, 0);
        log.info({ document: job.documentId }, 'Going on with a document that a stopped server had begun.');
      } else {
        await work.giveUp(job.documentId);
        await deleteJob(db, job);
      }
    }
  };
  await sweep();
  let sweeping: Promise<void> | null = null;
  const timer = setInterval(() => {
    sweeping ??= sweep()
      .catch((err: unknown) => log.warn({ err }, 'Could not look for stopped servers.'))
      .finally(() => {
        sweeping = null;
      });
  }, sweepMs);
  const readers = (lane: Lane) =>
    startReaders({
      db,
      log,
      instance,
      lane,
      count: readersOf[lane](workers),
      lentSeconds,
      run: ({ documentId, tries }, signal) => work.run(documentId, { lastTry: tries >= TRIES, lane, signal }),
      settled: wake,
    });
  lanes = [readers('text'), readers('long')];

  return {
    enqueue: insertJob,
    wake,
    waiting: () => waitingJobs(db),
    stop: async () => {
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.stop()));
      await sweeping;
      for (const job of heldJobs()) await takeBackJob(db, job);
      await instances.close();
    },
  };
}
