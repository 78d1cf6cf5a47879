// Waiting files as a kind of the queue: sent once, gone on proof, held until the student has named a shared one.

import { expect, test } from 'vitest';
import type { Reply, TryOutcome } from '#core/submission/submission';
import { agreeToUpload, dropUpload, keepUpload, retryUpload, waitingUpload, waitingUploads } from '#device/files/uploads';
import { countUnsent } from '#device/queue/badge';
import { createFileQueue, sendableRows } from '#device/queue/kinds';
import { nextDrainIn } from '#device/queue/queue';
import { storeSession } from '#device/rows/credentials';
import type { OasisDatabase } from '#device/rows/db';
import type { DeviceMessage } from '#device/rows/messages';
import type { UploadRow } from '#device/rows/uploadRow';
import { createGate } from '../support/gate.ts';
import { eager, outboxOn, signedIn, wall } from '../support/phone.ts';
import { kofi } from '../support/testDatabase.ts';

const answer = (status: number, body: unknown, retryAfterMs: number | null = null): Reply => ({ status, body, retryAfterMs });
const stored = (row: UploadRow): Reply => answer(201, { filename: row.filename, doc_id: 4 });

type Network = (row: UploadRow, token: string) => Reply | Promise<Reply>;

/** One device: its database, the locks that its tabs share, what was sent and told. */
async function device() {
  const db = await signedIn();
  return { db, now: wall, locked: new Set<string>(), sent: [] as string[], told: [] as DeviceMessage[] };
}
type Device = Awaited<ReturnType<typeof device>>;

/** A tab of this device over a network of its own. */
function tab(on: Device, network: Network) {
  return createFileQueue({
    db: on.db,
    now: () => on.now,
    tell: (message) => on.told.push(message),
    lock: (work) => work(),
    files: {
      async runAlone(uploadId, work) {
        if (on.locked.has(uploadId)) return null;
        on.locked.add(uploadId);
        return work().finally(() => on.locked.delete(uploadId));
      },
      send: async (row, token) => {
        on.sent.push(row.uploadId);
        return network(row, token);
      },
    },
  });
}

function keep(db: OasisDatabase, uploadId: string, more: { userId?: number; addedAt?: number; asks?: boolean } = {}) {
  const file = { uploadId, userId: 1, filename: `${uploadId}.txt`, type: 'text/plain', timer: null, addedAt: 5, ...more };
  return keepUpload(db, { ...file, bytes: new Uint8Array([1, 2, 3]).buffer });
}
const rows = async (db: OasisDatabase) => (await waitingUploads(db, 1)).rows;

test('a file leaves with its bytes on proof, the oldest first', async () => {
  const on = await device();
  await keep(on.db, 'new', { addedAt: 9 });
  await keep(on.db, 'old');
  expect(await tab(on, stored).drain(eager)).toEqual({ delivered: 2, left: 0 });
  expect(on.sent).toEqual(['old', 'new']);
  expect([await on.db.uploads.count(), await on.db.uploadBytes.count()]).toEqual([0, 0]);
});

const tried = (outcome: TryOutcome) => ({ at: wall, outcome });

test.each<[string, Reply, Partial<UploadRow>]>([
  ["trap 2: a captive portal's page", answer(200, undefined), { state: 'waiting', last: tried('not-our-answer') }],
  ["a captive portal's JSON", answer(200, { ok: true }), { state: 'waiting' }],
  ['a login that is over', answer(401, { detail: 'x' }), { state: 'needs-login', last: tried(401) }],
  [
    'a refusal',
    answer(415, { detail: 'Not a text.', code: 'file_type' }),
    { state: 'refused', reason: 'Not a text.', refusal: { code: 'file_type' }, last: tried(415) },
  ],
])('after %s it is kept with its bytes, and nobody is told', async (_, reply, noted) => {
  const on = await device();
  await keep(on.db, 'u1');
  await tab(on, () => reply).drain(eager);
  expect(await rows(on.db)).toMatchObject([{ ...noted, tries: 1 }]);
  expect(await on.db.uploadBytes.count()).toBe(1);
  expect(on.told).toEqual([]);
});

test('the list holds no bytes, one file holds its own, and what is dropped leaves none', async () => {
  const { db } = await device();
  await keep(db, 'u1');
  const row = { uploadId: 'u1', userId: 1, filename: 'u1.txt', type: 'text/plain', timer: null, addedAt: 5, size: 3 };
  expect(await rows(db)).toEqual([{ ...row, state: 'waiting', reason: null, tries: 0, retryAt: 0, notBefore: 0 }]);
  expect((await waitingUpload(db, 'u1'))?.bytes.byteLength).toBe(3);
  await dropUpload(db, 'u1');
  expect([await waitingUpload(db, 'u1'), await db.uploadBytes.count()]).toEqual([undefined, 0]);
});

test('trap 10: a file that fails or is refused blocks none behind it', async () => {
  const on = await device();
  await keep(on.db, 'a');
  await keep(on.db, 'b', { addedAt: 6 });
  await keep(on.db, 'c', { addedAt: 7 });
  const replies: Record<string, Reply> = { a: answer(500, {}), b: answer(422, { detail: 'No.' }) };
  expect(await tab(on, (row) => replies[row.uploadId] ?? stored(row)).drain(eager)).toEqual({ delivered: 1, left: 1 });
  expect((await rows(on.db)).map(({ uploadId, state }) => [uploadId, state].join(' '))).toEqual(['a waiting', 'b refused']);
  await retryUpload(on.db, 'b');
  expect(await tab(on, stored).drain(eager)).toEqual({ delivered: 2, left: 0 });
});

test('a file that was shared into the app waits for its tap: not sent, not counted, and no timer runs for it', async () => {
  const on = await device();
  await keep(on.db, 'shared', { asks: true });
  expect(await tab(on, stored).drain(eager)).toEqual({ delivered: 0, left: 0 });
  expect(nextDrainIn(await sendableRows(on.db, 1, 'files'), wall)).toBeNull();
  await agreeToUpload(on.db, 'shared');
  expect(nextDrainIn(await sendableRows(on.db, 1, 'files'), wall)).toBe(0);
  expect(await tab(on, stored).drain(eager)).toEqual({ delivered: 1, left: 0 });
});

test('two tabs that wake together send a file once, and the one that comes late finds it gone', async () => {
  const on = await device();
  await keep(on.db, 'u1');
  const { open: arrive, opened: slow } = createGate();
  const first = tab(on, (row) => slow.then(() => stored(row)));
  const second = tab(on, stored);
  const sending = first.drain(eager);
  await expect.poll(() => on.sent).toEqual(['u1']);
  expect(await second.drain(eager)).toEqual({ delivered: 0, left: 1 });
  arrive();
  expect(await sending).toEqual({ delivered: 1, left: 0 });
  expect(await second.drain(eager)).toEqual({ delivered: 0, left: 0 });
  expect(on.sent).toEqual(['u1']);
});

test('killed between the commit and its answer, it is sent again under the same key, and the server has it once', async () => {
  const on = await device();
  await keep(on.db, 'u1');
  const server = new Map<string, number>();
  const commit = (row: UploadRow) => void server.set(row.uploadId, server.get(row.uploadId) ?? server.size + 1);
  // The tab dies: its answer never comes, and its lock goes with it.
  void tab(on, (row) => {
    commit(row);
    return new Promise<Reply>(() => undefined);
  }).drain(eager);
  await expect.poll(() => server.size).toBe(1);
  expect(await rows(on.db)).toMatchObject([{ state: 'waiting', tries: 0 }]);
  on.locked.clear();
  const again = tab(on, (row) => {
    commit(row);
    return answer(200, { filename: row.filename, doc_id: server.get(row.uploadId) });
  });
  expect(await again.drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect([...server]).toEqual([['u1', 1]]);
  expect(on.sent).toEqual(['u1', 'u1']);
});

test("another student's file is neither sent nor taken for one's own", async () => {
  const on = await device();
  await keep(on.db, 'u1');
  await storeSession(on.db, 't2', kofi);
  expect(await tab(on, stored).drain(eager)).toEqual({ delivered: 0, left: 0 });
  expect(on.sent).toEqual([]);
});

test('a file whose bytes are gone, or that cannot be read, is kept, asks for no timer, and blocks nothing', async () => {
  const on = await device();
  for (const [n, id] of ['hollow', 'odd', 'whole'].entries()) await keep(on.db, id, { addedAt: n });
  await on.db.uploadBytes.delete('hollow');
  await on.db.uploads.update('odd', { timer: 'nonsense' as never });
  expect(await tab(on, stored).drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect(await sendableRows(on.db, 1, 'files')).toEqual([]);
  expect(await on.db.uploads.count()).toBe(2);
});

test('a worker, which has the lane of answers only, neither sends nor counts files', async () => {
  const on = await device();
  await keep(on.db, 'u1');
  expect(await outboxOn(on.db, {}).drain(eager)).toEqual({ delivered: 0, left: 0 });
  expect(await countUnsent(on.db)).toBe(0);
  expect(await rows(on.db)).toMatchObject([{ tries: 0 }]);
});
