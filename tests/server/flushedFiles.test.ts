// A file that was acknowledged outlives a power cut: its bytes, its name in its folder, and the name of that folder are on the disk.
import { fstatSync, statSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openFileStore } from '#server/outside/files';

test('a kept file is flushed with the folder that it is moved into, and that with the one above where it is new', async () => {
  const above = await mkdtemp(path.join(tmpdir(), 'oasis-flushed-'));
  onTestFinished(() => rm(above, { recursive: true }));
  const handle = await open(above, 'r');
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const { sync } = prototype;
  const flushed: number[] = [];
  vi.spyOn(prototype, 'sync').mockImplementation(function (this: typeof handle) {
    flushed.push(fstatSync(this.fd).ino);
    return sync.call(this);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const inodeOf = (...names: string[]) => statSync(path.join(above, ...names)).ino;

  const folder = path.join(above, 'data', 'files');
  const store = await openFileStore(folder);
  expect(flushed).toEqual(expect.arrayContaining([inodeOf('data', 'files'), inodeOf('data'), inodeOf()]));

  flushed.length = 0;
  const arrival = await store.receive(Readable.from(['A norm is a rule that a group shares.']));
  await arrival.keep();
  const { file } = await store.open(arrival.key);
  expect(flushed).toEqual([statSync(file).ino, statSync(path.dirname(file)).ino, statSync(folder).ino]);
});
