// Makes sure that all processes of one database use the same file folder: with a folder of its own, one would claim documents
// whose files are elsewhere. The folder has a mark that the database stores. Buckets are named in the settings and need none.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, StartFailure } from '../config.ts';
import type { Database } from '../database/database.ts';
import { FILE_MODE, FOLDER_MODE, flushFolder } from '../outside/files.ts';
import { findMark, insertMark } from './fileMarkStore.ts';

/** The mark's path in a DATA_DIR. */
export const markOf = (dataDir: string) => path.join(dataDir, 'files', 'store-id');

/**
 * Marks a new folder if the database knows none yet.
 * @throws {StartFailure} if the database knows another folder
 */
export async function requireSameFiles(
  database: Database,
  { bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>,
): Promise<void> {
  if (bucket !== null) return;
  const file = markOf(dataDir);
  // Two processes that start at once on a new folder create one mark.
  await database.alone(async () => {
    const storedMark = await findMark(database);
    const folderMark = await markIn(file);
    if (storedMark === undefined) {
      const mark = folderMark ?? randomUUID();
      if (folderMark === null) await writeMark(file, mark);
      await insertMark(database, mark);
    } else if (folderMark !== storedMark) {
      throw new StartFailure(
        `DATA_DIR ${dataDir} does not hold the files of this database: name the DATA_DIR that its other processes use, or set S3_ENDPOINT.`,
      );
    }
  });
}

/** The file is on disk before the database knows it. */
async function writeMark(file: string, mark: string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await writeFile(file, mark, { mode: FILE_MODE, flush: true });
  await flushFolder(folder);
}

function markIn(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
