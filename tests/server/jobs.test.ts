// The queue: a job is queued with its row or not at all, is tried again after a crash, and outlives the server that had it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertUser } from '#server/accounts/store';
import { type Database, openPostgres } from '#server/database/database';
import { type Instances, instanceOn } from '#server/database/instances';
import { claimDocument, failDocument, insertDocument } from '#server/documents/store';
import { type Jobs, startJobs, type Work } from '#server/jobs/jobs';
import { silentLog } from '#server/process/log';
import { newDatabase } from '../support/postgres.ts';

const at = new Date('2026-03-01T10:00:00Z');

async function addDocument(database: Database, jobs: Jobs): Promise<number> {
  return database.db.transaction(async (tx) => {
    const email = `owner-${Math.random()}@example.com`;
    const user = await insertUser(tx, { email, passwordHash: 'x', createdAt: at });
    const document = await insertDocument(tx, {
      userId: user?.id ?? 0,
      filename: 'notes.txt',
      kind: 'txt',
      sizeBytes: 1,
      fileKey: 'none',
      uploadedAt: at,
      status: 'pending',
    });
    const id = document?.id ?? 0;
    await jobs.enqueue(tx, id);
    return id;
  });
}

type Seen = { documentId: number; lastTry: boolean };

async function finish(database: Database, instances: Instances, documentId: number): Promise<void> {
  const document = await claimDocument(database.db, documentId, instances.id);
  if (document !== null) await failDocument(database.db, document, 'no-text');
}

/** A server's queue whose work is what the test says; a document whose work succeeds has ended. */
async function queue(database: Database, instances: Instances, run: (seen: Seen, signal: AbortSignal) => Promise<void>) {
  const seen: Seen[] = [];
  const given: number[] = [];
  const work: Work = {
    run: async (documentId, { lastTry, signal }) => {
      await claimDocument(database.db, documentId, instances.id);
      seen.push({ documentId, lastTry });
      await run({ documentId, lastTry }, signal);
      await finish(database, instances, documentId);
      return null;
    },
    giveUp: async (documentId) => {
      given.push(documentId);
      await finish(database, instances, documentId);
    },
  };
  const jobs = await startJobs({ database, instances, log: silentLog, work, workers: 2, sweepMs: 2_000 });
  return { jobs, seen, given };
}

const forever = () => new Promise<void>(() => {});
const untilStopped = (_: Seen, signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));

describe('the queue', () => {
  // Of its own for each: a queue that is stopped in the moment in which its job ends puts that back for the next one.
  let database: Database;
  beforeEach(async () => {
    database = await openPostgres(await newDatabase());
  });
  afterEach(() => database.close());

  test('runs a job once, and none whose transaction was rolled back', async () => {
    const { jobs, seen } = await queue(database, instanceOn(database.address), async () => {});
    const documentId = await addDocument(database, jobs);
    jobs.wake();
    await expect.poll(() => seen).toEqual([{ documentId, lastTry: false }]);
    const lost = database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, documentId);
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    expect(await jobs.waiting()).toEqual({ waiting: 0, oldestSeconds: 0 });
    await jobs.stop();
    expect(seen).toHaveLength(1);
  });

  test('tries a job again after a crash, and says which try is the last', async () => {
    const { jobs, seen } = await queue(database, instanceOn(database.address), async ({ lastTry }) => {
      if (!lastTry) throw new Error('crash');
    });
    await addDocument(database, jobs);
    jobs.wake();
    await expect.poll(() => seen.map((one) => one.lastTry)).toEqual([false, false, true]);
    await jobs.stop();
  });

  test('leaves a job alone that runs here and has not claimed its document yet', async () => {
    let runs = 0;
    const instances = instanceOn(database.address);
    const work: Work = {
      run: async (documentId) => {
        runs += 1;
        // Several sweeps pass.
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await finish(database, instances, documentId);
        return null;
      },
      giveUp: async () => {},
    };
    const jobs = await startJobs({ database, instances, log: silentLog, work, workers: 2, sweepMs: 200 });
    await addDocument(database, jobs);
    jobs.wake();
    await expect.poll(() => runs).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await jobs.stop();
    expect(runs).toBe(1);
  });

  test('takes up a job that was given out unheard, also where its document was claimed here before', async () => {
    const instances = instanceOn(database.address);
    const { jobs, seen } = await queue(database, instances, async () => {
      if (seen.length > 1) return;
      throw new Error('away');
    });
    const documentId = await addDocument(database, jobs);
    jobs.wake();
    // PostgreSQL dies: the try fails, and the answer to the next question for a job is lost.
    const give = `update jobs set taken_by = ${instances.id}, started_at = now(), tries = tries + 1
      where taken_by is null and tries = 1 returning document_id`;
    await expect.poll(async () => (await database.execute(give)).rows, { interval: 20 }).toHaveLength(1);
    expect(seen).toHaveLength(1);
    await expect.poll(() => seen.map((one) => one.documentId)).toEqual([documentId, documentId]);
    await jobs.stop();
  });

  test('reads a document that is queued again before its last job has ended, and keeps its new job until then', async () => {
    let isFree = false;
    const { jobs, seen } = await queue(database, instanceOn(database.address), async ({ documentId }) => {
      if (seen.length === 1) return database.db.transaction((tx) => jobs.enqueue(tx, documentId));
      while (!isFree) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    const documentId = await addDocument(database, jobs);
    jobs.wake();
    await expect.poll(() => seen.map((one) => one.documentId)).toEqual([documentId, documentId]);
    const rows = async () => (await database.execute('select 1 from jobs')).rows;
    // A sweep passes.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await rows()).toHaveLength(1);
    isFree = true;
    await expect.poll(rows).toHaveLength(0);
    await jobs.stop();
    expect(seen).toHaveLength(2);
  });

  test('gives a job that a stop broke off to the next start', async () => {
    const before = await queue(database, instanceOn(database.address), untilStopped);
    const documentId = await addDocument(database, before.jobs);
    before.jobs.wake();
    await expect.poll(() => before.seen).toHaveLength(1);
    await before.jobs.stop();
    const after = await queue(database, instanceOn(database.address), async () => {});
    await expect.poll(() => after.seen.map((one) => one.documentId)).toEqual([documentId]);
    await after.jobs.stop();
  });

  test('gives a job that was taken in the moment of the stop to the next start, and does not begin it', async () => {
    const stops: Promise<void>[] = [];
    const { db } = database;
    const transaction: typeof db.transaction = async (work, config) => {
      const answer = await db.transaction(work, config);
      if (answer !== null && typeof answer === 'object' && 'tries' in answer) stops.push(before.jobs.stop());
      return answer;
    };
    const stopsAtFetch: Database = {
      ...database,
      db: new Proxy(db, { get: (of, key) => (key === 'transaction' ? transaction : Reflect.get(of, key)) }),
    };
    const before = await queue(stopsAtFetch, instanceOn(database.address), untilStopped);
    const documentId = await addDocument(database, before.jobs);
    before.jobs.wake();
    await expect.poll(() => stops).toHaveLength(1);
    await Promise.all(stops);
    expect(before.seen).toEqual([]);
    const after = await queue(database, instanceOn(database.address), async () => {});
    await expect.poll(() => after.seen).toEqual([{ documentId, lastTry: false }]);
    await after.jobs.stop();
  });
});

describe('a server that ends while a document is read', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPostgres(await newDatabase());
  });
  afterAll(() => database.close());

  /** One server: it begins the document and is stopped in the midst of it, or dies. */
  const begin = async (ending: 'stops' | 'dies', isGivenUp = false) => {
    const { jobs, seen, given } = await queue(database, instanceOn(database.address), untilStopped);
    await expect.poll(() => (isGivenUp ? given : seen).length).toBe(1);
    await jobs.stop();
    // What a killed process leaves.
    if (ending === 'dies')
      await database.execute('update jobs set taken_by = 5, tries = tries + 1, started_at = now() where taken_by is null');
    return given;
  };

  test('is not held against the document when it was a clean stop, however often', async () => {
    const first = await queue(database, instanceOn(database.address), untilStopped);
    await addDocument(database, first.jobs);
    await first.jobs.stop();
    for (const _ of [1, 2, 3, 4]) expect(await begin('stops')).toEqual([]);
  });

  test('dies of it three times, and the document is given up', async () => {
    expect(await begin('dies')).toEqual([]);
    expect(await begin('dies')).toEqual([]);
    expect(await begin('dies')).toEqual([]);
    expect(await begin('stops', true)).toHaveLength(1);
  });
});

describe('the queue of several servers', () => {
  test('leaves a job to a server that lives, and takes it from one that died', async () => {
    const address = await newDatabase();
    const [mine, theirs] = [await openPostgres(address), await openPostgres(address)];
    const dying = instanceOn(address);
    const first = await queue(mine, dying, forever);
    const documentId = await addDocument(mine, first.jobs);
    first.jobs.wake();
    await expect.poll(() => first.seen).toHaveLength(1);
    const second = await queue(theirs, instanceOn(address), async () => {});
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(second.seen).toEqual([]);
    // What the system does to the connection of a killed process.
    await dying.close();
    await expect.poll(() => [...first.seen, ...second.seen].length).toBe(2);
    expect([...first.seen, ...second.seen].at(-1)?.documentId).toBe(documentId);
    await second.jobs.stop();
    await theirs.close();
  });
});
