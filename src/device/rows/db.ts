// The Dexie database of this browser, shared by page and worker. Every row is parsed on every read, since stored data is
// untrusted. A row that a schema refuses is kept for export, never dropped.

import { Dexie, type EntityTable, type Table } from 'dexie';
import * as z from 'zod/mini';
import { User } from '#core/account/user';
import { Attempt } from '#core/attempt/attempt';
import { GivenLetters } from '#core/document/openChoice';
import { Quiz } from '#core/quiz/quiz';
import { isNoRoom, StorageFailure } from './failure.ts';
import type { JoinRow } from './joinRow.ts';
import type { MadeBody, MadeRow } from './madeRow.ts';
import type { MarksRow } from './marksRow.ts';
import type { PhotoBytes, PhotoRow } from './photoRow.ts';
import type { ReviewAheadRow, ReviewPlace, ReviewRow, ReviewSettingsRow, ReviewsTicket } from './reviewRows.ts';
import type { SettingsRow } from './settingsRow.ts';
import type { SubmissionRow } from './submissionRow.ts';
import type { TextPagesRow, TextRow } from './textRows.ts';
import type { UploadBytes, UploadRow } from './uploadRow.ts';

/** Who is signed in: a single row. `user` is null while only the token is known (D3.10). */
export const SessionRow = z.object({
  id: z.literal('current'),
  token: z.nullable(z.string()),
  user: z.nullable(User),
  /** a token logged out offline that has yet to be revoked, once */
  revoke: z.nullable(z.string()),
  /** the user of an account deleted elsewhere, until the student decides about the data on this device */
  deletedUser: z.optional(z.nullable(User)),
});
export type SessionRow = z.infer<typeof SessionRow>;

/** A quiz kept on this device. Times are in ms since 1970, its size is in bytes of JSON. */
export const LibraryRow = z.object({
  userId: z.int(),
  quizId: z.int(),
  quiz: Quiz,
  bytes: z.int(),
  keptAt: z.number(),
  usedAt: z.number(),
  /** the earlier versions of an edited quiz; indexed */
  earlier: z.optional(z.array(z.int())),
  /**
   * the version of quiz fields with which it was downloaded (library.ts); absent in old rows and for quizzes made here; indexed
   */
  version: z.optional(z.int()),
});
export type LibraryRow = z.infer<typeof LibraryRow>;

/** A stored attempt. It is small, since every move writes it; its frozen quiz is stored separately, once. */
export const AttemptRow = z.omit(Attempt, { quiz: true });
export type AttemptRow = z.infer<typeof AttemptRow>;
export const PaperRow = z.object({ attemptId: z.string(), quiz: Quiz });
export type PaperRow = z.infer<typeof PaperRow>;

/** A quiz that the student removed from this device. It is not downloaded again automatically. */
export type UnkeptRow = { userId: number; quizId: number };

/** The letters chosen for a past paper without answers, until they are sent. */
export const LettersRow = z.extend(GivenLetters, { userId: z.int(), docId: z.int() });
export type LettersRow = z.infer<typeof LettersRow>;

/** `name`: screen and subject, such as `import` or `edit:7`. Each screen parses the content with its own schema. */
export type DraftRow = { userId: number; name: string; draft: unknown };

/** A persisted query of TanStack's cache; never the only copy of anything. */
export type QueryRow = { key: string; userId: number; value: string };

/** The rows of the kinds that share a table. */
export type QueueRow = MarksRow | ReviewsTicket | SettingsRow | JoinRow;

export type OasisDatabase = Dexie & {
  session: EntityTable<SessionRow, 'id'>;
  library: Table<LibraryRow, [number, number]>;
  unkept: Table<UnkeptRow, [number, number]>;
  attempts: EntityTable<AttemptRow, 'attemptId'>;
  papers: EntityTable<PaperRow, 'attemptId'>;
  outbox: EntityTable<SubmissionRow, 'submissionId'>;
  /** what waits to be sent besides submissions and files; `kind` says what it is (queueRows.ts) */
  queue: Table<QueueRow, string>;
  uploads: EntityTable<UploadRow, 'uploadId'>;
  uploadBytes: EntityTable<UploadBytes, 'uploadId'>;
  queries: EntityTable<QueryRow, 'key'>;
  /** the log of reviews (reviews.ts) */
  reviews: Table<ReviewRow, [number, string]>;
  reviewPlaces: EntityTable<ReviewPlace, 'userId'>;
  reviewSettings: EntityTable<ReviewSettingsRow, 'userId'>;
  /** documents with texts, and their pages (texts.ts) */
  texts: Table<TextRow, [number, number]>;
  textPages: Table<TextPagesRow, [number, number]>;
  reviewAhead: EntityTable<ReviewAheadRow, 'userId'>;
  letters: Table<LettersRow, [number, number]>;
  /** quizzes that were made on this device (madeQuizzes.ts) */
  madeQuizzes: EntityTable<MadeRow, 'quizId'>;
  madeBodies: EntityTable<MadeBody, 'quizId'>;
  drafts: Table<DraftRow, [number, string]>;
  /** photos of pages that are not a file yet, and their pictures (photos.ts) */
  photos: EntityTable<PhotoRow, 'photoId'>;
  photoBytes: EntityTable<PhotoBytes, 'photoId'>;
};

const DATABASE_NAME = 'oasis';

/**
 * Creates the database; Dexie opens it at first use. Every write is strict: a transaction's promise resolves after its complete
 * event, when the bytes are on disk. Schema changes are additive.
 */
export function createDatabase(name: string = DATABASE_NAME): OasisDatabase {
  const db = new Dexie(name, { chromeTransactionDurability: 'strict' }) as OasisDatabase;
  db.version(1).stores({
    session: 'id',
    library: '[userId+quizId], userId',
    unkept: '[userId+quizId], userId',
    papers: 'attemptId',
    attempts: 'attemptId, &openKey, userId, [userId+quizId]',
    outbox: 'submissionId, userId',
    uploads: 'uploadId, userId',
    queries: 'key, userId',
  });
  db.version(2)
    .stores({ uploadBytes: 'uploadId' })
    .upgrade(async (tx) => {
      for (const { bytes, ...row } of (await tx.table('uploads').toArray()) as (UploadRow & Partial<UploadBytes>)[]) {
        if (bytes === undefined) continue;
        await tx.table('uploadBytes').put({ uploadId: row.uploadId, bytes });
        await tx.table('uploads').put({ ...row, size: bytes.byteLength, tries: 0, retryAt: 0, notBefore: 0 });
      }
    });
  db.version(3).stores({ queue: 'id, userId' });
  db.version(4).stores({ reviews: '[userId+eventId], userId, [userId+unsent]', reviewPlaces: 'userId' });
  db.version(5).stores({ reviewSettings: 'userId' });
  db.version(6).stores({ letters: '[userId+docId], userId' });
  db.version(7).stores({ reviewAhead: 'userId' });
  db.version(8).stores({
    library: '[userId+quizId], userId, *earlier',
    madeQuizzes: 'quizId, userId',
    madeBodies: 'quizId',
    drafts: '[userId+name], userId',
  });
  db.version(11).stores({ texts: '[userId+docId], userId, *quizIds', textPages: '[userId+docId], userId' });
  db.version(12).stores({ library: '[userId+quizId], userId, *earlier, version' });
  db.version(13).stores({ photos: 'photoId, userId', photoBytes: 'photoId' });
  return db;
}

/**
 * Handles another tab that brings a newer schema and waits for this connection to close: `flush` stores what is unsaved, then
 * the connection closes and `ask` asks for a reload (D3.19). Until then this page can go on storing, since schema changes are
 * additive.
 */
export function watchUpgrade(db: OasisDatabase, flush: () => Promise<unknown>, ask: () => void): void {
  db.on('versionchange', () => {
    flush()
      .catch(() => undefined)
      .finally(() => {
        db.close({ disableAutoOpen: false });
        ask();
      });
    // Dexie's own handler would close at once.
    return false;
  });
}

export type Read<T> = { rows: T[]; unreadable: unknown[] };

/** Parses rows. Refused rows are returned separately, for export. */
export function parseRows<T>(schema: z.ZodMiniType<T>, storedRows: readonly unknown[]): Read<T> {
  const read: Read<T> = { rows: [], unreadable: [] };
  for (const row of storedRows) {
    const parsed = schema.safeParse(row);
    if (parsed.success) read.rows.push(parsed.data);
    else read.unreadable.push(row);
  }
  return read;
}

/** Parses one row; undefined when it is absent or refused. */
export function parseRow<T>(schema: z.ZodMiniType<T>, storedRow: unknown): T | undefined {
  if (storedRow === undefined) return undefined;
  const parsed = schema.safeParse(storedRow);
  return parsed.success ? parsed.data : undefined;
}

const CLOSED = new Set([
  'DatabaseClosedError',
  'OpenFailedError',
  'InvalidStateError',
  'UnknownError',
  'TransactionInactiveError',
  // A dropped connection aborts its running transactions completely; full storage has another error name.
  'AbortError',
]);
/**
 * Counted second by second: a page that was frozen, or a phone that slept, counts one second, so that the storage still gets its
 * time.
 */
const SETTLE_LIMIT_S = 10;

/** The running reopening of each database. All failed work waits for the same one, so that none closes another's connection. */
const reopenings = new WeakMap<OasisDatabase, Promise<unknown>>();
/** How often each database was reopened. Work that failed on an older connection only needs to be repeated. */
const connections = new WeakMap<OasisDatabase, number>();

/**
 * Runs one transaction and recovers from a dropped connection (iOS drops it after resume): close, reopen once, run again. A
 * promise that does not settle in 10 s counts as a failure, so that nothing waits forever to be saved; its connection is closed,
 * and the next work opens another.
 * @throws {StorageFailure} when it still failed; then nothing was written, or the whole of it
 */
export async function withDatabase<T>(db: OasisDatabase, work: () => Promise<T>): Promise<T> {
  const connection = connections.get(db) ?? 0;
  try {
    return await settled(db, work());
  } catch (error) {
    if (!isConnectionLost(error)) throw storageFailure(error);
    try {
      await reopen(db, connection);
      return await settled(db, work());
    } catch (again) {
      throw storageFailure(again);
    }
  }
}

async function reopen(db: OasisDatabase, failedOn: number): Promise<void> {
  if ((connections.get(db) ?? 0) === failedOn) {
    connections.set(db, failedOn + 1);
    db.close({ disableAutoOpen: false });
    reopenings.set(db, settled(db, db.open()));
  }
  await reopenings.get(db);
}

function isConnectionLost(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  const inner = (error as { inner?: { name?: string } }).inner?.name ?? '';
  if (isNoRoom(error)) return false;
  return CLOSED.has(name) || CLOSED.has(inner);
}

function storageFailure(error: unknown): Error {
  if (
    !(error instanceof Error) ||
    !/Quota|Abort|Closed|Unknown|InvalidState|OpenFailed|MissingAPI|Timeout|NotFound/.test(error.name)
  ) {
    return error instanceof Error ? error : new Error(String(error));
  }
  return new StorageFailure(error.message || error.name, { cause: error });
}

function settled<T>(db: OasisDatabase, work: PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let secondsLeft = SETTLE_LIMIT_S;
    const clock = setInterval(() => {
      secondsLeft -= 1;
      if (secondsLeft > 0) return;
      // Running transactions may finish, but no new one starts on this connection.
      db.close({ disableAutoOpen: false });
      reject(new StorageFailure('This device did not answer while saving.'));
    }, 1000);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearInterval(clock));
  });
}
