// That a dump goes back into a folder of files that no other database uses: each would remove the other's files. A mark stands in the
// folder while it is restored, so that what a killed restore left there is not taken for an Oasis. Buckets are named by their settings.
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, StartFailure } from '../config.ts';
import { markOf } from '../documents/sameFiles.ts';
import { FILE_MODE, flushFolder } from '../outside/files.ts';

type Place = Pick<Config, 'bucket' | 'dataDir'>;

const folderOf = ({ dataDir }: Place) => path.join(dataDir, 'files');
const restoringIn = (place: Place) => path.join(folderOf(place), 'restoring');

/** @throws {StartFailure} when the files of DATA_DIR may be those of another database */
export async function requireEmptyFiles(place: Place): Promise<void> {
  if (place.bucket !== null) return;
  const isStarted = existsSync(markOf(place.dataDir));
  if (!isStarted && (existsSync(restoringIn(place)) || !(await holdsFiles(folderOf(place))))) return;
  throw new StartFailure(
    `DATA_DIR ${place.dataDir} already holds the files of an Oasis: set it to an empty folder, or keep the files in a bucket (S3_ENDPOINT).`,
  );
}

/** Does the work of a restore. However it ends, but by a kill, there is either all of it or nothing. */
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

/** Kept files lie in folders of two letters; what arrives, and what a disk has of its own, does not. */
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
