// Whose document is read next, over all servers: students take turns, nobody holds all readers, and what takes minutes has readers of
// its own.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertUser } from '#server/accounts/store';
import { type Database, openPostgres } from '#server/database/database';
import { instanceOn } from '#server/database/instances';
import { claimDocument, insertDocument } from '#server/documents/store';
import type { Lane } from '#server/jobs/jobStore';
import { type Jobs, startJobs } from '#server/jobs/jobs';
import { silentLog } from '#server/process/log';
import { newDatabase } from '../support/postgres.ts';

const at = new Date('2026-03-01T10:00:00Z');

type Begun = { name: string; lane: Lane; lastTry: boolean; end: (into?: Lane | null) => void; isBrokenOff: boolean };

let address: string;
let opened: { database: Database; jobs: Jobs }[];
/** every reading, in the order in which they began, on whatever server */
let begun: Begun[];
let names: Map<number, string>;

beforeEach(async () => {
  address = await newDatabase();
  opened = [];
  begun = [];
  names = new Map();
});
afterEach(async () => {
  for (const { jobs, database } of opened) {
    await jobs.stop();
    await database.close();
  }
});

/** A server whose documents are read when the test says so. */
async function server(workers: number, lentSeconds = 0.2): Promise<Jobs> {
  const database = await openPostgres(address);
  const instances = instanceOn(address);
  const work = {
    run: async (documentId: number, { lastTry, lane, signal }: { lastTry: boolean; lane: Lane; signal: AbortSignal }) => {
      await claimDocument(database.db, documentId, instances.id);
      return new Promise<Lane | null>((resolve, reject) => {
        const one: Begun = {
          name: names.get(documentId) ?? '',
          lane,
          lastTry,
          end: (into = null) => resolve(into),
          isBrokenOff: false,
        };
        begun.push(one);
        signal.addEventListener('abort', () => {
          one.isBrokenOff = true;
          reject(new Error('broken off'));
        });
      });
    },
    giveUp: async () => {},
  };
  const jobs = await startJobs({ database, instances, log: silentLog, work, workers, lentSeconds });
  opened.push({ database, jobs });
  return jobs;
}

async function newOwner(name: string): Promise<{ name: string; id: number }> {
  const user = await insertUser(databaseOf().db, { email: `${name}@example.com`, passwordHash: 'x', createdAt: at });
  return { name, id: user?.id ?? 0 };
}

const databaseOf = () => opened[0]?.database as Database;

/** Queues documents of a student, named ama1, ama2, … */
async function queue({ name, id }: { name: string; id: number }, count: number): Promise<void> {
  await databaseOf().db.transaction(async (tx) => {
    for (let n = 1; n <= count; n += 1) {
      const row = { filename: 'a.txt', kind: 'txt', sizeBytes: 1, fileKey: 'none', uploadedAt: at, status: 'pending' } as const;
      const document = await insertDocument(tx, { ...row, userId: id });
      names.set(document?.id ?? 0, `${name}${n}`);
      await opened[0]?.jobs.enqueue(tx, document?.id ?? 0);
    }
  });
  for (const { jobs } of opened) jobs.wake();
}

const order = () => begun.map(({ name }) => name);
const atWork = (count: number) => expect.poll(() => begun.length).toBe(count);
/** Ends what runs, one after the other, until so many have begun. */
async function readUntil(count: number): Promise<void> {
  for (let at = 0; begun.length < count; at += 1) {
    begun[at]?.end();
    await atWork(Math.max(begun.length, Math.min(count, at + 2)));
  }
}

test.each([
  ['one server', [1]],
  ['two servers', [1, 1]],
])('200 files of one student delay the chapter of another by one file at most, on %s', async (_, servers) => {
  for (const workers of servers) await server(workers);
  const [ama, kofi] = [await newOwner('ama'), await newOwner('kofi')];
  await queue(ama, 200);
  await atWork(servers.length);
  await queue(kofi, 1);
  begun[0]?.end();
  await atWork(servers.length + 1);
  expect(order().at(-1)).toBe('kofi1');
});

test('students take turns, and nobody with many waits for all who have few', async () => {
  await server(1);
  const [ama, kofi, esi] = [await newOwner('ama'), await newOwner('kofi'), await newOwner('esi')];
  await queue(ama, 4);
  await atWork(1);
  await queue(kofi, 3);
  await queue(esi, 1);
  await readUntil(8);
  expect(order()).toEqual(['ama1', 'kofi1', 'esi1', 'ama2', 'kofi2', 'ama3', 'kofi3', 'ama4']);
});

test('a student alone has all readers; the second one is taken back for another student, and no try is counted', async () => {
  await server(2);
  const [ama, kofi] = [await newOwner('ama'), await newOwner('kofi')];
  await queue(ama, 3);
  await atWork(2);
  await queue(kofi, 1);
  await atWork(3);
  expect([...order().slice(0, 2).sort(), order()[2]]).toEqual(['ama1', 'ama2', 'kofi1']);
  // The one whose turn came second; two that begin at once may be heard of in another order.
  expect(begun.filter(({ isBrokenOff }) => isBrokenOff).map(({ name }) => name)).toEqual(['ama2']);
  // Each has one reader now, and keeps it.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(begun).toHaveLength(3);
  begun[2]?.end();
  await atWork(4);
  expect(begun[3]).toMatchObject({ name: 'ama2', lastTry: false });
});

test('what takes minutes goes on in a lane of its own, and holds up no text', async () => {
  await server(1);
  const [ama, kofi, esi] = [await newOwner('ama'), await newOwner('kofi'), await newOwner('esi')];
  for (const [at, owner] of [ama, kofi].entries()) {
    await queue(owner, 1);
    await expect.poll(() => begun.filter(({ lane }) => lane === 'text').length).toBe(at + 1);
    begun.findLast(({ lane }) => lane === 'text')?.end('long');
  }
  await expect.poll(() => begun.filter(({ lane }) => lane === 'long').map(({ name }) => name)).toEqual(['ama1']);
  // One scan is being read and one waits; a chapter is read at once.
  await queue(esi, 1);
  await expect.poll(() => order().at(-1)).toBe('esi1');
  begun.find(({ lane }) => lane === 'long')?.end();
  await expect.poll(() => begun.findLast(({ lane }) => lane === 'long')).toMatchObject({ name: 'kofi1', lastTry: false });
});
