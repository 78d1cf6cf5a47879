// Queues files for upload. Each is stored before it is first sent and removed only on proof, so that a killed tab loses nothing
// and its key stays the same. The page does the sending and shows the progress.
import { UploadAnswer } from '#core/document/document';
import { judgeBy, type Reply } from '#core/submission/submission';
import { type OasisDatabase, parseRow, parseRows, type Read, withDatabase } from '../rows/db.ts';
import type { Kind, Sender } from '../rows/kind.ts';
import { UploadBytes, UploadRow } from '../rows/uploadRow.ts';
import { notedAfter, TRY_AGAIN } from '../rows/waiting.ts';

/** How files are sent. */
export type FileSender = {
  /** never throws; gives up after a silence, however long the whole upload takes */
  send: Sender<UploadRow>;
  /** runs the work unless another sender, in any tab, is sending this file; then null */
  runAlone: <T>(uploadId: string, work: () => Promise<T>) => Promise<T | null>;
};

/** The queue kind for files. It sends no news: its sender ends an expired session, and lists watch the rows. */
export function uploadsKind({ send, runAlone }: FileSender): Kind<UploadRow, UploadAnswer> {
  return {
    lane: 'files',
    key: 'uploadId',
    madeAt: (row) => row.addedAt,
    rows: wholeUploads,
    isHeld: asksFirst,
    alone: (row, work) => runAlone(row.uploadId, work),
    send,
    sendLimitMs: null,
    proofOf: (_, body) => answerIn(body),
    onProof: async (db, { uploadId }) => {
      await dropUpload(db, uploadId);
      return true;
    },
    note: (db, { uploadId }, changes) => change(db, uploadId, changes),
  };
}

/** Only our own answer that names a document is proof. */
const answerIn = (body: unknown): UploadAnswer | null => UploadAnswer.safeParse(body).data ?? null;

/** A shared file waits for the student's confirmation. */
const asksFirst = (row: UploadRow): boolean => row.asks === true;

/** A student's files that can be sent. A file whose bytes are gone counts as unreadable, and stays. */
async function wholeUploads(db: OasisDatabase, userId: number): Promise<Read<UploadRow>> {
  const [{ rows, unreadable }, storedIds] = await Promise.all([
    waitingUploads(db, userId),
    withDatabase(db, () => db.uploadBytes.toCollection().primaryKeys()),
  ]);
  const storedIdSet = new Set(storedIds);
  const hasBytes = ({ uploadId }: UploadRow) => storedIdSet.has(uploadId);
  return { rows: rows.filter(hasBytes), unreadable: [...unreadable, ...rows.filter((row) => !hasBytes(row))] };
}

/** A file to store. `uploadId` is its idempotency key, `addedAt` is in ms since 1970. */
export type NewUpload = Pick<UploadRow, 'uploadId' | 'userId' | 'filename' | 'type' | 'timer' | 'wishes' | 'addedAt' | 'asks'> & {
  bytes: ArrayBuffer;
};

/**
 * Stores a file, or changes the time limit of a stored one. Resolves once it would survive a kill.
 * @throws {StorageFailure} when this device has no room for it
 */
export function keepUpload(db: OasisDatabase, { bytes, ...upload }: NewUpload): Promise<void> {
  const { uploadId } = upload;
  const row: UploadRow = {
    ...upload,
    size: bytes.byteLength,
    state: 'waiting',
    reason: null,
    tries: 0,
    retryAt: 0,
    notBefore: 0,
  };
  return withDatabase(db, () =>
    db.transaction('rw', [db.uploads, db.uploadBytes], async () => {
      await db.uploads.put(row);
      await db.uploadBytes.put({ uploadId, bytes });
    }),
  );
}

/** A student's waiting files without their bytes, the oldest first, and the rows that could not be read. */
export async function waitingUploads(db: OasisDatabase, userId: number) {
  const read = parseRows(UploadRow, await withDatabase(db, () => db.uploads.where('userId').equals(userId).toArray()));
  return { ...read, rows: read.rows.sort((a, b) => a.addedAt - b.addedAt) };
}

/** One waiting file with its bytes; undefined if it is gone or cannot be read. */
export async function waitingUpload(
  db: OasisDatabase,
  uploadId: string,
): Promise<(UploadRow & { bytes: ArrayBuffer }) | undefined> {
  const [row, bytesRow] = await withDatabase(db, () => Promise.all([db.uploads.get(uploadId), db.uploadBytes.get(uploadId)]));
  const uploadRow = parseRow(UploadRow, row);
  const bytes = parseRow(UploadBytes, bytesRow)?.bytes;
  return uploadRow && bytes ? { ...uploadRow, bytes } : undefined;
}

/** What the answer to a visible upload proves. */
export function judgeUpload(reply: Reply) {
  return judgeBy(reply, answerIn);
}

/** Stores the outcome of sending a file: removes it on proof, else stores its new state. `now` is in ms since 1970. */
export function recordUpload(
  db: OasisDatabase,
  { uploadId, tries }: Pick<UploadRow, 'uploadId' | 'tries'>,
  verdict: ReturnType<typeof judgeUpload>,
  now: number,
): Promise<void> {
  if (verdict.kind === 'delivered') return dropUpload(db, uploadId);
  return change(db, uploadId, notedAfter(verdict, tries + 1, now));
}

/** Queues a refused file again, when the student asks. The server stores nothing when it refuses, so the key stays. */
export function retryUpload(db: OasisDatabase, uploadId: string): Promise<void> {
  return change(db, uploadId, TRY_AGAIN);
}

/** Confirms a file that was shared into the app: it is sent like any other. */
export function agreeToUpload(db: OasisDatabase, uploadId: string): Promise<void> {
  return change(db, uploadId, { asks: false });
}

/** The files that are sent without asking the student. */
export function sendable(rows: readonly UploadRow[]): UploadRow[] {
  return rows.filter((row) => !asksFirst(row));
}

/** Deletes a file that the server has, or that the student withdrew. */
export function dropUpload(db: OasisDatabase, uploadId: string): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', [db.uploads, db.uploadBytes], async () => {
      await db.uploads.delete(uploadId);
      await db.uploadBytes.delete(uploadId);
    }),
  );
}

/**
 * Removes a file when the student asks.
 * @returns a function that puts it back
 */
export function takeOffUpload(db: OasisDatabase, uploadId: string): Promise<() => Promise<void>> {
  return withDatabase(db, async () => {
    const tables = [db.uploads, db.uploadBytes];
    const [row, bytesRow] = await db.transaction('rw', tables, async () => {
      const rows = [await db.uploads.get(uploadId), await db.uploadBytes.get(uploadId)] as const;
      await dropUpload(db, uploadId);
      return rows;
    });
    return () =>
      withDatabase(db, () =>
        db.transaction('rw', tables, async () => {
          if (row) await db.uploads.put(row);
          if (bytesRow) await db.uploadBytes.put(bytesRow);
        }),
      );
  });
}

async function change(db: OasisDatabase, uploadId: string, changes: Partial<UploadRow>): Promise<void> {
  await withDatabase(db, () => db.uploads.update(uploadId, changes));
}
