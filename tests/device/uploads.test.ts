// Waiting files: their bytes lie beside the rows, a file of the first version is taken along, and only proof removes one.
import { Dexie } from 'dexie';
import { expect, onTestFinished, test } from 'vitest';
import {
  dropUpload,
  judgeUpload,
  keepUpload,
  recordUpload,
  retryUpload,
  waitingUpload,
  waitingUploads,
} from '#device/files/uploads';
import { createDatabase } from '#device/rows/db';

const bytes = () => new Uint8Array([1, 2, 3]).buffer;
const given = { uploadId: 'u1', userId: 7, filename: 'a.txt', type: 'text/plain', timer: null, addedAt: 5 };

function open(name: string = crypto.randomUUID()) {
  const db = createDatabase(name);
  onTestFinished(() => db.delete());
  return db;
}

test('the list holds no bytes, and one file holds its own', async () => {
  const db = open();
  await keepUpload(db, { ...given, bytes: bytes() });
  const [row] = (await waitingUploads(db, 7)).rows;
  expect(row).toEqual({ ...given, size: 3, state: 'waiting', reason: null, tries: 0, retryAt: 0, notBefore: 0 });
  expect((await waitingUpload(db, 'u1'))?.bytes.byteLength).toBe(3);
  expect((await waitingUploads(db, 8)).rows).toEqual([]);
  await dropUpload(db, 'u1');
  expect(await waitingUpload(db, 'u1')).toBeUndefined();
  expect(await db.uploadBytes.count()).toBe(0);
});

test('a file that the first version kept is still here', async () => {
  const name = crypto.randomUUID();
  const before = new Dexie(name);
  before.version(1).stores({ uploads: 'uploadId, userId' });
  await before.table('uploads').put({ ...given, bytes: bytes(), state: 'waiting', reason: null });
  before.close();
  const db = open(name);
  expect(await waitingUpload(db, 'u1')).toMatchObject({ ...given, size: 3, tries: 0 });
  expect(await db.table('uploads').get('u1')).not.toHaveProperty('bytes');
});

test('only our own answer with a document is proof', async () => {
  const db = open();
  const now = 1_000;
  const state = async () => (await waitingUploads(db, 7)).rows[0]?.state ?? 'gone';
  const reply = (status: number, body: unknown) => judgeUpload({ status, body, retryAfterMs: null });
  await keepUpload(db, { ...given, bytes: bytes() });
  for (const verdict of [judgeUpload('nothing'), reply(200, undefined), reply(200, { ok: true }), reply(502, { detail: 'x' })]) {
    await recordUpload(db, { uploadId: 'u1', tries: 0 }, verdict, now);
    expect(await state()).toBe('waiting');
  }
  expect((await waitingUploads(db, 7)).rows[0]).toMatchObject({ tries: 1, retryAt: 3_000, notBefore: 0 });
  await recordUpload(db, { uploadId: 'u1', tries: 1 }, reply(415, { detail: 'Not a text.' }), now);
  expect((await waitingUploads(db, 7)).rows[0]).toMatchObject({ state: 'refused', reason: 'Not a text.', tries: 2 });
  await retryUpload(db, 'u1');
  expect(await state()).toBe('waiting');
  await recordUpload(db, { uploadId: 'u1', tries: 0 }, reply(201, { filename: 'a.txt', doc_id: 4 }), now);
  expect(await state()).toBe('gone');
});
