// Makes sure that a restore uses a file folder of no other database: each would delete the other's files. During a restore the
// folder is marked, so that the remains of a killed one are not taken for an Oasis. Buckets are named in the settings.
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, StartFailure } from '../config.ts';
import { markOf } from '../documents/sameFiles.ts';
import { FILE_MODE, flushFolder } from '../outside/files.ts';

type Place = Pick<Config, 'bucket' | 'dataDir'>;

const folderOf = ({ dataDir }: Place) => path.join(dataDir, 'files');
const restoringIn = (place: Place) => path.join(folderOf(place), 'restoring');

/** @throws {StartFailure} if the files in DATA_DIR may belong to another database */
export async function requireEmptyFiles(place: Place): Promise<void> {
  if (place.bucket !== null) return;
  const isStarted = existsSync(markOf(place.dataDir));
  if (!isStarted && (existsSync(restoringIn(place)) || !(await holdsFiles(folderOf(place))))) return;
  throw new StartFailure(
    `DATA_DIR ${place.dataDir} already holds the files of an Oasis: set it to an empty folder, or keep the files in a bucket (S3_ENDPOINT).`,
  );
}

/** Runs a restore. Unless killed, it leaves either everything or nothing. */
export async function whileRestoring<T>(place: Place, work: () => Promise<T>): Promise<T> {
  if (place.bucket !== null) return work();
  const file = restoringIn(place);
  await writeFile(file, '', { mode: FILE_MODE, flush: true });
  await flushFolder(folderOf(place));
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** Kept files are in folders with two-letter names, unlike incoming files and those of the file system. */
async function holdsFiles(folder: string): Promise<boolean> {
  for (const name of await namesIn(folder)) {
    if (/^[0-9a-f]{2}$/.test(name) && (await namesIn(path.join(folder, name))).length > 0) return true;
  }
  return false;
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
