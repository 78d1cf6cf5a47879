// The lock of a DATA_DIR: one holder at a time, and a dead holder holds nothing.
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCK_FILE, processStart, takeLock } from '#server/database/lock';

let folder: string;
const file = () => path.join(folder, LOCK_FILE);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'oasis-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['is gone', { pid: 2 ** 22 + 1, startedAt: '1' }],
  ['has a number that now belongs to another process', { pid: process.pid, startedAt: 'long ago' }],
])('a lock whose process %s is taken over', async (_, holder) => {
  writeFileSync(file(), JSON.stringify(holder));
  const lock = await takeLock(folder, 1000);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid, startedAt: processStart(process.pid) });
  lock.release();
});

test('a lock that a crash left half-written is taken over, a fresh one is not', async () => {
  writeFileSync(file(), '{"pi');
  await expect(takeLock(folder, 300)).rejects.toThrow('in use');
  utimesSync(file(), new Date(0), new Date(0));
  (await takeLock(folder, 1000)).release();
});

const elsewhere = { pid: 7, startedAt: '1', space: 'another container' };

test('the lock of a holder that cannot be seen is taken over once nobody touches it', async () => {
  writeFileSync(file(), JSON.stringify(elsewhere));
  utimesSync(file(), Date.now() / 1000 - 18, Date.now() / 1000 - 18);
  (await takeLock(folder, 200)).release();
});
