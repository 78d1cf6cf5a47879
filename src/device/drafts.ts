// What a student types on a screen that makes something, until it is made: an import, an exam, an edited quiz. A killed browser loses
// none of it.
import type * as z from 'zod/mini';
import { type DraftRow, type OasisDatabase, parseRow, withDatabase } from './db.ts';

/**
 * Keeps a draft in place of the one before.
 * @throws {StorageFailure} when this device could not store it
 */
export function keepDraft(db: OasisDatabase, row: DraftRow): Promise<void> {
  return withDatabase(db, async () => void (await db.drafts.put(row)));
}

/** The draft of this name; undefined where there is none, or none that can be read. */
export async function keptDraft<T>(
  db: OasisDatabase,
  userId: number,
  name: string,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  return parseRow(schema, (await withDatabase(db, () => db.drafts.get([userId, name])))?.draft);
}

/** What was typed is not wanted any more. */
export function dropDraft(db: OasisDatabase, userId: number, name: string): Promise<void> {
  return withDatabase(db, () => db.drafts.delete([userId, name]));
}
