// The lock of a DATA_DIR: one holder at a time, and a dead holder holds nothing.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
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

test('a second opener is refused in one sentence that names the holder', async () => {
  const lock = await takeLock(folder);
  await expect(takeLock(folder, 200)).rejects.toThrow(
    `DATA_DIR ${folder} is in use by another Oasis (process ${process.pid}): stop it, or set another DATA_DIR.`,
  );
  lock.release();
  (await takeLock(folder, 200)).release();
});

test('a holder that leaves within the wait is waited for', async () => {
  const lock = await takeLock(folder);
  const second = takeLock(folder, 5000);
  setTimeout(lock.release, 150);
  (await second).release();
});

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

test('of many that find a stale lock, one gets it', async () => {
  writeFileSync(file(), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }));
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(folder, 500)));
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
});

test('releasing leaves the lock of somebody else alone', async () => {
  const lock = await takeLock(folder);
  writeFileSync(file(), JSON.stringify({ pid: 1, startedAt: 'another' }));
  lock.release();
  expect(readFileSync(file(), 'utf8')).toContain('another');
});

test('a process that was killed has no start time, not even as a zombie', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const pid = child.pid ?? 0;
  expect(processStart(pid)).toMatch(/\S/);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(processStart(pid)).toBeNull();
});

const elsewhere = { pid: 7, startedAt: '1', space: 'another container' };

test('the lock of a holder that cannot be seen stays while it is touched', async () => {
  writeFileSync(file(), JSON.stringify(elsewhere));
  const touching = setInterval(() => utimesSync(file(), new Date(), new Date()), 50);
  await expect(takeLock(folder, 200)).rejects.toThrow('(process 7 of another container or machine)');
  clearInterval(touching);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(elsewhere);
});

test('the lock of a holder that cannot be seen is taken over once nobody touches it', async () => {
  writeFileSync(file(), JSON.stringify(elsewhere));
  utimesSync(file(), Date.now() / 1000 - 18, Date.now() / 1000 - 18);
  (await takeLock(folder, 200)).release();
});

test('a holder touches its lock', async () => {
  const lock = await takeLock(folder);
  utimesSync(file(), new Date(0), new Date(0));
  await expect.poll(() => statSync(file()).mtimeMs).toBeGreaterThan(0);
  lock.release();
});
