// The letters that a student chooses for a past paper without answers: kept from the first one on, until the server has them.
import type { AnswerLetter, Letters } from '#core/document/openChoice';
import { LettersRow, type OasisDatabase, parseRow, withDatabase } from '../rows/db.ts';

/** The letters chosen so far; empty where there are none, or where they cannot be read. */
export async function chosenLetters(db: OasisDatabase, userId: number, docId: number): Promise<Letters> {
  const row = await withDatabase(db, () => db.letters.get([userId, docId]));
  return parseRow(LettersRow, row)?.letters ?? [];
}

/** Of which paper, and how many open choices it has. */
export type LettersOf = { userId: number; docId: number; count: number };
/** By the place among the open choices. */
export type ChosenNow = ReadonlyMap<number, AnswerLetter | null>;

/**
 * Keeps what was chosen; the letters of the other questions stay as they are stored, whichever tab they were chosen in.
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

/** The server has them. */
export function dropLetters(db: OasisDatabase, userId: number, docId: number): Promise<void> {
  return withDatabase(db, () => db.letters.delete([userId, docId]));
}
