// The letters that a student chooses for a past paper without answers: kept from the first one on, until the server has them.
import type { Letters } from '#core/openChoice';
import { LettersRow, type OasisDatabase, parseRow, withDatabase } from './db.ts';

/** The letters chosen so far; empty where there are none, or where they cannot be read. */
export async function chosenLetters(db: OasisDatabase, userId: number, docId: number): Promise<Letters> {
  const row = await withDatabase(db, () => db.letters.get([userId, docId]));
  return parseRow(LettersRow, row)?.letters ?? [];
}

/**
 * Keeps all letters of one paper, in the order of its open choices.
 * @throws {StorageFailure} when this device could not store them
 */
export function keepLetters(db: OasisDatabase, row: LettersRow): Promise<void> {
  return withDatabase(db, async () => void (await db.letters.put(row)));
}

/** The server has them. */
export function dropLetters(db: OasisDatabase, userId: number, docId: number): Promise<void> {
  return withDatabase(db, () => db.letters.delete([userId, docId]));
}
