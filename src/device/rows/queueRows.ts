// The table shared by several queue kinds; a row's `kind` tells them apart.
import type * as z from 'zod/mini';
import { type OasisDatabase, parseRows, type QueueRow, type Read, withDatabase } from './db.ts';

/**
 * The kinds whose rows lie in it, and whether the number on the icon counts them: not reviews and settings, which are no answers that
 * somebody waits for. One that is missing does not compile.
 */
export const badged: Record<QueueRow['kind'], boolean> = { marks: true, join: true, reviews: false, settings: false };
const kinds = Object.keys(badged);

/**
 * A student's rows of one kind, and those that could not be read. Rows of kinds unknown to this version are returned once, with
 * the unreadable rows of the first kind.
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
