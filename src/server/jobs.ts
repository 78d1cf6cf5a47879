// The queue of quizzes to be written, on pg-boss. It hands each document to a worker, tries again after a crash, and takes
// back at once what a dead server had begun. It does not know how a quiz is made.
import { setImmediate as nextTurn } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Database, Db } from './database.ts';
import { rowsOf, withValues } from './database.ts';
import type { Instances } from './instances.ts';
import { holdJobsOfTheDead, takeBackJobs, waitingJobs } from './jobRows.ts';
import type { Log } from './log.ts';

export type Jobs = {
  /**
   * Queues a document inside the transaction that writes its row. `waiting`: how many documents of the same student are not
   * done yet; whoever has fewer comes first.
   */
  enqueue: (tx: Db, documentId: number, waiting?: number) => Promise<void>;
  /** Starts the next job at once instead of at the next poll. */
  wake: () => void;
  /** how many documents wait to be read, and for how long the oldest has */
  waiting: () => Promise<{ waiting: number; oldestSeconds: number }>;
  stop: () => Promise<void>;
};

export type Work = {
  run: (documentId: number, at: { lastTry: boolean; signal: AbortSignal }) => Promise<void>;
  /** the job has ended for good without its work being done */
  giveUp: (documentId: number) => Promise<void>;
};

const QUEUE = 'write-quiz';
const POLL_SECONDS = 1;
/** Longer than the deadlines of the engine, which may read pictures twice, and a language model together. */
const EXPIRE_SECONDS = 1_800;
/** Tries of a job whose engine crashes. */
const TRIES = 3;
/** How often a document is retried after the server died while reading it; then it fails, since it may be the cause. */
const RESTARTS = 2;
const SWEEP_MS = 5_000;

const QUEUE_OPTIONS = { name: QUEUE, retryLimit: RESTARTS, retryDelay: 1, expireInSeconds: EXPIRE_SECONDS };

export async function startJobs(given: {
  database: Database;
  instances: Instances;
  log: Log;
  work: Work;
  /** how many are read at a time: two at least, or one that runs into its deadline blocks the others; 0: they are only queued here */
  workers: number;
  sweepMs?: number;
}): Promise<Jobs> {
  const { database, instances, log, work, workers: count, sweepMs = SWEEP_MS } = given;
  const running = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  /** the running jobs, and after a stop the interrupted ones */
  const held = new Set<string>();
  const track = <T>(promise: Promise<T>): Promise<T> => {
    const settled = promise.catch(() => {}).finally(() => running.delete(settled));
    running.add(settled);
    return promise;
  };
  const boss = new PgBoss({
    db: { executeSql: (text, values) => track(database.execute(text, values)) },
    schedule: false,
    retentionDays: 365,
  });
  boss.on('error', (err) => log.error({ err }, 'The job queue has a problem.'));
  // pg-boss makes its tables here, and two servers that do so at once lock each other out.
  await database.alone(async () => {
    await boss.start();
    await boss.createQueue(QUEUE, QUEUE_OPTIONS);
  });

  /** pg-boss, writing inside a transaction of ours */
  const within = (tx: Db) => ({
    db: { executeSql: async (text: string, values: unknown[]) => ({ rows: await rowsOf(tx, withValues(text, values)) }) },
  });
  const takeBack = async () => {
    await instances.hold();
    const dead = await database.db.transaction(async (tx) => {
      const dead = await holdJobsOfTheDead(tx, QUEUE, sweepMs / 1000);
      // One that runs here may not have claimed its document yet.
      const others = dead.filter(({ jobId }) => !held.has(jobId));
      for (const job of others) {
        if (job.retryCount >= RESTARTS) await work.giveUp(job.documentId);
        await boss.fail(QUEUE, job.jobId, { message: 'The server stopped while it worked on this.' }, within(tx));
      }
      return others;
    });
    for (const job of dead.filter(({ retryCount }) => retryCount < RESTARTS)) {
      log.info({ document: job.documentId }, 'Going on with a document that a stopped server had begun.');
    }
  };
  await takeBack();
  const sweep = setInterval(
    () => track(takeBack()).catch((err: unknown) => log.warn({ err }, 'Could not look for stopped servers.')),
    sweepMs,
  );

  const wake = () => {
    for (const id of workers) boss.notifyWorker(id);
  };
  const handle = async ([job]: PgBoss.JobWithMetadata<{ documentId: number }>[]) => {
    if (job === undefined) return;
    held.add(job.id);
    try {
      // One that was taken in the moment of the stop is given back, not begun: nobody would tell it to end.
      stopping.signal.throwIfAborted();
      await track(work.run(job.data.documentId, { lastTry: job.retryCount + 1 >= TRIES, signal: stopping.signal }));
    } finally {
      if (!stopping.signal.aborted) held.delete(job.id);
      // The next one in the queue begins at once.
      wake();
    }
  };
  const workers: string[] = await Promise.all(
    Array.from({ length: count }, () =>
      boss.work<{ documentId: number }>(QUEUE, { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS }, handle),
    ),
  );

  return {
    enqueue: async (tx, documentId, waiting = 0) => {
      await boss.send(QUEUE, { documentId }, { ...within(tx), priority: -waiting });
    },
    wake,
    waiting: () => waitingJobs(database.db, QUEUE),
    stop: async () => {
      clearInterval(sweep);
      stopping.abort();
      await boss.stop({ graceful: false });
      // pg-boss does not wait for the last things that it writes, but the database must.
      do {
        await Promise.all(running);
        await nextTurn();
      } while (running.size > 0);
      await takeBackJobs(database.db, QUEUE, [...held]);
      await instances.close();
    },
  };
}

/** Queues documents on one connection, inside its transaction, where no server is running: those that a dump brings unfinished. */
export async function queueAgain(
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>,
  documentIds: readonly number[],
): Promise<void> {
  if (documentIds.length === 0) return;
  const boss = new PgBoss({ db: { executeSql }, schedule: false, supervise: false });
  await boss.start();
  await boss.createQueue(QUEUE, QUEUE_OPTIONS);
  for (const documentId of documentIds) await boss.send(QUEUE, { documentId });
  await boss.stop({ graceful: false });
}
