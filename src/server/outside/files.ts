// Stores uploaded files as streams, under keys that it generates. It never looks into a file.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A received file that no document refers to yet. It must be kept or discarded. */
export type Arrival = {
  key: string;
  size: number;
  /** its current path, for detecting its type */
  file: string;
  keep: () => Promise<void>;
  discard: () => Promise<void>;
};

export type FileStore = {
  receive: (content: Readable) => Promise<Arrival>;
  /** A kept file as a local path. Call `done` after reading. */
  open: (key: string) => Promise<{ file: string; done: () => Promise<void> }>;
  /** Deletes a kept file. A missing file is not an error. */
  remove: (key: string) => Promise<void>;
  /** Stores a file under its former key, for a restore. */
  putBack: (key: string, content: Readable) => Promise<void>;
  /** Resolves if a file could be stored now. */
  check: () => Promise<void>;
  /** A path for a temporary file. Leftovers of a crash are removed at a later start. */
  scratch: () => string;
};

/** Other users of the machine cannot read students' uploads. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;
const ABANDONED_MS = 24 * 3600 * 1000;

/** Files in a folder. Leftovers of interrupted uploads are removed at the start. */
export async function openFileStore(folder: string): Promise<FileStore> {
  const incoming = path.join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: FOLDER_MODE });
  await flushNames(incoming);
  await removeOld(incoming);
  const pathOf = (key: string) => path.join(folder, key.slice(0, 2), key);
  const scratch = () => path.join(incoming, randomUUID());

  const receive = async (content: Readable, key: string = randomUUID()): Promise<Arrival> => {
    const file = path.join(incoming, key);
    try {
      const out = createWriteStream(file, { mode: FILE_MODE });
      await pipeline(content, out);
      return {
        key,
        size: out.bytesWritten,
        file,
        keep: async () => {
          const folderOf = path.dirname(pathOf(key));
          await mkdir(folderOf, { recursive: true, mode: FOLDER_MODE });
          await flush(file);
          await rename(file, pathOf(key));
          await flushFolder(folderOf);
          // The folder may be new, or its name not yet flushed by another server.
          await flushFolder(folder);
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
  const remove = (key: string) => rm(pathOf(key), { force: true });
  const check = async () => {
    const file = scratch();
    await writeFile(file, 'ready', { mode: FILE_MODE }).finally(() => rm(file, { force: true }));
  };
  const putBack = async (key: string, content: Readable) => (await receive(content, key)).keep();
  return {
    receive: (content) => receive(content),
    putBack,
    check,
    open: async (key) => ({ file: pathOf(key), done: async () => {} }),
    remove,
    scratch,
  };
}

/** Another server may be receiving into the same folder, so only files older than any upload are removed. */
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

/** Flushes the names of a folder and its parents, which may have just been created. */
async function flushNames(folder: string): Promise<void> {
  const parentFolder = path.dirname(path.resolve(folder));
  await flushFolder(parentFolder);
  if (parentFolder !== path.dirname(parentFolder)) await flushNames(parentFolder);
}

/** A file's name is stored in its folder. Not every system lets a folder be opened. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  try {
    await handle?.sync();
  } catch {
    // Then the file system flushes it in its own time.
  } finally {
    await handle?.close();
  }
}
