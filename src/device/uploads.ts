// Files that wait for the network. It keeps them; sending, with its progress, is the page's work.
import { type OasisDatabase, parseRows, UploadRow, withDatabase } from './db.ts';

/** Puts a file by. Resolves only when it would survive a kill. */
export function keepUpload(db: OasisDatabase, row: UploadRow): Promise<void> {
  return withDatabase(db, async () => {
    await db.uploads.put(row);
  });
}

/** A student's waiting files, the oldest first, and beside them the rows that could not be read. */
export async function waitingUploads(db: OasisDatabase, userId: number) {
  const read = parseRows(UploadRow, await withDatabase(db, () => db.uploads.where('userId').equals(userId).toArray()));
  return { ...read, rows: read.rows.sort((a, b) => a.addedAt - b.addedAt) };
}

/** Notes why a waiting file was not taken. */
export async function noteUpload(
  db: OasisDatabase,
  uploadId: string,
  state: UploadRow['state'],
  reason: string | null,
): Promise<void> {
  await withDatabase(db, () => db.uploads.update(uploadId, { state, reason }));
}

/** Drops a waiting file: the server has it, or the student took it back. */
export function dropUpload(db: OasisDatabase, uploadId: string): Promise<void> {
  return withDatabase(db, () => db.uploads.delete(uploadId));
}
