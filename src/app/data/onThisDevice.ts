// Reads what this device has of a student, and by kind what the server does not have: for "Study offline", a logout, the deletion of the
// account, and a deleted account. A kind of the queue without its line here does not compile, nor one whose texts or items are missing.
import { openAttempts } from '#device/attempts/attempts';
import { waitingUploads } from '#device/files/uploads';
import { unsentMade } from '#device/made/madeQuizzes';
import type { KindName } from '#device/queue/kinds';
import { marksRowsOf } from '#device/queue/laterMarks';
import { submissionRowsOf } from '#device/queue/submissions';
import { newestIds } from '#device/quizzes/library';
import { unsentLog } from '#device/review/reviews';
import type { OasisDatabase, Read } from '#device/rows/db';
import type { Waiting } from '#device/rows/waiting';
import { joinRowsOf } from '#device/together/joins';
import { unsentTexts } from '#texts/unsent';
import { db } from './device.ts';
import { liveQueryOf, liveValue, useLive } from './live.ts';

/** Of settings nobody is told: a choice can be made again. */
export type UnsentKind = Exclude<KindName, 'settings'>;

/** `count`: of a row that stands for several things; 1 unless said. */
export type UnsentRow = Pick<Waiting, 'state'> & { count?: number };

/** In the order in which they are named. */
const readers = {
  madeQuizzes: unsentMade,
  submissions: submissionRowsOf,
  marks: marksRowsOf,
  join: joinRowsOf,
  reviews: async (database, userId) => {
    const log = await unsentLog(database, userId);
    return { rows: log ? [{ ...log.row, count: log.count }] : [], unreadable: [] };
  },
  uploads: waitingUploads,
} satisfies Record<UnsentKind, (database: OasisDatabase, userId: number) => Promise<Read<UnsentRow>>>;

export type RowOf<Kind extends UnsentKind> = Awaited<ReturnType<(typeof readers)[Kind]>>['rows'][number];
export type UnsentRows = { [Kind in UnsentKind]: Read<RowOf<Kind>> };

export const unsentKinds = Object.keys(readers) as UnsentKind[];

/** What a student has that was not sent, and beside it the rows that this version cannot read. */
export async function readUnsent(userId: number): Promise<UnsentRows> {
  const reads = await Promise.all(unsentKinds.map(async (kind) => [kind, await readers[kind](db, userId)]));
  return Object.fromEntries(reads);
}

/** How many things these rows are. */
export function countOf(rows: readonly UnsentRow[]): number {
  return rows.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** Of all kinds, the rows that this version cannot read. */
export function unreadableOf(unsent: UnsentRows): unknown[] {
  return unsentKinds.flatMap((kind) => unsent[kind].unreadable);
}

export type OnThisDevice = { quizzes: number; attempts: number; open: number; unsent: Record<UnsentKind, number> };

export const onThisDeviceOf = liveQueryOf(async (userId: number): Promise<OnThisDevice> => {
  const [quizIds, attempts, open, unsent] = await Promise.all([
    newestIds(db, userId),
    db.attempts.where('userId').equals(userId).count(),
    openAttempts(db, userId),
    readUnsent(userId),
  ]);
  const counts = unsentKinds.map((kind) => [kind, countOf(unsent[kind].rows) + unsent[kind].unreadable.length]);
  return { quizzes: quizIds.length, attempts, open: open.length, unsent: Object.fromEntries(counts) };
});

/** Null until it is read. */
export function useOnThisDevice(userId: number): OnThisDevice | null {
  return liveValue(useLive(onThisDeviceOf(userId)), null);
}

/** `2 submissions, 1 file`; empty if everything is sent, or nothing was read yet. */
export function unsentWords(counts: OnThisDevice | null): string {
  if (counts === null) return '';
  const { unsent, open } = counts;
  return [
    ...unsentKinds.map((kind) => (unsent[kind] > 0 ? unsentTexts[kind](unsent[kind]) : '')),
    open > 0 ? unsentTexts.open(open) : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
}
