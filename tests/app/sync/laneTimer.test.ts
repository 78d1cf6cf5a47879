// The timer of a lane of the queue: it runs for what waits for the network alone, and for no file while there is none.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepUpload } from '#device/files/uploads';
import type { UploadRow } from '#device/rows/uploadRow';
import { db } from '../../../src/app/data/device.ts';
import { signIn, signOut } from '../../../src/app/data/session.ts';
import { keepDraining } from '../../../src/app/sync/laneTimer.ts';
import { ama } from '../../support/testDatabase.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await signOut({ revoke: false });
  await db.uploads.clear();
  await db.uploadBytes.clear();
});

const LEAST_WAIT_MS = 1_000;

/** A file that waits, and a lane whose sends do nothing; `isArmed`: did the last drain set a timer of a second? */
async function waitingFile(changes: Partial<UploadRow> = {}) {
  await signIn('t1', ama);
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const file = { uploadId: 'u1', filename: 'a.txt', type: 'text/plain', timer: null, addedAt: 5 };
  await keepUpload(db, { ...file, userId: ama.user_id, bytes });
  await db.uploads.update('u1', changes);
  const armed = vi.spyOn(globalThis, 'setTimeout');
  const lane = keepDraining('files', async () => undefined);
  onTestFinished(lane.stop);
  const isArmed = async () => {
    armed.mockClear();
    await lane.drain(true);
    return armed.mock.calls.some(([, ms]) => ms === LEAST_WAIT_MS);
  };
  return { isArmed };
}

test('while there is no network no timer runs for a file; it does when there is one', async () => {
  const { isArmed } = await waitingFile();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await isArmed()).toBe(false);
  onLine.mockReturnValue(true);
  expect(await isArmed()).toBe(true);
});

test.each<[string, Partial<UploadRow>]>([
  ['waits for a tap', { asks: true }],
  ['was refused', { state: 'refused', reason: 'No.' }],
  ['waits for a login', { state: 'needs-login' }],
])('no timer runs for a file that %s', async (_, changes) => {
  const { isArmed } = await waitingFile(changes);
  expect(await isArmed()).toBe(false);
});
