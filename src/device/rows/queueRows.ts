// The table that several kinds of the queue share: a row's `kind` says whose it is.
import type * as z from 'zod/mini';
import { type OasisDatabase, parseRows, type QueueRow, type Read, withDatabase } from './db.ts';

/**
 * The kinds whose rows lie in it, and whether the number on the icon counts them: not reviews and settings, which are no answers that
 * somebody waits for. One that is missing does not compile.
 */
export const badged: Record<QueueRow['kind'], boolean> = { marks: true, join: true, reviews: false, settings: false };
const kinds = Object.keys(badged);

/**
 * A student's rows of one kind, and beside them those that could not be read. Rows of no kind that this version knows (a newer
 * one wrote them) are handed out once, with the unreadable rows of the first kind.
 */
export async function queueRows<Row extends QueueRow>(
  db: OasisDatabase,
  userId: number,
  kind: Row['kind'],
  schema: z.ZodMiniType<Row>,
): Promise<Read<Row>> {
  const storedRows = await withDatabase(db, () => db.queue.where('userId').equals(userId).toArray());
  const isOurs = (of: string) => of === kind || (kind === kinds[0] && !kinds.includes(of));
  return parseRows(
    schema,
    storedRows.filter((row) => isOurs(row.kind)),
  );
}
