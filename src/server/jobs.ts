// The queue of quizzes to be written, on pg-boss. It hands each document to a reader (readers.ts), tries again after a crash, and
// takes back at once what a dead server had begun. It does not know how a quiz is made.
import { setImmediate as nextTurn } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Database, Db } from './database.ts';
import { rowsOf, withValues } from './database.ts';
import type { Instances } from './instances.ts';
import { holdAbandonedJobs, type Lane, takeBackJobs, unreadWithoutJob, waitingJobs } from './jobStore.ts';
import type { Log } from './log.ts';
import { startReaders } from './readers.ts';

export type Jobs = {
  /** Queues a document inside the transaction that writes its row. Whose turn it is, is asked when a reader is free. */
  enqueue: (tx: Db, documentId: number) => Promise<void>;
  /** Starts the next job at once instead of at the next poll. */
  wake: () => void;
  /** how many documents wait to be read, and for how long the oldest has */
  waiting: () => Promise<{ waiting: number; oldestSeconds: number }>;
  stop: () => Promise<void>;
};

export type Work = {
  /** Gives back the lane in which the document has to be read, where it is not this one; `later`: what it needs is away for now. */
  run: (documentId: number, at: { lastTry: boolean; lane: Lane; signal: AbortSignal }) => Promise<Lane | 'later' | null>;
  /** The job has ended for good without its work being done: its servers were stopped, or its last try failed. */
  giveUp: (documentId: number, why: 'stopped' | 'failed') => Promise<void>;
};

const QUEUE = 'write-quiz';
/** Longer than the deadlines of the engine, which may read pictures twice, and a language model together. */
const EXPIRE_SECONDS = 1_800;
/** Tries of a job whose engine crashes. */
const TRIES = 3;
/** How often a document is retried after the server died while reading it; then it fails, since it may be the cause. */
const RESTARTS = 2;
const SWEEP_MS = 5_000;
/** A second document of one student is broken off for another student only when it takes long. */
const LENT_SECONDS = 5;
/** One such process beside every two readers of text: scans and a language model never hold up a chapter. */
const readersOf = { text: (workers: number) => workers, long: (workers: number) => Math.ceil(workers / 2) };

const QUEUE_OPTIONS = { name: QUEUE, retryLimit: RESTARTS, retryDelay: 1, expireInSeconds: EXPIRE_SECONDS };

export async function startJobs(given: {
  database: Database;
  instances: Instances;
  log: Log;
  work: Work;
  /** how many texts are read at a time; 0: they are only queued here */
  workers: number;
  sweepMs?: number;
  lentSeconds?: number;
}): Promise<Jobs> {
  const { database, instances, log, work, workers, sweepMs = SWEEP_MS, lentSeconds = LENT_SECONDS } = given;
  const running = new Set<Promise<unknown>>();
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
      const dead = await holdAbandonedJobs(tx, QUEUE, { olderThanSeconds: sweepMs / 1000, instance: instances.id });
      // One that runs here may not have claimed its document yet.
      const here = new Set(held());
      const others = dead.filter(({ jobId }) => !here.has(jobId));
      for (const job of others) {
        if (job.retryCount >= RESTARTS) await work.giveUp(job.documentId, 'stopped');
        await boss.fail(QUEUE, job.jobId, { message: 'The server stopped while it worked on this.' }, within(tx));
      }
      return others;
    });
    for (const job of dead.filter(({ retryCount }) => retryCount < RESTARTS)) {
      log.info({ document: job.documentId }, 'Going on with a document that a stopped server had begun.');
    }
  };
  /** Every document ends: one whose job has ended before it is queued again, or given up where the last try failed. */
  const queueUnread = () =>
    database.db.transaction(async (tx) => {
      for (const { documentId, isFailed } of await unreadWithoutJob(tx, QUEUE)) {
        if (isFailed) await work.giveUp(documentId, 'failed');
        else await boss.send(QUEUE, { documentId }, within(tx));
      }
    });
  const held = () => lanes.flatMap((lane) => lane.held());
  let lanes: ReturnType<typeof startReaders>[] = [];
  const wake = () => {
    for (const lane of lanes) lane.wake();
  };
  await takeBack();
  const sweep = setInterval(
    () => track(takeBack().then(queueUnread)).catch((err: unknown) => log.warn({ err }, 'Could not look for stopped servers.')),
    sweepMs,
  );
  const readers = (lane: Lane) =>
    startReaders({
      db: database.db,
      log,
      queue: QUEUE,
      lane,
      count: readersOf[lane](workers),
      lentSeconds,
      run: ({ documentId, retryCount }, signal) => work.run(documentId, { lastTry: retryCount + 1 >= TRIES, lane, signal }),
      completed: ({ jobId }) => boss.complete(QUEUE, jobId),
      failed: ({ jobId }, error) => boss.fail(QUEUE, jobId, { message: messageOf(error) }),
      settled: wake,
    });
  lanes = [readers('text'), readers('long')];

  return {
    enqueue: async (tx, documentId) => {
      await boss.send(QUEUE, { documentId }, within(tx));
    },
    wake,
    waiting: () => waitingJobs(database.db, QUEUE),
    stop: async () => {
      clearInterval(sweep);
      await Promise.all(lanes.map((lane) => lane.stop()));
      await boss.stop({ graceful: false });
      // pg-boss does not wait for the last things that it writes, but the database must.
      do {
        await Promise.all(running);
        await nextTurn();
      } while (running.size > 0);
      await takeBackJobs(database.db, QUEUE, held());
      await instances.close();
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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
