// Files on their way to the server, a kind of the queue. Each is stored before it is sent for the first time and leaves only on
// proof, so that a killed tab loses nothing and its key stays the same. The sending itself, with its progress, is the page's.
import { UploadAnswer } from '#core/document/document';
import { judgeBy, type Reply } from '#core/submission/submission';
import { type OasisDatabase, parseRow, parseRows, type Read, withDatabase } from '../rows/db.ts';
import type { Kind, Sender } from '../rows/kind.ts';
import { UploadBytes, UploadRow } from '../rows/uploadRow.ts';
import { notedAfter, TRY_AGAIN } from '../rows/waiting.ts';

/** How files are sent. */
export type FileSender = {
  /** it gives up by itself after a time of silence, however long the whole takes; it never throws */
  send: Sender<UploadRow>;
  /** runs the work while nobody else, in this tab or another, sends this file; null when somebody does */
  runAlone: <T>(uploadId: string, work: () => Promise<T>) => Promise<T | null>;
};

/** Files as a kind of the queue. It tells no news: its sender ends a session that is over, and lists watch the rows. */
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

/** Only our own answer with a document is proof. */
const answerIn = (body: unknown): UploadAnswer | null => UploadAnswer.safeParse(body).data ?? null;

/** A shared file waits for the student's word. */
const asksFirst = (row: UploadRow): boolean => row.asks === true;

/** A student's files that can be sent; one whose bytes are gone counts as unreadable, and stays. */
async function wholeUploads(db: OasisDatabase, userId: number): Promise<Read<UploadRow>> {
  const [{ rows, unreadable }, storedIds] = await Promise.all([
    waitingUploads(db, userId),
    withDatabase(db, () => db.uploadBytes.toCollection().primaryKeys()),
  ]);
  const storedIdSet = new Set(storedIds);
  const hasBytes = ({ uploadId }: UploadRow) => storedIdSet.has(uploadId);
  return { rows: rows.filter(hasBytes), unreadable: [...unreadable, ...rows.filter((row) => !hasBytes(row))] };
}

/** A file to be kept. `uploadId` is its idempotency key, `addedAt` in ms since 1970. */
export type NewUpload = Pick<UploadRow, 'uploadId' | 'userId' | 'filename' | 'type' | 'timer' | 'wishes' | 'addedAt' | 'asks'> & {
  bytes: ArrayBuffer;
};

/**
 * Puts a file by, or once more with another time limit. Resolves only when it would survive
 * a kill. @throws {StorageFailure} when this device has no room for it
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
  const [row, bytesRow] = await withDatabase(db, () => Promise.all([db.uploads.get(uploadId), db.uploadBytes.get(uploadId)]));
  const uploadRow = parseRow(UploadRow, row);
  const bytes = parseRow(UploadBytes, bytesRow)?.bytes;
  return uploadRow && bytes ? { ...uploadRow, bytes } : undefined;
}

/** What the reply to an upload on screen proves. */
export function judgeUpload(reply: Reply) {
  return judgeBy(reply, answerIn);
}

/** Stores what came of sending a file: gone on proof, else its new state. `now` in ms since 1970. */
export function recordUpload(
  db: OasisDatabase,
  { uploadId, tries }: Pick<UploadRow, 'uploadId' | 'tries'>,
  verdict: ReturnType<typeof judgeUpload>,
  now: number,
): Promise<void> {
  if (verdict.kind === 'delivered') return dropUpload(db, uploadId);
  return change(db, uploadId, notedAfter(verdict, tries + 1, now));
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
  return rows.filter((row) => !asksFirst(row));
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

/** Takes a file off this device at its student's word. @returns puts it back as it lay */
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
