// The worker's half of delivery: a sync event drains the outbox, and fails when work is left, so that the browser tries again.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { keepUpload, waitingUploads } from '#device/files/uploads';
import { storeSession } from '#device/rows/credentials';
import { createDatabase } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import { SYNC_TAG } from '#device/rows/messages';
import { drainInBackground, type SyncEvent } from '../../sw/submissions.ts';
import { ama, smallQuiz } from '../support/testDatabase.ts';

const wall = 1_800_000_000_000;
let server: Server;
let keys: string[];
let status: number;

beforeEach(async () => {
  keys = [];
  status = 200;
  server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key']);
    keys.push(key);
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' });
      const receipt = {
        submission_id: key,
        submitted_at: new Date(wall).toISOString(),
        score: 0,
        correct_count: 0,
        total_questions: 3,
        results: [],
      };
      response.end(JSON.stringify(status === 200 ? receipt : { detail: 'No.' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A worker has a navigator; this one has no Web Locks, as in older browsers.
  vi.stubGlobal('navigator', {});
  // In a browser the app's own origin is implied.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => fetch(new URL(input, base), init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
  await createDatabase().delete();
});

async function finishOne(): Promise<string> {
  const db = createDatabase();
  await storeSession(db, 't1', ama);
  const { attemptId } = await beginOrResume(db, { userId: 1, quizId: 7, quiz: smallQuiz, attemptId: newUuid(), wall });
  await moveAll(db, attemptId, [{ type: 'finish', by: 'student' }], { wall });
  db.close();
  return attemptId;
}

/** Sends the worker a sync event; resolves or rejects as the event does, and is undefined when nobody took it. */
function sync(tag: string): Promise<unknown> | undefined {
  let work: Promise<unknown> | undefined;
  drainInBackground({
    tag,
    lastChance: false,
    waitUntil: (promise: Promise<unknown>) => (work = promise),
  } as unknown as SyncEvent);
  return work;
}

async function waiting(): Promise<number> {
  const db = createDatabase();
  const count = await db.outbox.count();
  db.close();
  return count;
}

test('a sync event sends what waits, under its own key', async () => {
  const id = await finishOne();
  await sync(SYNC_TAG);
  expect(keys).toEqual([id]);
  expect(await waiting()).toBe(0);
});

test('a sync event that leaves work behind fails, and keeps the work', async () => {
  await finishOne();
  status = 500;
  await expect(sync(SYNC_TAG)).rejects.toThrow('1 submissions are still to be sent.');
  expect(await waiting()).toBe(1);
});

test('a waiting file is the page’s to send: the worker leaves it as it is, and owes nothing for it', async () => {
  const id = await finishOne();
  const db = createDatabase();
  const file = { uploadId: newUuid(), userId: 1, filename: 'a.txt', type: 'text/plain', timer: null, addedAt: wall };
  await keepUpload(db, { ...file, bytes: new Uint8Array([1, 2, 3]).buffer });
  await sync(SYNC_TAG);
  expect(keys).toEqual([id]);
  expect((await waitingUploads(db, 1)).rows).toMatchObject([{ uploadId: file.uploadId, state: 'waiting', tries: 0 }]);
  db.close();
});

test('an event of another tag is not ours', async () => {
  await finishOne();
  expect(sync('something-else')).toBeUndefined();
  expect(keys).toEqual([]);
});
