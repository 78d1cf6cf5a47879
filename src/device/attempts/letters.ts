// Stores the letters that a student chooses for a past paper without answers, from the first one until the server has them.
import type { AnswerLetter, Letters } from '#core/document/openChoice';
import { LettersRow, type OasisDatabase, parseRow, withDatabase } from '../rows/db.ts';

/** The letters chosen so far; empty if there are none or they cannot be read. */
export async function chosenLetters(db: OasisDatabase, userId: number, docId: number): Promise<Letters> {
  const row = await withDatabase(db, () => db.letters.get([userId, docId]));
  return parseRow(LettersRow, row)?.letters ?? [];
}

/** The paper, and the number of its open choices. */
export type LettersOf = { userId: number; docId: number; count: number };
/** By the index of the open choice. */
export type ChosenNow = ReadonlyMap<number, AnswerLetter | null>;

/**
 * Stores the chosen letters. Other stored letters stay, even if another tab chose them.
 * @throws {StorageFailure} when this device could not store it
 */
export function keepLetters(db: OasisDatabase, { userId, docId, count }: LettersOf, newLetters: ChosenNow): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.letters, async () => {
      const storedLetters = parseRow(LettersRow, await db.letters.get([userId, docId]))?.letters ?? [];
      const letterAt = (at: number) => (newLetters.has(at) ? newLetters.get(at) : storedLetters[at]) ?? null;
      await db.letters.put({ userId, docId, letters: Array.from({ length: count }, (_, at) => letterAt(at)) });
    }),
  );
}

/** Deletes the letters once the server has them. */
export function dropLetters(db: OasisDatabase, userId: number, docId: number): Promise<void> {
  return withDatabase(db, () => db.letters.delete([userId, docId]));
}
