// The store of uploaded files: streams in, streams out, by a key that it makes up. It never looks into a file.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that has arrived but does not belong to anything yet. Keep it or discard it. */
export type Arrival = {
  key: string;
  size: number;
  /** where it lies now, for a look at its type */
  file: string;
  keep: () => Promise<void>;
  discard: () => Promise<void>;
};

export type FileStore = {
  receive: (content: Readable) => Promise<Arrival>;
  /** A kept file as a path of this machine. `done` when it was read. */
  open: (key: string) => Promise<{ file: string; done: () => Promise<void> }>;
  /** A path for a file that nobody will miss: what a crash leaves there is removed at a later start. */
  scratch: () => string;
};

const ABANDONED_MS = 24 * 3600 * 1000;

/** Files in a folder. What a crash left half-received is removed at the start. */
export async function openFileStore(folder: string): Promise<FileStore> {
  const incoming = path.join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  await removeOld(incoming);
  const pathOf = (key: string) => path.join(folder, key.slice(0, 2), key);
  const scratch = () => path.join(incoming, randomUUID());

  const receive = async (content: Readable): Promise<Arrival> => {
    const key = randomUUID();
    const file = path.join(incoming, key);
    try {
      const out = createWriteStream(file);
      await pipeline(content, out);
      return {
        key,
        size: out.bytesWritten,
        file,
        keep: async () => {
          await mkdir(path.dirname(pathOf(key)), { recursive: true });
          await flush(file);
          await rename(file, pathOf(key));
        },
        discard: async () => {
          await rm(file, { force: true });
          await rm(pathOf(key), { force: true });
        },
      };
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  };
  return { receive, open: async (key) => ({ file: pathOf(key), done: async () => {} }), scratch };
}

/** Another server may be receiving into the same folder, so only what no upload can still be writing goes. */
async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (Date.now() - (await stat(file)).mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
