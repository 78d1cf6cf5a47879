// Files on their way to the server. Each is stored before it is sent for the first time and leaves only on proof, so that a
// killed tab loses nothing and its key stays the same. It keeps and judges; the sending itself, with its progress, is the page's.
import { UploadAnswer } from '#core/document';
import { judgeBy, type Reply } from '#core/submission';
import { type OasisDatabase, parseRow, parseRows, UploadBytes, UploadRow, withDatabase } from './db.ts';
import { TRY_AGAIN, waitAfter } from './queue.ts';

/** A file to be kept. `uploadId` is its idempotency key, `addedAt` in ms since 1970. */
export type NewUpload = Pick<UploadRow, 'uploadId' | 'userId' | 'filename' | 'type' | 'timer' | 'addedAt' | 'asks'> & {
  bytes: ArrayBuffer;
};

/**
 * Puts a file by, or once more with another time limit. Resolves only when it would survive
 * a kill. @throws {StorageFailure} when this device has no room for it
 */
export function keepUpload(db: OasisDatabase, { bytes, ...given }: NewUpload): Promise<void> {
  const { uploadId } = given;
  const row: UploadRow = { ...given, size: bytes.byteLength, state: 'waiting', reason: null, tries: 0, retryAt: 0, notBefore: 0 };
  return withDatabase(db, () =>
    db.transaction('rw', [db.uploads, db.uploadBytes], async () => {
      await db.uploads.put(row);
      await db.uploadBytes.put({ uploadId, bytes });
    }),
  );
}

/** A student's waiting files, the oldest first, without their bytes, and beside them the rows that could not be read. */
export async function waitingUploads(db: OasisDatabase, userId: number) {
  const read = parseRows(UploadRow, await withDatabase(db, () => db.uploads.where('userId').equals(userId).toArray()));
  return { ...read, rows: read.rows.sort((a, b) => a.addedAt - b.addedAt) };
}

/** One waiting file with what it holds; undefined when it is gone or cannot be read. */
export async function waitingUpload(
  db: OasisDatabase,
  uploadId: string,
): Promise<(UploadRow & { bytes: ArrayBuffer }) | undefined> {
  const [row, held] = await withDatabase(db, () => Promise.all([db.uploads.get(uploadId), db.uploadBytes.get(uploadId)]));
  const known = parseRow(UploadRow, row);
  const bytes = parseRow(UploadBytes, held)?.bytes;
  return known && bytes ? { ...known, bytes } : undefined;
}

/** What a reply to an upload proves; only our own answer with a document is proof. */
export function judgeUpload(reply: Reply) {
  return judgeBy(reply, (body) => UploadAnswer.safeParse(body).data ?? null);
}

/** Stores what came of sending a file: gone on proof, else its new state. `now` in ms since 1970. */
export function recordUpload(
  db: OasisDatabase,
  { uploadId, tries }: Pick<UploadRow, 'uploadId' | 'tries'>,
  verdict: ReturnType<typeof judgeUpload>,
  now: number,
): Promise<void> {
  switch (verdict.kind) {
    case 'delivered':
      return dropUpload(db, uploadId);
    case 'needs-login':
      return change(db, uploadId, { state: 'needs-login', tries: tries + 1 });
    case 'refused':
      return change(db, uploadId, { state: 'refused', reason: verdict.reason, tries: tries + 1 });
    case 'wait':
    case 'no-answer':
      return change(db, uploadId, waitAfter(tries + 1, verdict.kind === 'wait' ? verdict.retryAfterMs : null, now));
  }
}

/** Lets a refused file be sent again, at the student's word. The server recorded nothing when it refused: the key stays. */
export function retryUpload(db: OasisDatabase, uploadId: string): Promise<void> {
  return change(db, uploadId, TRY_AGAIN);
}

/** The student's word for a file that was shared into the app: from now on it is sent like any other. */
export function agreeToUpload(db: OasisDatabase, uploadId: string): Promise<void> {
  return change(db, uploadId, { asks: false });
}

/** The files that go out by themselves: not those that wait for the student's word. */
export function sendable(rows: readonly UploadRow[]): UploadRow[] {
  return rows.filter((row) => row.asks !== true);
}

/** Drops a file: the server has it, or the student took it back. */
export function dropUpload(db: OasisDatabase, uploadId: string): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', [db.uploads, db.uploadBytes], async () => {
      await db.uploads.delete(uploadId);
      await db.uploadBytes.delete(uploadId);
    }),
  );
}

async function change(db: OasisDatabase, uploadId: string, changes: Partial<UploadRow>): Promise<void> {
  await withDatabase(db, () => db.uploads.update(uploadId, changes));
}
